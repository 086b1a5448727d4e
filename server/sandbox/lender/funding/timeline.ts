import type { AnswerOf } from '#sagas/api/contract/endpoint.ts';
import type { readTimeline } from '#sagas/api/contract/funding.ts';
import { statusAnswer } from '#server/sandbox/lender/application/answers.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { documentUuid } from '#server/sandbox/lender/documents/documentUuid.ts';
import { isEnd } from '#server/sandbox/lender/status/stateTable.ts';
import { activeSigners } from '#server/sandbox/lender/signers/signerTimes.ts';
import {
  fundingStages,
  type DebtPaymentState,
  type StageCode,
} from '#store/application/funding/timeline.ts';
import { withStatusDefaults } from '#store/application/core/applicationStatus.ts';
import { expectedDay } from '#store/application/status/expectedDay.ts';
import { statusText } from '#store/application/status/statusTexts.ts';
import { dayIn, timeZoneOf } from '#store/geography/timeZones.ts';

import { dayOfEvent, reachedAt, rescissionOf, signedAt } from './fundingEvents.ts';
import { moneyDatesOf } from './moneyDates.ts';

type Answer = AnswerOf<typeof readTimeline>;
type Item = Answer['items'][number];

const stageOfStatus = new Map<string, StageCode>([
  // A sole owner's signature is being recorded.
  ['DEED_SIGNING', 'RIGHT_TO_CANCEL'],
  ['GEN_RESCISSION', 'RIGHT_TO_CANCEL'],
  ['RESCISSION', 'RIGHT_TO_CANCEL'],
  ['RECORDING', 'RECORDING'],
  ['FUNDABLE', 'FINAL_CHECK'],
  ['FUNDING_DECISION', 'FINAL_CHECK'],
  ['DIRECT_DEBT_PAYOFF', 'DEBTS_PAID'],
]);

/** The statuses that begin when a stage is done. The first that was reached counts. */
const statusesAfter: Readonly<Record<StageCode, readonly string[]>> = {
  SIGNED: ['DEED_SIGNING'],
  OTHERS_SIGN: ['GEN_RESCISSION'],
  RIGHT_TO_CANCEL: ['RECORDING'],
  RECORDING: ['FUNDABLE'],
  FINAL_CHECK: ['DIRECT_DEBT_PAYOFF', 'COMPLETE'],
  DEBTS_PAID: ['COMPLETE'],
  MONEY_SENT: ['COMPLETE'],
};

const statusToTell = (application: ApplicationRecord) =>
  withStatusDefaults(statusAnswer(application));

// Every key is a code.
const stageCodes = Object.keys(fundingStages) as readonly StageCode[];

const statusOf = ({ status }: ApplicationRecord) => status.checklistStatus;

const isComplete = (application: ApplicationRecord) => statusOf(application) === 'COMPLETE';

const payoffStates = new Map<string | null, DebtPaymentState>([
  ['RETURNED', 'RETURNED'],
  ['PAID', 'PAID'],
]);

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

/** Returns an application's stages. A second home has no right to cancel. */
function stagesOf(application: ApplicationRecord): readonly StageCode[] {
  const { applies } = rescissionOf(application);
  const hasOthers = activeSigners(application).length > 0;
  return stageCodes.filter(
    (code) => (code !== 'RIGHT_TO_CANCEL' || applies) && (code !== 'OTHERS_SIGN' || hasOthers),
  );
}

function currentStage(application: ApplicationRecord): StageCode | null {
  const status = statusOf(application);
  if (status === 'DEED_SIGNING' && signedAt(application) === null) return null;
  if (status === 'DEED_SIGNING' && activeSigners(application).length > 0) return 'OTHERS_SIGN';
  const stage = stageOfStatus.get(status) ?? null;
  const isNotice = stage === 'RIGHT_TO_CANCEL' && !rescissionOf(application).applies;
  return isNotice ? 'RECORDING' : stage;
}

const estimateOf = (application: ApplicationRecord, now: number): Answer['fundingEstimate'] =>
  signedAt(application) === null ? null : moneyDatesOf(application, now);

/** Returns when a stage ends, the same day that the status names. */
function endOfStage(application: ApplicationRecord, code: StageCode, now: number): string | null {
  if (code === 'RIGHT_TO_CANCEL') return rescissionOf(application).endsOn;
  const timeZone = timeZoneOf(application.property);
  return expectedDay(statusToTell(application), { timeZone, today: dayIn(now, timeZone) });
}

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
  { code, state }: Pick<Item, 'code' | 'state'>,
  now: number,
): Item {
  if (state === 'DONE') return { code, state, date: doneOn(application, code), text: null };
  if (state !== 'CURRENT') return { code, state, date: null, text: null };
  const { what } = statusText(statusToTell(application));
  return { code, state, date: endOfStage(application, code, now), text: what };
}

/** Returns the stages from signing to funding (screens.md 10.3). */
export function timelineOf(application: ApplicationRecord, now: number): Answer {
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
      itemOf(application, { code, state: stateOf(code, index) }, now),
    ),
    rescission: {
      applies,
      lastEventAt,
      endsOn,
      timeZone: timeZoneOf(application.property),
      noticeDocumentUuid: applies ? documentUuid(application, 'RIGHT_TO_CANCEL') : null,
    },
    fundingEstimate: estimateOf(application, now),
    payoffs,
  };
}
