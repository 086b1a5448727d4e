import { html } from 'hono/html';
import type { Hono } from 'hono';

import type { SandboxEnv } from '#server/sandbox/http/env.ts';
import { bureaus } from '#server/sandbox/data/credit.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { statusAnswer } from '#server/sandbox/lender/application/answers.ts';
import type { World } from '#server/sandbox/world.ts';
import { isOriginatorInquiry } from '#store/registration/inquiry.ts';
import { formatDeadline } from '#store/format/dates.ts';
import { timeZoneOf } from '#store/geography/timeZones.ts';
import { withStatusDefaults } from '#store/application/status/status.ts';
import { statusText } from '#store/application/status/statusTexts.ts';
import { addressLine } from '#store/person/address.ts';
import { catchUp } from '#server/sandbox/lender/application/catchUp.ts';

import { pageOf, narrowPage } from './layout.ts';
import { pathOf, visitorOf, type Visitor } from './visitor.ts';

const APP = '/account/heloc';

function actionsFor(application: ApplicationRecord, visitor: Visitor) {
  const { checklistStatus } = application.status;
  const wholesaleBrokerNmls = application.referrer?.wholesaleBrokerNmls ?? null;
  const { inquiryExemptBrokerNmls } = visitor.lender.brand.switches;
  const documents = pathOf(`${APP}/${application.uuid}/document/disclosures`, visitor);
  const isOver = checklistStatus === 'COMPLETE' || checklistStatus === 'CANCELLED';
  const documentsLink = html`<a href="${documents}">Documents</a>`;
  if (isOriginatorInquiry({ ...application, wholesaleBrokerNmls }, inquiryExemptBrokerNmls))
    return html`<p>Your loan officer started this with you and can finish it.</p>`;
  if (isOver) return documentsLink;
  const name = checklistStatus === 'DECLINED' ? 'Read the decision' : 'Continue';
  return html`<a class="primary" href="${pathOf(`${APP}/${application.uuid}`, visitor)}">${name}</a>
    ${documentsLink}`;
}

function cardOf(world: World, application: ApplicationRecord, visitor: Visitor) {
  const lender = world.lender(application.org);
  const status = statusAnswer(application);
  const date = status.hold?.expectedBy;
  const { what, who, howLong, whatNow } = statusText(withStatusDefaults(status), {
    lender: lender.brand.orgMetaData.companyInfo.companyNameShort,
    bureau: bureaus.north.name,
    ...(date && { date: formatDeadline(date, timeZoneOf(application.property.state)) }),
  });
  const { street1, city, state, zip } = application.property;
  return html`<li class="card">
    <h2>${addressLine({ street1, city, state, zip })}</h2>
    <p class="quiet">Loan number ${application.loanNumber}</p>
    <p><strong>${what}</strong> ${whatNow}</p>
    <p class="quiet">${who}, ${howLong}</p>
    <div class="actions">${actionsFor(application, { ...visitor, lender })}</div>
  </li>`;
}

const toLogin = (path: string) => `/auth/login?redirectUrl=${encodeURIComponent(path)}`;

/** The dashboard (ACCESS-14 to ACCESS-16) and the settings. */
export function dashboardPages(app: Hono<SandboxEnv>, world: World): void {
  app.get('/dashboard', async (c) => {
    const visitor = visitorOf(world, c.req.raw);
    const { identity } = visitor;
    if (!identity) return c.redirect(pathOf(toLogin('/dashboard'), visitor));
    const applications = world.applications
      .ofIdentity(identity.uuid)
      .map((application) => catchUp(world, application));
    const start = pathOf(`${APP}/register`, visitor);
    return pageOf(world, {
      ...visitor,
      title: 'Your applications',
      content: html`<h1>Your applications</h1>
        ${
          applications.length === 0
            ? html`<p>You have no application yet. What you start will stand here.</p>
                <p><a class="primary" href="${start}">Start an application</a></p>`
            : html`<ul role="list" class="cards">
                ${applications.map((application) => cardOf(world, application, visitor))}
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
    return narrowPage(world, {
      ...visitor,
      title: 'Your account',
      content: html`<dl>
          <dt>Email</dt>
          <dd>${identity.email}</dd>
          <dt>Mobile phone</dt>
          <dd>${identity.phoneNumber ?? 'None'}</dd>
          <dt>Texts about your application</dt>
          <dd>${choices.transactional ? 'Yes' : 'No'}</dd>
          <dt>Texts about offers</dt>
          <dd>${choices.marketing ? 'Yes' : 'No'}</dd>
        </dl>
        <p><a href="${pathOf('/dashboard', visitor)}">Back to your applications</a></p>`,
    });
  });
}
