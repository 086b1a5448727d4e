import * as v from 'valibot';

import { maybe } from '#server/sandbox/maybe.ts';
import { NotNegative } from '#sagas/api/contract/common.ts';
import { WireEmployment } from '#sagas/api/contract/income.ts';
import {
  employerStates,
  incomeMethods,
  incomeStates,
  incomeSubjects,
} from '#store/application/income/codes.ts';

/** One link or one set of papers; an income may have several. */
const IncomeSourceRecord = v.object({
  subject: v.optional(v.picklist(incomeSubjects), 'PRIMARY'),
  method: v.picklist(incomeMethods),
  institution: maybe(v.string()),
  monthlyIncome: maybe(NotNegative),
  state: v.optional(v.picklist(incomeStates), 'CONNECTED'),
  reason: maybe(v.string()),
  /** Milliseconds; since when a review runs. */
  since: v.optional(v.number(), 0),
  /** How the review ends; null: only with an underwriter. */
  verdict: maybe(v.object({ state: v.picklist(incomeStates), reason: maybe(v.string()) })),
});

/** What an application stores of the proof of its income. */
export const incomeFields = {
  incomeSources: v.optional(v.array(IncomeSourceRecord), []),
  /** COND-10 */
  paystubsRequired: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)), 1),
  employment: maybe(
    v.object({
      ...WireEmployment.entries,
      state: v.optional(v.picklist(employerStates), 'CALLING'),
      /** An offer letter or a W-2 was sent. */
      hasPapers: v.optional(v.boolean(), false),
    }),
  ),
  /** A year; what the review confirmed, where it is less than was stated. */
  verifiedIncome: maybe(NotNegative),
  /** Without savings the line on a rented property is smaller (VERIFIED_RESERVE_LIMITED). */
  isReserveLimited: v.optional(v.boolean(), false),
};

export type IncomeSourceRecord = v.InferOutput<typeof IncomeSourceRecord>;
