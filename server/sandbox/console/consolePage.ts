import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { html } from 'hono/html';
import { Hono } from 'hono';

import { requireLoopback } from '#server/sandbox/control/requireLoopback.ts';
import type { SandboxEnv } from '#server/sandbox/http/env.ts';
import { HttpError } from '#server/sandbox/httpError.ts';
import { respondWithPage } from '#server/sandbox/mainSite/layout.ts';
import { visitorOf } from '#server/sandbox/mainSite/visitor.ts';
import type { World } from '#server/sandbox/world.ts';

import { applicationsSection } from './applicationsSection.ts';
import { chatSection } from './chatSection.ts';
import { logsSection } from './logsSection.ts';
import {
  callsSection,
  faultsSection,
  flagsSection,
  magicSection,
  outboxSection,
  peopleSection,
} from './sections.ts';

const scripts = ['console.js', 'chatDesk.js'].map((name) => ({
  name,
  content: readFileSync(join(import.meta.dirname, name), 'utf8'),
}));
const style = readFileSync(join(import.meta.dirname, 'console.css'), 'utf8');

const head = html`<header class="console-head">
  <h1>Sandbox</h1>
  <p>
    The sandbox simulates a lender. Every name and number in it is invented. A change here applies
    to everyone who uses this machine.
  </p>
  <div class="actions">
    <a class="primary" href="/account/heloc/register">Start an application</a>
    <button data-reload>Refresh</button>
    <a href="/sandbox/brand">Preview a brand</a>
    <a href="/sandbox/contract">Read the contract</a>
    <button class="danger" data-ask="reset" aria-haspopup="dialog">Empty the sandbox</button>
  </div>
</header>`;

const resetDialog = html`<dialog
  id="reset"
  aria-labelledby="reset-title"
  aria-describedby="reset-text"
>
  <h2 id="reset-title">Empty the sandbox?</h2>
  <p id="reset-text">
    This deletes every account, application, message, flag change and fault, for everyone who uses
    this machine. The sandbox then creates the demo people again.
  </p>
  <div class="actions">
    <button class="danger filled" data-reset>Empty now</button>
    <button data-dismiss autofocus>Cancel</button>
  </div>
</dialog>`;

/** Serves the control interface in a browser. */
export function consoleRoutes(world: World): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();

  app.onError((error) => {
    if (!(error instanceof HttpError)) throw error;
    return new Response(error.errors[0]?.message, { status: error.status });
  });
  app.use('/sandbox', async (c, next) => {
    requireLoopback(c.req.raw, c.env ?? {});
    await next();
  });

  for (const { name, content } of scripts)
    app.get(`/sandbox/${name}`, (c) =>
      c.body(content, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
    );
  app.get('/sandbox/console.css', (c) =>
    c.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );

  app.get('/sandbox', (c) => {
    const visitor = visitorOf(world, c.req.raw);
    const org = world.lenders.get(c.req.query('lender') ?? '')?.code ?? world.main.code;
    return respondWithPage(world, {
      ...visitor,
      lender: world.main,
      title: 'Sandbox',
      script: '/sandbox/console.js',
      content: html`<link rel="stylesheet" href="/sandbox/console.css" />
        ${head}
        <div class="panels">
          ${magicSection()} ${peopleSection()}
          ${applicationsSection(world, c.req.query('all') !== undefined)} ${chatSection(world)}
          ${flagsSection(world, org)} ${faultsSection(world)} ${outboxSection(world)}
          ${logsSection(world, (name) => c.req.query(name))} ${callsSection(world)}
        </div>
        ${resetDialog}
        <p role="status" id="said"></p>`,
    });
  });

  return app;
}
