import { html } from 'hono/html';

import { screenAddress } from '#store/application/screens.ts';
import { bureaus } from '#server/sandbox/data/credit.ts';
import { statusAnswer } from '#server/sandbox/lender/application/answers.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { withStatusDefaults } from '#store/application/status/status.ts';
import { isAwaitingBorrower, statusText } from '#store/application/status/statusTexts.ts';
import { formatDate, formatDeadline } from '#store/format/dates.ts';
import { timeZoneOf } from '#store/geography/timeZones.ts';
import { addressLine } from '#store/person/address.ts';
import { isOriginatorInquiry } from '#store/registration/inquiry.ts';

import type { Markup } from './layout.ts';
import { pathOf, type Visitor } from './visitor.ts';

const APP = '/account/heloc';

const statusOf = ({ status }: ApplicationRecord) => status.checklistStatus;

/** Whether the application has no next step. */
export const isOver = (application: ApplicationRecord) =>
  ['COMPLETE', 'CANCELLED'].includes(statusOf(application));

/** An inquiry that only the loan officer can finish (ACCESS-16). */
function isWithOfficer(application: ApplicationRecord, { lender }: Visitor): boolean {
  const wholesaleBrokerNmls = application.referrer?.wholesaleBrokerNmls ?? null;
  const { inquiryExemptBrokerNmls } = lender.brand.switches;
  return isOriginatorInquiry({ ...application, wholesaleBrokerNmls }, inquiryExemptBrokerNmls);
}

const fixedTags = new Map([
  ['COMPLETE', 'Open'],
  ['CANCELLED', 'Cancelled'],
  ['DECLINED', 'Decided'],
]);

function tagOf(application: ApplicationRecord, visitor: Visitor): string {
  const fixed = fixedTags.get(statusOf(application));
  if (fixed !== undefined) return fixed;
  if (isWithOfficer(application, visitor)) return 'With your loan officer';
  const status = withStatusDefaults(statusAnswer(application));
  return isAwaitingBorrower(status) ? 'Your turn' : 'In progress';
}

const rowsOf = (rows: readonly (readonly [label: string, value: string])[]) =>
  html`<dl class="facts sentences">
    ${rows.map(
      ([label, value]) =>
        html`<dt>${label}</dt>
          <dd>${value}</dd>`,
    )}
  </dl>`;

/** The texts of an ended application lead to this page; its own facts take their place. */
function endOf({ accountOpenedDate, status }: ApplicationRecord, whatNow: string): Markup {
  if (status.checklistStatus !== 'COMPLETE') return html`<p>${whatNow}</p>`;
  return accountOpenedDate === null ? html`` : rowsOf([['Opened', formatDate(accountOpenedDate)]]);
}

/** The status of an application: a short tag, and the texts of section 7. */
export function statusParts(application: ApplicationRecord, visitor: Visitor) {
  const status = statusAnswer(application);
  const date = status.hold?.expectedBy;
  const { what, who, howLong, whatNow } = statusText(withStatusDefaults(status), {
    lender: visitor.lender.brand.orgMetaData.companyInfo.companyNameShort,
    bureau: bureaus.north.name,
    ...(date && { date: formatDeadline(date, timeZoneOf(application.property)) }),
  });
  const more = isOver(application)
    ? endOf(application, whatNow)
    : isWithOfficer(application, visitor)
      ? html`<p>Your loan officer started this with you and can finish it.</p>`
      : rowsOf([
          ['Who acts', who],
          ['How long', howLong],
          ['What you can do now', whatNow],
        ]);
  return {
    tag: tagOf(application, visitor),
    content: html`<p class="status">${what}</p>
      ${more}`,
  };
}

const nextNames = new Map([
  ['COMPLETE', 'See your line'],
  ['DECLINED', 'Read the decision'],
]);

/** The links of an application; each names its property for a screen reader. */
export function actionsOf(application: ApplicationRecord, visitor: Visitor): Markup {
  const status = statusOf(application);
  const { street1, city, state, zip } = application.property;
  const home = pathOf(`${APP}/${application.uuid}`, visitor);
  const of = html`<span class="visually-hidden">
    for ${addressLine({ street1, city, state, zip })}</span
  >`;
  const documents = pathOf(screenAddress(application.uuid, 'documentDisclosures'), visitor);
  const documentsLink = html`<a class="secondary" href="${documents}">Documents${of}</a>`;
  if (isWithOfficer(application, visitor) && !isOver(application)) return html``;
  if (status === 'CANCELLED') return documentsLink;
  const next =
    status === 'COMPLETE' ? pathOf(`${APP}/${application.uuid}/complete`, visitor) : home;
  return html`<a class="primary" href="${next}">${nextNames.get(status) ?? 'Continue'}${of}</a>
    ${documentsLink}`;
}
