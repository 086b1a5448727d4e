import { html } from 'hono/html';

import { rescissionOf } from '#server/sandbox/lender/funding/fundingEvents.ts';
import { moneyDatesOf } from '#server/sandbox/lender/funding/moneyDates.ts';
import { screenAddress } from '#store/application/core/screens.ts';
import { bureaus } from '#server/sandbox/data/credit.ts';
import { statusAnswer } from '#server/sandbox/lender/application/answers.ts';
import { openConditions } from '#server/sandbox/lender/conditions/conditionRecord.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { toDoText } from '#store/application/conditions/toDo.ts';
import { withStatusDefaults } from '#store/application/core/applicationStatus.ts';
import { actorOf, statusText } from '#store/application/status/statusTexts.ts';
import { expectedDay } from '#store/application/status/expectedDay.ts';
import { threadOf } from '#store/application/status/thread.ts';
import { stopStates } from '#store/application/core/stopStates.ts';
import { formatLongDate, formatDay, rangeText } from '#store/format/dates.ts';
import { dayIn, timeZoneOf } from '#store/geography/timeZones.ts';
import { addressLine } from '#store/person/address.ts';
import { isOriginatorInquiry } from '#store/registration/inquiry.ts';

import type { Markup } from './layout.ts';
import { pathOf, type SiteVisitor } from './visitor.ts';

const APP = '/account/heloc';

const statusOf = ({ status }: ApplicationRecord) => status.checklistStatus;

/** Whether the application has no next step. */
export const isOver = (application: ApplicationRecord) =>
  ['COMPLETE', 'CANCELLED'].includes(statusOf(application));

/** An inquiry that only the loan officer can finish (ACCESS-16). */
function isWithOfficer(application: ApplicationRecord, { lender }: SiteVisitor): boolean {
  const wholesaleBrokerNmls = application.referrer?.wholesaleBrokerNmls ?? null;
  const { inquiryExemptBrokerNmls } = lender.brand.switches;
  return isOriginatorInquiry({ ...application, wholesaleBrokerNmls }, inquiryExemptBrokerNmls);
}

const fixedTags = new Map([
  ['COMPLETE', 'Open'],
  ['CANCELLED', 'Cancelled'],
  ['DECLINED', 'Decided'],
]);

/** Counts the borrower's tasks. 0 if the application is decided or with the loan officer. */
const toDoCount = (application: ApplicationRecord, visitor: SiteVisitor) =>
  fixedTags.has(statusOf(application)) || isWithOfficer(application, visitor)
    ? 0
    : openConditions(application);

/** Whether the borrower acts at the current step, whatever is on the to-do list. */
const isBorrowersStep = (application: ApplicationRecord) =>
  actorOf(withStatusDefaults(statusAnswer(application))) === 'borrower';

function tagOf(application: ApplicationRecord, visitor: SiteVisitor): string {
  const fixed = fixedTags.get(statusOf(application));
  if (fixed !== undefined) return fixed;
  if (isWithOfficer(application, visitor)) return 'With your loan officer';
  if (toDoCount(application, visitor) > 0) return 'Your turn';
  return isBorrowersStep(application) ? 'Your turn' : 'In progress';
}

/** The texts of an ended application link to this page, so its own facts replace them. */
function endOf({ accountOpenedDate, status }: ApplicationRecord, toDo: string): Markup {
  if (status.checklistStatus !== 'COMPLETE') return html`<p>${toDo}</p>`;
  return accountOpenedDate === null
    ? html``
    : html`<p>It opened on ${formatLongDate(accountOpenedDate)}.</p>`;
}

const stopClasses = { DONE: 'past', CURRENT: 'current', NEXT: 'next', SKIPPED: 'next' } as const;

/** Shows the stages around the current one, as in the app's waits. */
function threadMarkup(application: ApplicationRecord, now: number): Markup {
  const money = moneyDatesOf(application, now);
  const { applies: hasRightToCancel } = rescissionOf(application);
  const stops = threadOf(statusOf(application), { hasRightToCancel });
  return html`<ol class="thread" role="list">
    ${stops.map(
      ({ id, name, state }) =>
        html`<li class="${stopClasses[state]}">
          <span>${name}</span><span class="quiet">${stopStates[state]}</span>
          ${id === 'money' && money ? html`<span class="quiet day">${rangeText(money)}</span>` : ''}
        </li>`,
    )}
  </ol>`;
}

/** Shows an application's status: a short tag, and the app's text. */
export function statusParts(application: ApplicationRecord, visitor: SiteVisitor, now: number) {
  const status = withStatusDefaults(statusAnswer(application));
  const timeZone = timeZoneOf(application.property);
  const day = expectedDay(status, { timeZone, today: dayIn(now, timeZone) });
  const { what, when, toDo } = statusText(status, {
    bureau: bureaus.north.name,
    ...(day !== null && { date: formatDay(day, timeZone) }),
  });
  const count = toDoCount(application, visitor);
  const more = isOver(application)
    ? endOf(application, toDo)
    : isWithOfficer(application, visitor)
      ? html`<p>Your loan officer started this with you and can finish it.</p>`
      : html`${when === '' ? '' : html`<p>${when}</p>`}
          <p>${count > 0 ? toDoText(count) : toDo}</p>
          ${threadMarkup(application, now)}`;
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

/** Returns the links to the current screen and to the to-do list. The first is where it is the borrower's turn (V4-23). */
function nextOf(application: ApplicationRecord, visitor: SiteVisitor) {
  const { uuid } = application;
  const status = statusOf(application);
  const step = {
    name: nextNames.get(status) ?? 'Continue',
    path: status === 'COMPLETE' ? `${APP}/${uuid}/complete` : `${APP}/${uuid}`,
  };
  if (toDoCount(application, visitor) === 0) return [step];
  const list = { name: 'See your to-do list', path: screenAddress(uuid, 'conditions') };
  return isBorrowersStep(application) ? [step, list] : [list];
}

/** Returns an application's links. Each names its property for screen readers. */
export function actionsOf(application: ApplicationRecord, visitor: SiteVisitor): Markup {
  const status = statusOf(application);
  const { street1, city, state, zip } = application.property;
  const of = html`<span class="visually-hidden">
    for ${addressLine({ street1, city, state, zip })}</span
  >`;
  const documents = pathOf(screenAddress(application.uuid, 'documentDisclosures'), visitor);
  const documentsLink = html`<a class="secondary" href="${documents}">Documents${of}</a>`;
  if (isWithOfficer(application, visitor) && !isOver(application)) return html``;
  if (status === 'CANCELLED') return documentsLink;
  const links = nextOf(application, visitor).map(
    ({ name, path }, at) =>
      html`<a class="${at === 0 ? 'primary' : 'secondary'}" href="${pathOf(path, visitor)}"
        >${name}${of}</a
      > `,
  );
  return html`${links}${documentsLink}`;
}
