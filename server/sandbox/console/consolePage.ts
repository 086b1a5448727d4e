import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { html } from 'hono/html';
import { Hono } from 'hono';

import { currentFlags } from '#server/sandbox/calls/featureCalls.ts';
import { magicGroups, type MagicValue } from '#server/sandbox/data/magicValues.ts';
import { DEMO_PASSWORD, demoPeople, emailOf } from '#server/sandbox/data/people.ts';
import { guardControl } from '#server/sandbox/control/guard.ts';
import type { SandboxEnv } from '#server/sandbox/http/env.ts';
import { Refusal } from '#server/sandbox/http/refusal.ts';
import type { ApplicationFile } from '#server/sandbox/lender/file.ts';
import { settleFile } from '#server/sandbox/lender/fileAccess.ts';
import { pageOf } from '#server/sandbox/mainSite/layout.ts';
import { visitorOf } from '#server/sandbox/mainSite/visitor.ts';
import type { World } from '#server/sandbox/world.ts';
import { stateTable } from '#server/sandbox/lender/stateTable.ts';

const SHOWN_APPLICATIONS = 30;
const SHOWN_MESSAGES = 15;
const SHOWN_CALLS = 40;

const script = readFileSync(join(import.meta.dirname, 'console.js'), 'utf8');
const style = readFileSync(join(import.meta.dirname, 'console.css'), 'utf8');

/** A moment as it is read at a glance. */
const clock = (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, 19)}`;

const statuses = [...stateTable.keys()].toSorted();

function applicationCard(file: ApplicationFile) {
  const { uuid, loanNumber, org, profile, status, pinned } = file;
  const name = `${profile.name.firstName} ${profile.name.lastName}`;
  const since = clock(new Date(file.statusSince).toISOString());
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
      <button data-login="${profile.email}">
        Open<span class="visually-hidden"> as ${name}</span>
      </button>
    </div>
    <form class="inline" data-status="${uuid}">
      <label for="status-${uuid}">Status<span class="visually-hidden"> of ${name}</span></label>
      <input id="status-${uuid}" name="status" list="statuses" value="${status.checklistStatus}" />
      <button>Set<span class="visually-hidden"> the status of ${name}</span></button>
    </form>
  </li>`;
}

function startOf({ input, start }: MagicValue) {
  return start.kind === 'link'
    ? html`<a href="${start.path}">Start<span class="visually-hidden"> with ${input}</span></a>`
    : html`<button class="link" data-start="${JSON.stringify(start.order)}">
        Start<span class="visually-hidden"> with ${input}</span>
      </button>`;
}

const magicSection = () =>
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

const peopleSection = () =>
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

function flagsSection(world: World, org: string) {
  const flags = [...currentFlags(world, org)];
  return html`<section aria-labelledby="flags">
    <h2 id="flags">Flags</h2>
    <form class="inline" method="get" action="/sandbox">
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

function faultsSection(world: World) {
  const ordered = world.faults.list();
  return html`<section aria-labelledby="faults">
    <h2 id="faults">Faults</h2>
    <form class="inline" data-faults>
      <label for="fault-path">Calls whose path has</label>
      <input id="fault-path" name="path" value="/service-|/identity" />
      <label for="fault-kind">Fault</label>
      <select id="fault-kind" name="kind">
        ${faultChoices.map(
          ([label, fault]) => html`<option value="${JSON.stringify(fault)}">${label}</option>`,
        )}
      </select>
      <label for="fault-times">Times</label>
      <input id="fault-times" name="times" type="number" min="1" value="1" />
      <button>Order</button>
      <button type="button" data-clear-faults>End all</button>
    </form>
    ${
      ordered.length === 0
        ? html`<p class="quiet">None is ordered.</p>`
        : html`<ul role="list" class="rows">
            ${ordered.map((fault) => html`<li><code>${JSON.stringify(fault)}</code></li>`)}
          </ul>`
    }
  </section>`;
}

function outboxSection(world: World) {
  const messages = world.outbox.newestFirst().slice(0, SHOWN_MESSAGES);
  return html`<section aria-labelledby="outbox">
    <h2 id="outbox">Outbox</h2>
    ${
      messages.length === 0
        ? html`<p class="quiet">No message yet. What the lender would have sent stands here.</p>`
        : html`<ul role="list" class="rows">
            ${messages.map(
              ({ at, channel, to, subject, text }) =>
                html`<li>
                  <span>${subject}</span>
                  <span class="quiet">${channel} to ${to}, ${clock(at)}</span>
                  <span>${text}</span>
                </li>`,
            )}
          </ul>`
    }
  </section>`;
}

function callsSection(world: World) {
  const calls = world.record.since(0).slice(-SHOWN_CALLS).toReversed();
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
                <pre tabindex="0" aria-label="Call ${call.number}">
${JSON.stringify({ query: call.query, headers: call.headers, body: call.body }, null, 2)}</pre>
              </details>`,
          )
    }
  </section>`;
}

/** The console: the control interface for a person with a browser. */
export function consoleRoutes(world: World): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();

  app.onError((error, c) => {
    if (!(error instanceof Refusal)) throw error;
    return c.text(error.errors[0]?.message ?? '', 403);
  });
  app.use('/sandbox', async (c, next) => {
    guardControl(c.req.raw, c.env ?? {});
    await next();
  });

  app.get('/sandbox/console.js', (c) =>
    c.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  );
  app.get('/sandbox/console.css', (c) =>
    c.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );

  app.get('/sandbox', (c) => {
    const visitor = visitorOf(world, c.req.raw);
    const org = world.lenders.get(c.req.query('lender') ?? '')?.code ?? world.main.code;
    const files = world.applications.all();
    const shown = files
      .slice(-SHOWN_APPLICATIONS)
      .toReversed()
      .map((file) => settleFile(world, file));
    return pageOf(world, {
      ...visitor,
      lender: world.main,
      title: 'Sandbox',
      script: '/sandbox/console.js',
      content: html`<link rel="stylesheet" href="/sandbox/console.css" />
        <header class="console-head">
          <h1>Sandbox</h1>
          <p>
            A lender in a box. Everything in it is invented, and what is here is changed for
            everyone who uses this machine.
          </p>
          <p role="status" id="said"></p>
          <div class="actions">
            <a class="primary" href="/account/heloc/register">Start an application</a>
            <button data-reload>Refresh</button>
            <button data-reset>Empty the sandbox</button>
            <a href="/sandbox/openapi.json">OpenAPI</a>
          </div>
        </header>
        <section aria-labelledby="values">
          <h2 id="values">Values that choose a path</h2>
          ${magicSection()} ${peopleSection()}
        </section>
        <section aria-labelledby="applications">
          <h2 id="applications">Applications</h2>
          <p class="quiet">The newest ${shown.length} of ${files.length}.</p>
          <datalist id="statuses">
            ${statuses.map((status) => html`<option value="${status}"></option>`)}
          </datalist>
          <ul role="list" class="cards">
            ${shown.map(applicationCard)}
          </ul>
        </section>
        ${flagsSection(world, org)} ${faultsSection(world)} ${outboxSection(world)}
        ${callsSection(world)}`,
    });
  });

  return app;
}
