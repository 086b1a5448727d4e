import {
  CORRECTION,
  FUNDING_STOPPED,
  RECORDING_REFUSED,
} from '#store/application/funding/timeline.ts';
import { NO_ACCESS } from '#store/application/valuation/valuationTexts.ts';

import { signerText } from './signers.ts';
import type { ApplicationStatus } from '#store/application/applicationStatus.ts';

/** Who makes the next move: a bureau, an agent and the like are others. */
export type Actor = 'borrower' | 'lender' | 'others' | 'law' | 'none';

/** What is said of a status: sentences that need no labels. */
export interface StatusText {
  /** What is going on, as a heading. */
  what: string;
  actor: Actor;
  /** How long it takes, or until when; empty where that is not known. */
  when: string;
  /** What the borrower can do, or that there is nothing to do. */
  toDo: string;
}

/** The values of the placeholders. */
export interface StatusFacts {
  bureau?: string;
  /** The day of the lender's hold, formatted; it takes the place of the usual time (F-06). */
  date?: string;
}

const NOTHING_TO_DO = "Nothing to do. We'll email you.";

/** In place of the usual time, where a wait of seconds was given up: the page may be closed. */
export const LATE = { when: 'This is taking longer than usual.', toDo: NOTHING_TO_DO } as const;

/**
 * Section 7 of screens.md, in the words of the review of the screens: status | what is going on | who acts · when · how
 * the lender's own day is said | what to do; "1-2 days" are
 * business days, "then" after the borrower's answer, "-" is nothing to do. The last row is the fallback.
 */
const table = `
CREDIT_NO_MATCH | The credit bureaus couldn't find your file. | borrower · It takes about 1 minute. | Add your Social Security number.
CREDIT_NO_MATCH_SSN | We still couldn't find a credit file. | borrower · then 1-2 days | Send proof of your number.
SOFT_CREDIT_LOCKED, SOFT_CREDIT_FROZEN, HARD_CREDIT_LOCKED, HARD_CREDIT_FROZEN | Your file is locked or frozen at {bureau}. | borrower · Lifting it online takes up to an hour. | Lift it for a day, then come back.
NO_PROPERTY_FOUND, MULTIPLE_PROPERTIES | We need to find your exact home. | borrower · It takes about 2 minutes. | Check the address or pick your home.
DECLINED | We can't offer you a line of credit. | none · You'll get a written notice within 30 days. | Read the reasons, or ask us to reconsider.
COLLECT_ADDITIONAL_INFO | We have a few more questions. | borrower · It takes about 3 minutes. | Answer and continue.
HMDA | We're required to ask these questions. | borrower · It takes about 1 minute. | Answer as many as you like.
GEN_SUMMARY_DISCLOSURE | We're preparing your documents. | lender · This takes a few seconds. | Meanwhile, read your answers.
APP_SUBMISSION | Your answers are ready to send. | borrower · It takes about 5 minutes. | Check and submit.
DELINQUENCY_REVIEW | Your report shows a late payment. | borrower · then 1-2 days | Tell us and send proof.
APPLICATION_REVIEW_IN_PROGRESS | We're reading your application. | lender · This takes a few seconds. | Keep this page open.
PREQUAL_TITLE_PROCESSING | We're looking up loans on your property. | lender · This takes a few seconds, sometimes a few minutes. | Keep this page open.
SOFT_CREDIT_PULL_IN_PROGRESS | We're getting your credit report. | lender · This takes a few seconds. | Keep this page open.
PROPERTY_SEARCH_IN_PROGRESS, PROPERTY_VALUATION_IN_PROGRESS | We're finding your property and its value. | lender · This takes a few seconds. | Keep this page open.
OFFER_CALCULATION_IN_PROGRESS | We're working out your offers. | lender · This takes a few seconds. | Keep this page open.
OFFER_SELECTION, REVISED_OFFER_SELECTION | Your offers are ready. | borrower · It takes about 3 minutes. | Choose one when you're ready.
ASSETS_PREQUAL | You can add savings to raise the limit. | borrower · It takes about 5 minutes. | Add them, or skip this.
ASSET_REVIEW_IN_PROGRESS, INCOME_REVIEW_IN_PROGRESS, LIEN_CHECK_IN_PROGRESS, EMPLOYMENT_CHECK_IN_PROGRESS, IDENTITY_CHECK_IN_PROGRESS, DELINQUENCY_CHECK_IN_PROGRESS, CREDIT_FILE_REVIEW_IN_PROGRESS | We're checking what you sent. | lender · This takes up to a minute. | Keep this page open.
CLTV_LIEN_POSITION_REQUALIFY | We can't lend this amount as things stand. | borrower · It takes about 2 minutes. | Pick one of your options.
NO_AVM_FOUND, NAV_ESTIMATE, NAV_ESTIMATE_REQUEST | We couldn't value your home automatically. | borrower · It takes about 5 minutes. | Tell us about the home.
NAV_RESI_EVAL_PROCESSING | A specialist is working out your home's value. | others · 1-2 days · We expect the result by {date}. | You can get your income papers ready. We'll email you.
BPO_ORDER_REQUEST, BPO_ORDER_REQUEST_PENDING, NAV_BPO_ORDER_REQUEST | We need an agent to value your home. | borrower · then 2-5 days | Give a contact for the visit.
NAV_BPO_PROCESSING | An agent is valuing your home. | others · 2-5 days · We expect the result by {date}. | If they call, please pick up. We'll email you.
LIEN_VERIFICATION, LIEN_ATTESTATION, LIEN_VERIFICATION_INQUIRY | We need you to confirm loans on the home. | borrower · It takes about 5 minutes. | Answer each one.
PAYOFF_REQUEST_PENDING | We've asked your other lender for a payoff amount. | others · 1-3 days · We expect the answer by {date}. | You can speed it up by uploading a payoff letter.
REQUEST_STEWART_PAYOFFS | Our title partner is asking for several payoff amounts. | others · 2-5 days · We expect the answers by {date}. | You can speed it up by uploading payoff letters.
ONSITE_APPRAISAL_BORROWER_PAYMENT | Your line needs an appraisal. | borrower · It takes about 5 minutes. | Pay and pick times, or draw less.
ONSITE_APPRAISAL_PENDING | Your appraisal is booked. | others · 5-10 days · We expect the report by {date}. | Someone needs to be home.
HOLD_FOR_APPRAISAL_REVIEW | An underwriter is reading the appraisal. | lender · 1-2 days | -
APPRAISAL_REVIEW_COMPLETE | Your appraisal is done. We're adding it to your file. | lender · This usually takes a few minutes. | -
INCOME_VERIFICATION | We need to confirm your income. | borrower · It takes about 5 minutes. | Link or upload.
EMPLOYMENT_VERIFICATION | We need to confirm your employer. | borrower · then 1-2 days | Give us a contact at your employer.
IDENTITY_VERIFICATION | We need to see your ID. | borrower · It takes about 3 minutes. | Photograph your ID.
DISBURSEMENT_ACCOUNT | We need an account for your money. | borrower · It takes about 3 minutes. | Link or enter it.
AUTOPAY_ACCOUNT, VERIFIED_AUTOPAY_ACCOUNT | You can choose how to pay. | borrower · It takes about 2 minutes. | Pick autopay or not.
HARD_CREDIT_PULL | We're getting your full credit report. | lender · This takes up to a minute. | Keep this page open.
ORDER_FULL_TITLE | We've ordered a full title search. | others · 3-5 days | -
FINAL_TITLE_PROCESSING, FINAL_TITLE_COMPLETE | Our title partner is finishing your title report. | others · 1-3 days | -
GEN_CLOSING_DISCLOSURE | We're preparing your closing documents. | lender · This takes a few minutes, sometimes up to 2 business days. | -
FINAL_OFFER | Your final offer is ready. | borrower · It takes about 5 minutes. | Read and accept.
GEN_NOTE_SIGNING | We're preparing your documents to sign. | lender · This takes up to a minute, at busy times longer. | Keep this page open.
NOTE_SIGNING | Your documents are ready to sign. | borrower · It takes about 15 minutes. | Read and sign.
CO_DEED_REQ | We're waiting for the other signers. | others | Nothing to do. We'll email you when they have signed.
GEN_NOTARY_DISCLOSURE | We're preparing the notary's documents. | lender · This usually takes a few minutes. | Have your ID ready.
ATTORNEY_REVIEW | Your state requires an attorney to check the deed. We've sent it to one. | others · 1-2 days | -
NOTARY_WAITING_PERIOD | Your state sets a waiting time before you can sign. | law · You can sign from {date}. | Have your ID ready for {date}. We'll email you the day before.
DEED_SIGNING | You can meet a notary. | borrower · It takes about 30 minutes. | Meet online or in person.
MANUAL_DEED_SIGNING | You're signing with a notary in person. | borrower · It takes about 30 minutes. | Choose a time if you haven't yet. Bring your ID.
GEN_RESCISSION | We're preparing your right-to-cancel notice. | lender · This usually takes a few minutes. | -
RESCISSION | You can still cancel. | law · We're waiting until midnight on {date}. | Nothing to do, unless you want to cancel. Read the notice and keep the copy.
RECORDING | The county is recording your deed. | others · 1-10 days | -
FUNDABLE | You're all done. We're getting your payment ready. | lender · 1 day | -
FUNDING_DECISION | We're making one last check before we send your money. | lender · 1 day | Please don't take on new debt until then.
DIRECT_DEBT_PAYOFF | We're paying the debts you chose. | lender · 1-5 days | Keep paying until you see it paid.
COMPLETE | Your line is open. | none | Go to your dashboard.
CANCELLED | This application was cancelled. | none | You may apply again.
CREDIT_ERROR | The credit bureau had a problem. We're trying again. | lender · This can take up to a day. | -
CREDIT_MINOR | The credit bureau's record says you're under 18. | borrower · then 1-2 days | Call us and we'll sort it out. Have your ID ready.
CREDIT_DATA_MISSING_OR_INVALID | Part of your credit report is missing. | lender · 1-2 days | Check your name, birth date and address.
FACTA_REVIEW | Your credit report has a fraud alert, so we'll call you. | lender · 1 day · We'll call by {date}. | Answer our call to the number on your alert.
UNKNOWN | We're not sure where your application stands. | lender · This usually clears up in a few minutes. | Check again in a few minutes, or call us.
`;

interface Row extends StatusText {
  /** How the lender's own day is said; by default as the day by which it is done. */
  dated?: string;
  /** The usual business days. */
  days: readonly [from: number, to: number] | null;
}

const daysText = ([from, to]: readonly [number, number]) => {
  if (from !== to) return `${from} to ${to} business days`;
  return from === 1 ? '1 business day' : `${from} business days`;
};

/** "1-2 days", "then 1-2 days" or a sentence. */
function readTime(time: string): Pick<Row, 'when' | 'days'> {
  const [, then = '', from, to = from] = /^(then )?(\d+)(?:-(\d+))? days?$/.exec(time) ?? [];
  if (from === undefined) return { when: time, days: null };
  const days = [Number(from), Number(to)] as const;
  const start = then === '' ? 'This' : 'After that it';
  return { when: `${start} usually takes ${daysText(days)}.`, days };
}

/** The four parts of a row. */
function rowFrom(what: string, actorAndTime: string, toDo: string): Row {
  const [actor = '', time = '', dated] = actorAndTime.split(' · ');
  // A word of the table.
  return {
    what,
    actor: actor as Actor,
    ...readTime(time),
    toDo: toDo === '-' ? NOTHING_TO_DO : toDo,
    ...(dated !== undefined && { dated }),
  };
}

function readRow(line: string): [status: string, row: Row][] {
  const [statuses = '', what = '', actorAndTime = '', toDo = ''] = line.split(' | ');
  return statuses.split(', ').map((status) => [status, rowFrom(what, actorAndTime, toDo)]);
}

const rows: ReadonlyMap<string, Row> = new Map(table.trim().split('\n').flatMap(readRow));

const fallback = rows.get('UNKNOWN') ?? rowFrom('', 'none', '');

/** GEN_CLOSING_DISCLOSURE with a flood check. */
const waitingOnFlood = rowFrom(
  "We're preparing your closing documents and waiting for your flood check.",
  'others · This takes a few minutes, sometimes up to 2 business days.',
  '-',
);

/** UNDERWRITING_REVIEW, which section 7 leaves out, and any other review by a person (screens.md, review-app/uw). */
export const UNDERWRITING = 'UNDERWRITING_REVIEW';
const underwriting = rowFrom(
  'An underwriter is reviewing your application.',
  'lender · 1-2 days',
  "You can add a note. We'll email you.",
);

/** A finished valuation. chosen: section 7 has no row for it. */
const valued = rowFrom(
  "The agent's value has arrived and we're checking it.",
  'lender · This usually takes a few minutes.',
  '-',
);

/** What a hold's reason makes of a status (screens.md): "status reason". chosen: the last text. */
const heldRows = new Map([
  [
    `NAV_BPO_PROCESSING ${NO_ACCESS}`,
    rowFrom(
      "The agent couldn't get in.",
      'borrower · It takes about 1 minute.',
      'Choose a new day.',
    ),
  ],
  [
    `ONSITE_APPRAISAL_PENDING ${NO_ACCESS}`,
    rowFrom(
      "The appraiser couldn't get in.",
      'borrower · It takes about 1 minute.',
      'Choose a new time.',
    ),
  ],
  [`RECORDING ${RECORDING_REFUSED}`, rowFrom(CORRECTION, 'others · 2-10 days', '-')],
  [
    `FUNDING_DECISION ${FUNDING_STOPPED}`,
    rowFrom(
      'We stopped the payment because we have a question.',
      "borrower · We'll continue when we've spoken with you.",
      'Call us.',
    ),
  ],
]);

const AGENT_AT_WORK = 'NAV_BPO_PROCESSING';

/** The prefixes of the groups, and the statuses with their rows. */
const groups = [
  ['NAV_ESTIMATE', 'NAV_ESTIMATE'],
  ['BPO_ORDER_REQUEST', 'BPO_ORDER_REQUEST'],
  ['NAV_BPO_ORDER_REQUEST', 'NAV_BPO_ORDER_REQUEST'],
  ['FINAL_TITLE_', 'FINAL_TITLE_PROCESSING'],
] as const;

function groupRow(checklistStatus: string): Row | undefined {
  const group = groups.find(([prefix]) => checklistStatus.startsWith(prefix));
  return group && rows.get(group[1]);
}

/** The borrower orders only while `bpo` requires it (STATUS-30 to STATUS-33). */
function valuationRow({ checklistStatus, bpo }: Readonly<ApplicationStatus>): Row | undefined {
  const isOrder = /^(?:NAV_)?BPO_ORDER_REQUEST/.test(checklistStatus);
  if (!isOrder && checklistStatus !== AGENT_AT_WORK) return undefined;
  if (bpo === 'BPO_COMPLETE') return valued;
  return isOrder && bpo === 'BPO_REQUIRED' ? undefined : rows.get(AGENT_AT_WORK);
}

function rowOf(status: Readonly<ApplicationStatus>): Row {
  const { checklistStatus, waitingOnFloodCert } = status;
  if (checklistStatus === 'GEN_CLOSING_DISCLOSURE' && waitingOnFloodCert) return waitingOnFlood;
  if (checklistStatus === UNDERWRITING) return underwriting;
  return (
    heldRows.get(`${checklistStatus} ${status.hold?.reason ?? ''}`) ??
    valuationRow(status) ??
    rows.get(checklistStatus) ??
    groupRow(checklistStatus) ??
    fallback
  );
}

/** Who makes the next move. */
export const actorOf = (status: Readonly<ApplicationStatus>): Actor =>
  signerText(status)?.actor ?? rowOf(status).actor;

/** The usual business days of a status, from and to; null where another time is usual. */
export const usualDays = (status: Readonly<ApplicationStatus>): Row['days'] => rowOf(status).days;

/** The lender's own day takes the place of the usual time (F-06). */
function whenOf({ actor, when, days, dated }: Row, date: string | undefined): string {
  if (date === undefined || when.includes('{date}')) return when;
  if (actor === 'borrower') return days === null ? `You have until ${date}.` : when;
  return actor === 'none' ? when : (dated ?? 'This should be done by {date}.');
}

/** What is said of a status, with the names of those who still have to sign. */
export function statusText(
  status: Readonly<ApplicationStatus>,
  // chosen: the defaults of bureau and date.
  { bureau = 'a credit bureau', date }: StatusFacts = {},
): StatusText {
  const named = date ?? 'the date in your notice';
  const fill = (text: string) =>
    text.replaceAll('{bureau}', () => bureau).replaceAll('{date}', () => named);
  const row = { ...rowOf(status), ...signerText(status) };
  const { what, actor, toDo } = row;
  return { what: fill(what), actor, when: fill(whenOf(row, date)), toDo: fill(toDo) };
}

/** The statuses of the table; the sandbox's are held against it. @public */
export const statusesWithText: ReadonlySet<string> = new Set(rows.keys());
