import { html } from 'hono/html';

import { currentBanners } from '#server/sandbox/calls/bannerCalls.ts';
import { currentFlags } from '#server/sandbox/calls/featureCalls.ts';
import { demoBanners } from '#server/sandbox/data/banners.ts';
import { magicGroups, type MagicValue } from '#server/sandbox/data/magicValues.ts';
import { DEMO_PASSWORD, demoPeople, emailOf } from '#server/sandbox/data/people.ts';
import type { World } from '#server/sandbox/world.ts';

import { clock } from './clock.ts';
import { countOf, panelOf } from './panel.ts';

const SHOWN_MESSAGES = 15;
const SHOWN_CALLS = 40;

function startOf({ input, start }: MagicValue) {
  return start.kind === 'link'
    ? html`<a href="${start.path}">Start<span class="visually-hidden"> with ${input}</span></a>`
    : html`<button class="link" data-start="${JSON.stringify(start.request)}">
        Start<span class="visually-hidden"> with ${input}</span>
      </button>`;
}

/** The magic values of section 9. */
export const magicSection = () =>
  panelOf({
    id: 'values',
    title: 'Magic values',
    about: 'Names, addresses and amounts that lead to a certain outcome.',
    count: countOf(magicGroups.flatMap(({ values }) => values).length, 'value'),
    content: html`${magicGroups.map(
      ({ title, values }) =>
        html`<details name="values">
          <summary>${title}</summary>
          <ul role="list" class="rows">
            ${values.map(
              (value) =>
                html`<li>
                  <span>${value.input}</span
                  ><span class="quiet">${value.outcome}</span>${startOf(value)}
                </li>`,
            )}
          </ul>
        </details>`,
    )}`,
  });

export const peopleSection = () =>
  panelOf({
    id: 'people',
    title: 'Demo people',
    about: 'Accounts that you can sign in to.',
    count: countOf(demoPeople.length, 'account'),
    content: html`<p>The password of every account is <code>${DEMO_PASSWORD}</code>.</p>
      <ul role="list" class="rows">
        ${demoPeople.map(
          ({ name, shows }) =>
            html`<li>
              <span>${emailOf(name)}</span><span class="quiet">${shows}</span>
              <button class="link" data-login="${emailOf(name)}">
                Sign in<span class="visually-hidden"> as ${name}</span>
              </button>
            </li>`,
        )}
      </ul>`,
  });

export function flagsSection(world: World, org: string) {
  const flags = [...currentFlags(world, org)];
  return panelOf({
    id: 'flags',
    title: 'Flags',
    about: 'Features of a lender, on or off, and banners.',
    count: `${flags.filter(([, { enabled }]) => enabled).length} on`,
    content: html`<form class="inline" method="get" action="/sandbox#flags">
        <label for="lender">Lender</label>
        <select id="lender" name="lender">
          ${[...world.lenders.keys()].map(
            (code) => html`<option ${code === org ? 'selected' : ''}>${code}</option>`,
          )}
        </select>
        <button>Show</button>
      </form>
      <ul role="list" class="rows">
        ${flags.map(
          ([key, { enabled, variables }]) =>
            html`<li>
              <code>${key}</code><span class="quiet">${enabled ? 'on' : 'off'}</span>
              <button
                class="link"
                data-flag="${key}"
                data-org="${org}"
                data-value="${JSON.stringify({ enabled: !enabled, variables })}"
              >
                Turn ${enabled ? 'off' : 'on'}<span class="visually-hidden"> ${key}</span>
              </button>
            </li>`,
        )}
      </ul>
      ${bannersRow(world)}`,
  });
}

/** Banners of every lender: the demo ones, or none. */
function bannersRow(world: World) {
  const isOn = currentBanners(world).length > 0;
  return html`<p>
    <span>Banners above every page</span> <span class="quiet">${isOn ? 'on' : 'off'}</span>
    <button class="link" data-banners="${JSON.stringify(isOn ? [] : demoBanners)}">
      Turn ${isOn ? 'off' : 'on'}<span class="visually-hidden"> banners</span>
    </button>
  </p>`;
}

const faultChoices: readonly (readonly [
  label: string,
  fault: Readonly<Record<string, unknown>>,
])[] = [
  ['Answer 500', { status: 500, body: { errors: ['Something unexpected happened'] } }],
  ['Answer 429', { status: 429, headers: { 'Retry-After': '30' } }],
  ['Answer 401', { status: 401 }],
  ['Be slow, 8 s', { delayMs: 8_000 }],
  ['Never answer', { hang: true }],
  ['Break the connection', { reset: true }],
  ['Answer garbage', { malformed: true }],
  ['Act, then lose the answer', { reset: true, after: true }],
];

type RequestedFault = ReturnType<World['faults']['list']>[number];

function faultRow({ left, ...fault }: RequestedFault) {
  const { times: _ordered, ...shown } = fault;
  return html`<li>
    <code>${JSON.stringify(shown)}</code>
    <span class="quiet">${left === null ? 'until it is ended' : `times left: ${left}`}</span>
    <button class="link" data-end-fault="${JSON.stringify(fault)}">
      End<span class="visually-hidden"> the fault of ${fault.path}</span>
    </button>
  </li>`;
}

const faultForm = html`<form class="fault-form" data-faults>
  <p class="field">
    <label for="fault-path">Calls whose path has</label>
    <span class="hint" id="fault-path-hint">
      A regular expression, tried on the path and on the path with its query.
    </span>
    <input
      id="fault-path"
      name="path"
      aria-describedby="fault-path-hint"
      required
      value="/service-|/identity"
    />
  </p>
  <p class="field">
    <label for="fault-kind">Fault</label>
    <select id="fault-kind" name="kind">
      ${faultChoices.map(
        ([label, fault]) => html`<option value="${JSON.stringify(fault)}">${label}</option>`,
      )}
    </select>
  </p>
  <p class="field">
    <label for="fault-times">Times</label>
    <input id="fault-times" name="times" type="number" min="1" required value="1" />
  </p>
  <div class="actions">
    <button>Order</button>
    <button type="button" data-clear-faults>End all</button>
  </div>
</form>`;

export function faultsSection(world: World) {
  const inForce = world.faults.list().filter(({ left }) => left !== 0);
  return panelOf({
    id: 'faults',
    title: 'Faults',
    about: 'Make calls fail, wait or break.',
    count: `${inForce.length} active`,
    content: html`${faultForm}
    ${
      inForce.length === 0
        ? html`<p class="quiet">No fault is active.</p>`
        : html`<ul role="list" class="rows">
            ${inForce.map(faultRow)}
          </ul>`
    }`,
  });
}

export function outboxSection(world: World) {
  const messages = world.outbox.newestFirst();
  return panelOf({
    id: 'outbox',
    title: 'Outbox',
    about: 'Emails and texts that the lender sent.',
    count: countOf(messages.length, 'message'),
    content:
      messages.length === 0
        ? html`<p class="quiet">
            No message yet. An email or a text that the lender sends appears here.
          </p>`
        : html`<ul role="list" class="rows messages">
            ${messages.slice(0, SHOWN_MESSAGES).map(
              ({ at, channel, to, subject, text, links }) =>
                html`<li>
                  <h3>${subject}</h3>
                  <span class="quiet">${channel} to ${to}, ${clock(at)}</span>
                  <span>${text}</span>
                  ${links.map((link) => html`<a href="${link}">${link}</a>`)}
                </li>`,
            )}
          </ul>`,
  });
}

export function callsSection(world: World) {
  const all = world.callLog.since(0);
  const calls = all.slice(-SHOWN_CALLS).toReversed();
  return panelOf({
    id: 'calls',
    title: 'Calls',
    about: `The newest ${SHOWN_CALLS} requests of the app, with their bodies.`,
    count: countOf(all.length, 'call'),
    content: html`${
      calls.length === 0
        ? html`<p class="quiet">No call yet.</p>`
        : calls.map(
            (call) =>
              html`<details>
                <summary>
                  ${call.number} ${call.method}
                  <code>${call.path}</code> ${call.status ?? 'no answer'}
                </summary>
                <pre role="region" tabindex="0" aria-label="Call ${call.number}">
${JSON.stringify({ query: call.query, headers: call.headers, body: call.body }, null, 2)}</pre>
              </details>`,
          )
    }`,
  });
}
