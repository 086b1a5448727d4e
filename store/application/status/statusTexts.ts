import {
  CORRECTION,
  FUNDING_STOPPED,
  RECORDING_REFUSED,
} from '#store/application/funding/timeline.ts';

import type { ApplicationStatus } from './status.ts';

/** The status card's text. */
export interface StatusText {
  what: string;
  who: string;
  howLong: string;
  whatNow: string;
}

/** The values of the placeholders. */
export interface StatusFacts {
  /** {companyNameShort} */
  lender: string;
  bureau?: string;
  /** The day of the lender's hold, formatted; it takes the place of the usual time (F-06). */
  date?: string;
}

/**
 * Section 7 of screens.md: status | what is happening | who acts · how long | what you can do now. The last row is the
 * fallback.
 */
const table = `
CREDIT_NO_MATCH | The credit bureaus couldn't find your file. | Your turn · about 1 minute | Add your Social Security number.
CREDIT_NO_MATCH_SSN | We still couldn't find a credit file. | You, then {lender} · 1-2 business days | Send proof of your number.
SOFT_CREDIT_LOCKED, SOFT_CREDIT_FROZEN, HARD_CREDIT_LOCKED, HARD_CREDIT_FROZEN | Your file is locked or frozen at {bureau}. | Your turn · about an hour | Lift it for a day, then come back.
NO_PROPERTY_FOUND, MULTIPLE_PROPERTIES | We need to find your exact home. | Your turn · about 2 minutes | Check the address or pick your home.
DECLINED | We can't offer you a line of credit. | {lender} · written notice within 30 days | Read the reasons, or ask us to reconsider.
COLLECT_ADDITIONAL_INFO | We have a few more questions. | Your turn · about 3 minutes | Answer and continue.
HMDA | We're required to ask these questions. | Your turn · about 1 minute | Answer as many as you like.
GEN_SUMMARY_DISCLOSURE | We're preparing your documents. | {lender} · seconds | Meanwhile, read your answers.
APP_SUBMISSION | Your answers are ready to send. | Your turn · about 5 minutes | Check and submit.
DELINQUENCY_REVIEW | Your report shows a late payment. | You, then {lender} · 1-2 business days | Tell us and send proof.
APPLICATION_REVIEW_IN_PROGRESS | We're reading your application. | {lender} · seconds | Keep this page open.
PREQUAL_TITLE_PROCESSING | We're looking up loans on your property. | {lender} · seconds to minutes | Keep this page open.
SOFT_CREDIT_PULL_IN_PROGRESS | We're getting your credit report. | Credit bureau · seconds | Keep this page open.
PROPERTY_SEARCH_IN_PROGRESS, PROPERTY_VALUATION_IN_PROGRESS | We're finding your property and its value. | {lender} · seconds | Keep this page open.
OFFER_CALCULATION_IN_PROGRESS | We're working out your offers. | {lender} · seconds | Keep this page open.
OFFER_SELECTION, REVISED_OFFER_SELECTION | Your offers are ready. | Your turn · about 3 minutes | Choose one when you're ready.
ASSETS_PREQUAL | You can add savings to raise the limit. | Your turn · about 5 minutes | Add them, or skip this.
ASSET_REVIEW_IN_PROGRESS, INCOME_REVIEW_IN_PROGRESS, LIEN_CHECK_IN_PROGRESS, EMPLOYMENT_CHECK_IN_PROGRESS, IDENTITY_CHECK_IN_PROGRESS, DELINQUENCY_CHECK_IN_PROGRESS, CREDIT_FILE_REVIEW_IN_PROGRESS | We're checking what you sent. | {lender} · seconds to 1 minute | Keep this page open.
CLTV_LIEN_POSITION_REQUALIFY | We can't lend this amount as things stand. | Your turn · about 2 minutes | Pick one of your options.
NO_AVM_FOUND, NAV_ESTIMATE, NAV_ESTIMATE_REQUEST | We couldn't value your home automatically. | Your turn · about 5 minutes | Tell us about the home.
NAV_RESI_EVAL_PROCESSING | A valuer is working on your home's value. | Valuer · 1-2 business days | Get income papers ready.
BPO_ORDER_REQUEST, BPO_ORDER_REQUEST_PENDING, NAV_BPO_ORDER_REQUEST | We need an agent to value your home. | You, then agent · 2-5 business days | Give a contact for the visit.
NAV_BPO_PROCESSING | An agent is valuing your home. | Agent · 2-5 business days | If they call, please pick up.
LIEN_VERIFICATION, LIEN_ATTESTATION, LIEN_VERIFICATION_INQUIRY | We need you to confirm loans on the home. | Your turn · about 5 minutes | Answer each one.
PAYOFF_REQUEST_PENDING | We've asked your other lender for a payoff amount. | Other lender · 1-3 business days | Upload a payoff letter.
REQUEST_STEWART_PAYOFFS | Our title partner is asking for several payoff amounts. | Title partner · 2-5 business days | Upload payoff letters.
ONSITE_APPRAISAL_BORROWER_PAYMENT | Your line needs an appraisal. | Your turn · about 5 minutes | Pay and pick times, or draw less.
ONSITE_APPRAISAL_PENDING | Your appraisal is booked. | Appraiser · 5-10 business days | Someone needs to be home.
HOLD_FOR_APPRAISAL_REVIEW | An underwriter is reading the appraisal. | {lender} · 1-2 business days | We'll email you the result.
APPRAISAL_REVIEW_COMPLETE | Your appraisal is done. We're adding it to your file. | {lender} · minutes | Check again.
INCOME_VERIFICATION | We need to confirm your income. | Your turn · about 5 minutes | Link or upload.
EMPLOYMENT_VERIFICATION | We need to confirm your employer. | You, then employer · 1-2 business days | Give us a contact at your employer.
IDENTITY_VERIFICATION | We need to see your ID. | Your turn · about 3 minutes | Photograph your ID.
DISBURSEMENT_ACCOUNT | We need an account for your money. | Your turn · about 3 minutes | Link or enter it.
AUTOPAY_ACCOUNT, VERIFIED_AUTOPAY_ACCOUNT | Choose how you pay. | Your turn · about 2 minutes | Pick autopay or not.
HARD_CREDIT_PULL | We're getting your full credit report. | Credit bureau · seconds to 1 minute | Keep this page open.
ORDER_FULL_TITLE | We've ordered a full title search. | Title partner · 3-5 business days | There's nothing you need to do.
FINAL_TITLE_PROCESSING, FINAL_TITLE_COMPLETE | Our title partner is finishing your title report. | Title partner · 1-3 business days | We'll tell you if we need anything.
GEN_CLOSING_DISCLOSURE | We're preparing your closing documents. | {lender} · minutes to 2 business days | Finish anything on your to-do list.
FINAL_OFFER | Your final offer is ready. | Your turn · about 5 minutes | Read and accept.
GEN_NOTE_SIGNING | We're preparing your documents to sign. | {lender} · under a minute, at busy times longer | Keep this page open.
NOTE_SIGNING | Your documents are ready to sign. | Your turn · about 15 minutes | Read and sign.
CO_DEED_REQ | We're waiting for the other signers. | Other signers · until they sign | Send the link again.
GEN_NOTARY_DISCLOSURE | We're preparing the notary's documents. | {lender} · minutes | Have your ID ready.
ATTORNEY_REVIEW | Your state requires an attorney to check the deed. We've sent it to one. | Attorney · 1-2 business days | There's nothing you need to do.
NOTARY_WAITING_PERIOD | Your state sets a waiting time before you can sign. | You wait · until {date} | Have your ID ready for {date}.
DEED_SIGNING | You can meet a notary. | You, then other signers · about 30 minutes | Meet online or in person.
MANUAL_DEED_SIGNING | You're signing with a notary in person. | Notary and you · at the appointment | Choose a time, or be there at yours.
GEN_RESCISSION | We're preparing your right-to-cancel notice. | {lender} · minutes | Read your documents.
RESCISSION | You can still cancel. | You wait · until midnight {date} | Read the notice, keep the copy.
RECORDING | The county is recording your deed. | County · 1-10 business days | There's nothing you need to do.
FUNDABLE | You're all done. We're getting your payment ready. | {lender} · 1 business day | There's nothing you need to do.
FUNDING_DECISION | We're making one last check before we send your money. | {lender} · 1 business day | Please don't take on new debt until then.
DIRECT_DEBT_PAYOFF | We're paying the debts you chose. | {lender} · 1-5 business days | Keep paying until you see it paid.
COMPLETE | Your line is open. | Done | Go to your dashboard.
CANCELLED | This application was cancelled. | Done | You may apply again.
CREDIT_ERROR | The credit bureau had a problem. We're trying again. | Credit bureau · up to a day | Check again later.
CREDIT_MINOR | The credit bureau's record says you're under 18. | You, then {lender} · 1-2 business days | Call us and we'll sort it out. Have your ID ready.
CREDIT_DATA_MISSING_OR_INVALID | Part of your credit report is missing. | {lender} · 1-2 business days | Check name, birth date, address.
FACTA_REVIEW | Your credit report has a fraud alert, so we'll call you. | {lender} · 1 business day | Answer our call to the number on your alert.
UNKNOWN | We're not sure where your application stands. | {lender} · usually minutes | Check again in a few minutes, or call us.
`;

type Row = Readonly<StatusText>;

function readRow(line: string): [status: string, row: Row][] {
  const [statuses = '', what = '', actor = '', whatNow = ''] = line.split(' | ');
  const [who = '', howLong = ''] = actor.split(' · ');
  return statuses.split(', ').map((status) => [status, { what, who, howLong, whatNow }]);
}

const rows: ReadonlyMap<string, Row> = new Map(table.trim().split('\n').flatMap(readRow));

const fallback: Row = rows.get('UNKNOWN') ?? { what: '', who: '', howLong: '', whatNow: '' };

/** GEN_CLOSING_DISCLOSURE with a flood check. */
const waitingOnFlood: Row = {
  what: "We're preparing your closing documents and waiting for your flood check.",
  who: 'Flood service',
  howLong: 'minutes to 2 business days',
  whatNow: 'Finish anything on your to-do list.',
};

/** DEED_SIGNING after the borrower's signature. chosen: the time of CO_DEED_REQ, and nothing to do. */
const othersSign: Row = {
  what: "We're waiting for the other signers. We'll email you when they have signed.",
  who: 'Other signers',
  howLong: 'until they sign',
  whatNow: "There's nothing you need to do.",
};

/** UNDERWRITING_REVIEW, which section 7 leaves out, and any other review by a person (screens.md, review-app/uw). */
export const underwriting: StatusText = {
  what: 'An underwriter is reviewing your application.',
  who: 'Underwriter',
  howLong: '1 to 2 business days',
  whatNow: 'Add a note, or look at your to-do list.',
};

/** A finished valuation. chosen: section 7 has no row for it. */
const valued: Row = {
  what: "The agent's value has arrived and we're checking it.",
  who: '{lender}',
  howLong: 'usually minutes',
  whatNow: 'Check again.',
};

/** The county's refusal and a stopped payment, by the hold's reason (screens.md, complete). */
const fundingHolds = new Map<string, readonly [checklistStatus: string, row: Row]>([
  [
    RECORDING_REFUSED,
    [
      'RECORDING',
      {
        what: CORRECTION,
        who: 'County',
        howLong: '2-10 business days',
        whatNow: "There's nothing you need to do.",
      },
    ],
  ],
  [
    FUNDING_STOPPED,
    // chosen: no text is given.
    [
      'FUNDING_DECISION',
      {
        what: 'We stopped the payment because we have a question.',
        who: '{lender}',
        howLong: 'until we have spoken with you',
        whatNow: 'Call us.',
      },
    ],
  ],
]);

function fundingHoldRow({ checklistStatus, hold }: Readonly<ApplicationStatus>): Row | undefined {
  const [at, row] = fundingHolds.get(hold?.reason ?? '') ?? [];
  return at === checklistStatus ? row : undefined;
}

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
  const { checklistStatus, waitingOnFloodCert, primaryParticipantAcceptComplete } = status;
  if (checklistStatus === 'GEN_CLOSING_DISCLOSURE' && waitingOnFloodCert) return waitingOnFlood;
  if (checklistStatus === 'UNDERWRITING_REVIEW') return underwriting;
  if (checklistStatus === 'DEED_SIGNING' && primaryParticipantAcceptComplete) return othersSign;
  return (
    valuationRow(status) ??
    fundingHoldRow(status) ??
    rows.get(checklistStatus) ??
    groupRow(checklistStatus) ??
    fallback
  );
}

/** "Your turn", "You, then lender", "Notary and you", but not "You wait". */
const asksBorrower = /^You(?:r turn$|,)| and you$/;

/** Whether the borrower acts, by the third column of the table. */
export const isAwaitingBorrower = (status: Readonly<ApplicationStatus>): boolean =>
  asksBorrower.test(rowOf(status).who);

/** The lender's own day takes the place of the usual time (F-06). */
export const withDay = (text: StatusText, date: string | undefined): StatusText =>
  date === undefined || text.howLong.includes(date) ? text : { ...text, howLong: `Until ${date}` };

export function statusText(
  status: Readonly<ApplicationStatus>,
  // chosen: the defaults of bureau and date.
  { lender, bureau = 'a credit bureau', date }: StatusFacts,
): StatusText {
  const named = date ?? 'the date in your notice';
  const midnight = date === undefined ? `midnight on ${named}` : `midnight ${named}`;
  const fill = (text: string) =>
    text
      .replaceAll('{lender}', () => lender)
      .replaceAll('{bureau}', () => bureau)
      .replaceAll('midnight {date}', () => midnight)
      .replaceAll('{date}', () => named);
  const { what, who, howLong, whatNow } = rowOf(status);
  return withDay(
    { what: fill(what), who: fill(who), howLong: fill(howLong), whatNow: fill(whatNow) },
    date,
  );
}

/** The statuses of the table; the sandbox's are held against it. @public */
export const statusesWithText: ReadonlySet<string> = new Set(rows.keys());
