import { html } from 'hono/html';
import type { Hono } from 'hono';

import type { SandboxEnv } from '#server/sandbox/http/env.ts';
import { bureaus } from '#server/sandbox/data/credit.ts';
import type { ApplicationFile } from '#server/sandbox/lender/application/application.ts';
import { settleFile } from '#server/sandbox/lender/application/access.ts';
import type { World } from '#server/sandbox/world.ts';
import { isOriginators } from '#store/application/inquiry.ts';
import { statusText } from '#store/application/status/statusTexts.ts';
import { addressLine } from '#store/person/address.ts';

import { pageOf } from './layout.ts';
import { pathOf, visitorOf, type Visitor } from './visitor.ts';

const APP = '/account/heloc';

/** What stands beside an application: the way on, where there is one. */
function waysOn(file: ApplicationFile, visitor: Visitor) {
  const { checklistStatus } = file.status;
  const wholesaleBrokerNmls = file.referrer?.wholesaleBrokerNmls ?? null;
  const { inquiryExemptBrokerNmls } = visitor.lender.brand.switches;
  const documents = pathOf(`${APP}/${file.uuid}/document/disclosures`, visitor);
  const isOver = checklistStatus === 'COMPLETE' || checklistStatus === 'CANCELLED';
  const documentsLink = html`<a href="${documents}">Documents</a>`;
  if (isOriginators({ ...file, wholesaleBrokerNmls }, inquiryExemptBrokerNmls))
    return html`<p>Your loan officer started this with you and can finish it.</p>`;
  if (isOver) return documentsLink;
  const name = checklistStatus === 'DECLINED' ? 'Read the decision' : 'Continue';
  return html`<a class="primary" href="${pathOf(`${APP}/${file.uuid}`, visitor)}">${name}</a>
    ${documentsLink}`;
}

function cardOf(world: World, file: ApplicationFile, visitor: Visitor) {
  const lender = world.lender(file.org);
  const { what, who, howLong, whatNow } = statusText(
    { ...file.status, uuid: file.uuid },
    {
      lender: lender.brand.orgMetaData.companyInfo.companyNameShort,
      bureau: bureaus.north.name,
    },
  );
  const { street1, city, state, zip } = file.property;
  return html`<li class="card">
    <h2>${addressLine({ street1, city, state, zip })}</h2>
    <p class="quiet">Loan number ${file.loanNumber}</p>
    <p><strong>${what}</strong> ${whatNow}</p>
    <p class="quiet">${who}, ${howLong}</p>
    <div class="actions">${waysOn(file, { ...visitor, lender })}</div>
  </li>`;
}

const toLogin = (path: string) => `/auth/login?redirectUrl=${encodeURIComponent(path)}`;

/** The dashboard (ACCESS-14 to ACCESS-16) and the settings. */
export function dashboardPages(app: Hono<SandboxEnv>, world: World): void {
  app.get('/dashboard', async (c) => {
    const visitor = visitorOf(world, c.req.raw);
    const { identity } = visitor;
    if (!identity) return c.redirect(pathOf(toLogin('/dashboard'), visitor));
    const files = world.applications
      .ofIdentity(identity.uuid)
      .map((file) => settleFile(world, file));
    const start = pathOf(`${APP}/register`, visitor);
    return pageOf(world, {
      ...visitor,
      title: 'Your applications',
      content: html`<h1>Your applications</h1>
        ${
          files.length === 0
            ? html`<p>You have no application yet. What you start will stand here.</p>
                <p><a class="primary" href="${start}">Start an application</a></p>`
            : html`<ul role="list" class="cards">
                ${files.map((file) => cardOf(world, file, visitor))}
              </ul>`
        }
        <p><a href="${pathOf('/dashboard/settings', visitor)}">Your account</a></p>`,
    });
  });

  app.get('/dashboard/settings', async (c) => {
    const visitor = visitorOf(world, c.req.raw);
    const { identity } = visitor;
    if (!identity) return c.redirect(pathOf(toLogin('/dashboard/settings'), visitor));
    const choices = world.textChoices(identity.uuid);
    return pageOf(world, {
      ...visitor,
      title: 'Your account',
      content: html`<section class="narrow">
        <h1>Your account</h1>
        <dl>
          <dt>Email</dt>
          <dd>${identity.email}</dd>
          <dt>Mobile phone</dt>
          <dd>${identity.phoneNumber ?? 'None'}</dd>
          <dt>Texts about your application</dt>
          <dd>${choices.transactional ? 'Yes' : 'No'}</dd>
          <dt>Texts about offers</dt>
          <dd>${choices.marketing ? 'Yes' : 'No'}</dd>
        </dl>
        <p><a href="${pathOf('/dashboard', visitor)}">Back to your applications</a></p>
      </section>`,
    });
  });
}
