import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { html } from 'hono/html';
import { Hono } from 'hono';

import { requireLoopback } from '#server/sandbox/control/requireLoopback.ts';
import type { SandboxEnv } from '#server/sandbox/http/env.ts';
import { Refusal } from '#server/sandbox/refusal.ts';
import { pageOf } from '#server/sandbox/mainSite/layout.ts';
import { visitorOf } from '#server/sandbox/mainSite/visitor.ts';
import type { World } from '#server/sandbox/world.ts';
import { stateTable } from '#server/sandbox/lender/status/stateTable.ts';
import { catchUp } from '#server/sandbox/lender/application/catchUp.ts';

import {
  applicationCard,
  callsSection,
  faultsSection,
  flagsSection,
  magicSection,
  outboxSection,
  peopleSection,
} from './sections.ts';

const SHOWN_APPLICATIONS = 30;

const script = readFileSync(join(import.meta.dirname, 'console.js'), 'utf8');
const style = readFileSync(join(import.meta.dirname, 'console.css'), 'utf8');

const statuses = [...stateTable.keys()].toSorted();

const head = html`<header class="console-head">
  <h1>Sandbox</h1>
  <p>
    A lender in a box. Everything in it is invented, and what is here is changed for everyone who
    uses this machine.
  </p>
  <div class="actions">
    <a class="primary" href="/account/heloc/register">Start an application</a>
    <button data-reload>Refresh</button>
    <button data-reset>Empty the sandbox</button>
    <a href="/sandbox/openapi.json">OpenAPI</a>
  </div>
</header>`;

function applicationsSection(world: World) {
  const applications = world.applications.all();
  const shown = applications
    .slice(-SHOWN_APPLICATIONS)
    .toReversed()
    .map((application) => catchUp(world, application));
  return html`<section aria-labelledby="applications">
    <h2 id="applications">Applications</h2>
    <p class="quiet">The newest ${shown.length} of ${applications.length}.</p>
    <datalist id="statuses">
      ${statuses.map((status) => html`<option value="${status}"></option>`)}
    </datalist>
    <ul role="list" class="cards">
      ${shown.map(applicationCard)}
    </ul>
  </section>`;
}

/** The control interface in a browser. */
export function consoleRoutes(world: World): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();

  app.onError((error, c) => {
    if (!(error instanceof Refusal)) throw error;
    return c.text(error.errors[0]?.message ?? '', 403);
  });
  app.use('/sandbox', async (c, next) => {
    requireLoopback(c.req.raw, c.env ?? {});
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
    return pageOf(world, {
      ...visitor,
      lender: world.main,
      title: 'Sandbox',
      script: '/sandbox/console.js',
      content: html`<link rel="stylesheet" href="/sandbox/console.css" />
        ${head}
        <section aria-labelledby="values">
          <h2 id="values">Values that choose a path</h2>
          ${magicSection()} ${peopleSection()}
        </section>
        ${applicationsSection(world)} ${flagsSection(world, org)} ${faultsSection(world)}
        ${outboxSection(world)} ${callsSection(world)}
        <p role="status" id="said"></p>`,
    });
  });

  return app;
}
