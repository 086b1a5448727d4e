import { html } from 'hono/html';
import type { Hono } from 'hono';

import type { SandboxEnv } from '#server/sandbox/http/env.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import type { World } from '#server/sandbox/world.ts';
import { addressLine } from '#store/person/address.ts';
import { catchUp } from '#server/sandbox/lender/application/catchUp.ts';

import { actionsOf, isOver, statusParts } from './applicationParts.ts';
import { helpCard } from './helpCard.ts';
import { respondWithPage } from './layout.ts';
import { settingsPages } from './settingsPages.ts';
import { loginFor, pathOf, visitorOf, type SiteVisitor } from './visitor.ts';

const START = '/account/heloc/register';

function cardOf(world: World, application: ApplicationRecord, from: SiteVisitor) {
  const visitor = { ...from, lender: world.lender(application.org) };
  const { street1, city, state, zip } = application.property;
  const { tag, content } = statusParts(application, visitor, world.now());
  return html`<li class="card">
    <div class="card-head">
      <h2>${addressLine({ street1, city, state, zip })}</h2>
      <p class="tag">${tag}</p>
    </div>
    <p class="quiet">Loan number ${application.loanNumber}</p>
    ${content}
    <div class="actions">${actionsOf(application, visitor)}</div>
  </li>`;
}

function applicationList(
  world: World,
  applications: readonly ApplicationRecord[],
  visitor: SiteVisitor,
) {
  const start = pathOf(START, visitor);
  if (applications.length === 0)
    return html`<div class="card empty">
      <p><strong>You have no application yet.</strong></p>
      <p>An application that you start appears here, with its next step.</p>
      <div class="actions"><a class="primary" href="${start}">Start an application</a></div>
    </div>`;
  return html`<ul role="list" class="stack">
      ${applications.map((application) => cardOf(world, application, visitor))}
    </ul>
    ${
      applications.every(isOver)
        ? html`<p><a href="${start}">Start another application</a></p>`
        : ''
    }`;
}

/** The dashboard (ACCESS-14 to ACCESS-16) and the settings. */
export function dashboardPages(app: Hono<SandboxEnv>, world: World): void {
  app.get('/dashboard', async (c) => {
    const visitor = visitorOf(world, c.req.raw);
    const { identity } = visitor;
    if (!identity) return c.redirect(loginFor('/dashboard', visitor));
    const applications = world.applications
      .ofIdentity(identity.uuid)
      .map((application) => catchUp(world, application));
    return respondWithPage(world, {
      ...visitor,
      title: 'Your applications',
      content: html`<div class="split">
        <div class="stack">
          <h1>Your applications</h1>
          ${applicationList(world, applications, visitor)}
        </div>
        <aside class="stack" aria-label="Account and help">
          <section class="card quiet-card">
            <h2>Signed in as</h2>
            <p>${identity.email}</p>
            <p><a href="${pathOf('/dashboard/settings', visitor)}">Your account</a></p>
          </section>
          ${helpCard(visitor.lender)}
        </aside>
      </div>`,
    });
  });

  settingsPages(app, world);
}
