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

/** One link or one set of documents. An income may have several. */
const IncomeSourceRecord = v.object({
  subject: v.optional(v.picklist(incomeSubjects), 'PRIMARY'),
  method: v.picklist(incomeMethods),
  institution: maybe(v.string()),
  monthlyIncome: maybe(NotNegative),
  state: v.optional(v.picklist(incomeStates), 'CONNECTED'),
  reason: maybe(v.string()),
  /** When the running review began, in milliseconds. */
  since: v.optional(v.number(), 0),
  /** How the review ends, or null if only an underwriter ends it. */
  verdict: maybe(v.object({ state: v.picklist(incomeStates), reason: maybe(v.string()) })),
});

export const incomeFields = {
  incomeSources: v.optional(v.array(IncomeSourceRecord), []),
  /** COND-10 */
  paystubsRequired: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)), 1),
  employment: maybe(
    v.object({
      ...WireEmployment.entries,
      state: v.optional(v.picklist(employerStates), 'CALLING'),
      /** The borrower sent an offer letter or a W-2. */
      hasPapers: v.optional(v.boolean(), false),
    }),
  ),
  /** Dollars a year that the review confirmed, if less than stated. */
  verifiedIncome: maybe(NotNegative),
  /** True if a rental's line is smaller without savings (VERIFIED_RESERVE_LIMITED). */
  isReserveLimited: v.optional(v.boolean(), false),
};

export type IncomeSourceRecord = v.InferOutput<typeof IncomeSourceRecord>;
