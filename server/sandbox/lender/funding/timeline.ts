import type { AnswerOf } from '#sagas/api/contract/endpoint.ts';
import type { readTimeline } from '#sagas/api/contract/funding.ts';
import type { Lender } from '#server/sandbox/data/lenders.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { documentUuid } from '#server/sandbox/lender/documents/documentUuid.ts';
import { isEnd, isPast } from '#server/sandbox/lender/status/stateTable.ts';
import { addCountedDays, isBankingDay } from '#store/application/funding/businessDays.ts';
import {
  RECORDING_REFUSED,
  stageNames,
  type PayoffState,
  type StageCode,
} from '#store/application/funding/timeline.ts';
import { rescissionEnds } from '#store/application/funding/waitingPeriods.ts';
import { withStatusDefaults } from '#store/application/status/status.ts';
import { statusText } from '#store/application/status/statusTexts.ts';
import { timeZoneOf } from '#store/geography/timeZones.ts';

import { dayOfEvent, reachedAt, rescissionOf, signedAt } from './fundingEvents.ts';
import { holdOf, isFundingStopped } from './fundingHold.ts';

type Answer = AnswerOf<typeof readTimeline>;
type Item = Answer['items'][number];

/** The usual banking days of each status, from and to (screens.md section 7). */
const usualDays: readonly (readonly [status: string, from: number, to: number])[] = [
  ['RECORDING', 1, 10],
  ['FUNDABLE', 1, 1],
  ['FUNDING_DECISION', 1, 1],
  ['DIRECT_DEBT_PAYOFF', 1, 5],
];
/** After the county asked for a correction. */
const CORRECTION_DAYS = ['RECORDING', 2, 10] as const;

/** The stage of a status after the signature. */
const stageOfStatus = new Map<string, StageCode>([
  ['GEN_RESCISSION', 'RIGHT_TO_CANCEL'],
  ['RESCISSION', 'RIGHT_TO_CANCEL'],
  ['RECORDING', 'RECORDING'],
  ['FUNDABLE', 'FINAL_CHECK'],
  ['FUNDING_DECISION', 'FINAL_CHECK'],
  ['DIRECT_DEBT_PAYOFF', 'DEBTS_PAID'],
]);

/** The status that begins when a stage is done, the first that was reached. */
const statusesAfter: Readonly<Record<StageCode, readonly string[]>> = {
  SIGNED: ['DEED_SIGNING'],
  OTHERS_SIGN: ['GEN_RESCISSION'],
  RIGHT_TO_CANCEL: ['RECORDING'],
  RECORDING: ['FUNDABLE'],
  FINAL_CHECK: ['DIRECT_DEBT_PAYOFF', 'COMPLETE'],
  DEBTS_PAID: ['COMPLETE'],
  MONEY_SENT: ['COMPLETE'],
};

// Every key is a code.
const stageCodes = Object.keys(stageNames) as readonly StageCode[];

const statusOf = ({ status }: ApplicationRecord) => status.checklistStatus;

const isComplete = (application: ApplicationRecord) => statusOf(application) === 'COMPLETE';

const payoffStates = new Map<string | null, PayoffState>([
  ['RETURNED', 'RETURNED'],
  ['PAID', 'PAID'],
]);

/** The debts that are paid from the line. */
function payoffsOf(application: ApplicationRecord): Answer['payoffs'] {
  const isPaying = statusOf(application) === 'DIRECT_DEBT_PAYOFF';
  const usual = isComplete(application) ? 'PAID' : isPaying ? 'SENT' : 'PLANNED';
  return application.liabilities.flatMap(({ creditor, monetaryBalance, payOff }) =>
    payOff?.status
      ? [
          {
            creditor: creditor ?? '',
            amount: Math.max(0, monetaryBalance),
            state: payoffStates.get(payOff.status) ?? usual,
          },
        ]
      : [],
  );
}

/** The stages of an application; a second home has no right to cancel. */
function stagesOf(application: ApplicationRecord): readonly StageCode[] {
  const { applies } = rescissionOf(application);
  const hasOthers = application.signers.length > 0 || statusOf(application) === 'DEED_SIGNING';
  return stageCodes.filter(
    (code) => (code !== 'RIGHT_TO_CANCEL' || applies) && (code !== 'OTHERS_SIGN' || hasOthers),
  );
}

/** The stage that runs; null before the signature and at an end. */
function currentStage(application: ApplicationRecord): StageCode | null {
  const status = statusOf(application);
  if (status === 'DEED_SIGNING') return signedAt(application) === null ? null : 'OTHERS_SIGN';
  const stage = stageOfStatus.get(status) ?? null;
  const isNotice = stage === 'RIGHT_TO_CANCEL' && !rescissionOf(application).applies;
  return isNotice ? 'RECORDING' : stage;
}

const daysAt = (application: ApplicationRecord, hasDebts: boolean) =>
  usualDays
    .filter(([status]) => status !== 'DIRECT_DEBT_PAYOFF' || hasDebts)
    .map((row) =>
      row[0] === 'RECORDING' && application.status.hold?.reason === RECORDING_REFUSED
        ? CORRECTION_DAYS
        : row,
    );

/** The days between which the money is sent; null where nothing can be said. */
function estimateOf(application: ApplicationRecord): Answer['fundingEstimate'] {
  const status = statusOf(application);
  if (signedAt(application) === null || isEnd(status) || isFundingStopped(application)) return null;
  const since = dayOfEvent(application, new Date(application.statusSince).toISOString());
  const { applies, endsOn } = rescissionOf(application);
  const isBefore = !isPast(status, 'RESCISSION');
  const start = isBefore && applies ? (endsOn ?? rescissionEnds(since)) : since;
  const hasDebts = payoffsOf(application).length > 0;
  const left = daysAt(application, hasDebts).filter(([one]) => !isPast(status, one));
  const sum = (days: readonly number[]) => days.reduce((total, day) => total + day, 0);
  const after = (count: number) => start && addCountedDays(start, count, isBankingDay);
  return {
    from: after(sum(left.map(([, from]) => from))),
    to: after(sum(left.map(([, , to]) => to))),
  };
}

/** When a stage that runs usually ends, or has to. */
function endOfStage(application: ApplicationRecord, code: StageCode): string | null {
  if (code === 'RIGHT_TO_CANCEL') return rescissionOf(application).endsOn;
  if (isFundingStopped(application)) return null;
  const row = daysAt(application, true).find(([status]) => status === statusOf(application));
  const since = dayOfEvent(application, new Date(application.statusSince).toISOString());
  return row ? addCountedDays(since, row[2], isBankingDay) : null;
}

/** The day on which a stage was done. */
function doneOn(application: ApplicationRecord, code: StageCode): string | null {
  const isOpened = statusesAfter[code].includes('COMPLETE') && application.accountOpenedDate;
  if (code === 'MONEY_SENT' && isOpened) return application.accountOpenedDate;
  const moment = statusesAfter[code]
    .map((status) => reachedAt(application, status))
    .find((one) => one !== null);
  return moment ? dayOfEvent(application, moment) : null;
}

function itemOf(
  application: ApplicationRecord,
  lender: Lender,
  { code, state }: Pick<Item, 'code' | 'state'>,
): Item {
  if (state === 'DONE') return { code, state, date: doneOn(application, code), text: null };
  if (state !== 'CURRENT') return { code, state, date: null, text: null };
  const { companyNameShort } = lender.brand.orgMetaData.companyInfo;
  const { what } = statusText(
    withStatusDefaults({ ...application.status, hold: holdOf(application) }),
    { lender: companyNameShort },
  );
  return { code, state, date: endOfStage(application, code), text: what };
}

/** The stages from the signature to the money (screens.md 10.3). */
export function timelineOf(application: ApplicationRecord, lender: Lender): Answer {
  const { applies, lastEventAt, endsOn } = rescissionOf(application);
  const stages = stagesOf(application);
  const payoffs = payoffsOf(application);
  const current = currentStage(application);
  const isOver = isEnd(statusOf(application)) && !isComplete(application);
  const stateOf = (code: StageCode, index: number): Item['state'] => {
    if (code === 'DEBTS_PAID' && payoffs.length === 0) return 'SKIPPED';
    if (isComplete(application)) return 'DONE';
    if (isOver) return doneOn(application, code) === null ? 'SKIPPED' : 'DONE';
    if (current === null) return 'NEXT';
    const place = index - stages.indexOf(current);
    return place < 0 ? 'DONE' : place === 0 ? 'CURRENT' : 'NEXT';
  };
  return {
    items: stages.map((code, index) =>
      itemOf(application, lender, { code, state: stateOf(code, index) }),
    ),
    rescission: {
      applies,
      lastEventAt,
      endsOn,
      timeZone: timeZoneOf(application.property),
      noticeDocumentUuid: applies ? documentUuid(application, 'RIGHT_TO_CANCEL') : null,
    },
    fundingEstimate: estimateOf(application),
    payoffs,
  };
}
