import { html } from 'hono/html';

import { currentFlags } from '#server/sandbox/calls/featureCalls.ts';
import { magicGroups, type MagicValue } from '#server/sandbox/data/magicValues.ts';
import { DEMO_PASSWORD, demoPeople, emailOf } from '#server/sandbox/data/people.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import type { World } from '#server/sandbox/world.ts';

const SHOWN_MESSAGES = 15;
const SHOWN_CALLS = 40;

const clock = (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, 19)}`;

export function applicationCard(application: ApplicationRecord) {
  const { uuid, loanNumber, org, profile, status, pinned } = application;
  const name = `${profile.name.firstName} ${profile.name.lastName}`;
  const since = clock(new Date(application.statusSince).toISOString());
  return html`<li class="card">
    <h3>${name} <span class="quiet">${loanNumber}, ${org}</span></h3>
    <p><code>${status.checklistStatus}</code></p>
    <p class="quiet">since ${since}, ${pinned ? 'stands still' : 'moves by itself'}</p>
    <div class="actions">
      <button data-patch="${uuid}" data-change='{"advance":true}'>
        Move along<span class="visually-hidden"> ${name}</span>
      </button>
      ${
        pinned
          ? html`<button data-patch="${uuid}" data-change='{"pinned":false}'>
              Let time run<span class="visually-hidden"> for ${name}</span>
            </button>`
          : html`<button data-patch="${uuid}" data-change='{"pinned":true}'>
              Stop time<span class="visually-hidden"> for ${name}</span>
            </button>`
      }
      <button data-open="${uuid}">Open<span class="visually-hidden"> as ${name}</span></button>
    </div>
    <form class="inline" data-status="${uuid}">
      <label for="status-${uuid}">Status<span class="visually-hidden"> of ${name}</span></label>
      <input
        id="status-${uuid}"
        name="status"
        list="statuses"
        required
        value="${status.checklistStatus}"
      />
      <button>Set<span class="visually-hidden"> the status of ${name}</span></button>
    </form>
  </li>`;
}

function startOf({ input, start }: MagicValue) {
  return start.kind === 'link'
    ? html`<a href="${start.path}">Start<span class="visually-hidden"> with ${input}</span></a>`
    : html`<button class="link" data-start="${JSON.stringify(start.request)}">
        Start<span class="visually-hidden"> with ${input}</span>
      </button>`;
}

/** The magic values of section 9. */
export const magicSection = () =>
  magicGroups.map(
    ({ title, values }) =>
      html`<details>
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
  );

export const peopleSection = () =>
  html`<details>
    <summary>Demo people</summary>
    <p class="quiet">Their password is ${DEMO_PASSWORD}.</p>
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
    </ul>
  </details>`;

export function flagsSection(world: World, org: string) {
  const flags = [...currentFlags(world, org)];
  return html`<section aria-labelledby="flags">
    <h2 id="flags">Flags</h2>
    <form class="inline" method="get" action="/sandbox#flags">
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
  </section>`;
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

export function faultsSection(world: World) {
  const inForce = world.faults.list().filter(({ left }) => left !== 0);
  return html`<section aria-labelledby="faults">
    <h2 id="faults">Faults</h2>
    <form class="inline" data-faults>
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
      <label for="fault-kind">Fault</label>
      <select id="fault-kind" name="kind">
        ${faultChoices.map(
          ([label, fault]) => html`<option value="${JSON.stringify(fault)}">${label}</option>`,
        )}
      </select>
      <label for="fault-times">Times</label>
      <input id="fault-times" name="times" type="number" min="1" required value="1" />
      <button>Order</button>
      <button type="button" data-clear-faults>End all</button>
    </form>
    ${
      inForce.length === 0
        ? html`<p class="quiet">None is in force.</p>`
        : html`<ul role="list" class="rows">
            ${inForce.map(faultRow)}
          </ul>`
    }
  </section>`;
}

export function outboxSection(world: World) {
  const messages = world.outbox.newestFirst().slice(0, SHOWN_MESSAGES);
  return html`<section aria-labelledby="outbox">
    <h2 id="outbox">Outbox</h2>
    ${
      messages.length === 0
        ? html`<p class="quiet">No message yet. What the lender would have sent stands here.</p>`
        : html`<ul role="list" class="rows">
            ${messages.map(
              ({ at, channel, to, subject, text, links }) =>
                html`<li>
                  <span>${subject}</span>
                  <span class="quiet">${channel} to ${to}, ${clock(at)}</span>
                  <span>${text}</span>
                  ${links.map((link) => html`<a href="${link}">${link}</a>`)}
                </li>`,
            )}
          </ul>`
    }
  </section>`;
}

export function callsSection(world: World) {
  const calls = world.callLog.since(0).slice(-SHOWN_CALLS).toReversed();
  return html`<section aria-labelledby="calls">
    <h2 id="calls">Calls</h2>
    ${
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
    }
  </section>`;
}
