import { statusesToMoney } from './statusesToMoney.ts';
import { statusesToOffers } from './statusesToOffers.ts';
import { statusesToReview } from './statusesToReview.ts';
import { statusesToSigning } from './statusesToSigning.ts';
import type { ChecklistStatus, KnownStatus } from '#store/application/core/checklistStatus.ts';
import type { PhaseId } from './phases.ts';
import type { StatusRow } from './statusRow.ts';

/** Every status, in the order of the way to the money: one row says all we know about it. */
export const statuses = {
  ...statusesToOffers,
  ...statusesToReview,
  ...statusesToSigning,
  ...statusesToMoney,
};

const rows: ReadonlyMap<string, StatusRow> = new Map(Object.entries<StatusRow>(statuses));

/** Groups whose members the specification does not list: a start, and the status they are like. */
const alike: readonly (readonly [start: string, status: KnownStatus])[] = [
  ['NAV_ESTIMATE', 'NAV_ESTIMATE'],
  ['BPO_ORDER_REQUEST', 'BPO_ORDER_REQUEST'],
  ['NAV_BPO_ORDER_REQUEST', 'NAV_BPO_ORDER_REQUEST'],
  ['FINAL_TITLE_', 'FINAL_TITLE_PROCESSING'],
];

/** The phases of unknown statuses, by their start. */
const startPhases: readonly (readonly [start: string, phase: PhaseId])[] = [
  ['CREDIT_', 'credit'],
  ['DELINQUENCY_', 'credit'],
  ['NAV_', 'value'],
  ['OFFER_', 'offers'],
  ['LIEN_', 'loans'],
  ['ONSITE_APPRAISAL_', 'appraisal'],
  ['INCOME_', 'income'],
  ['EMPLOYMENT_', 'income'],
  ['IDENTITY_', 'identity'],
  ['HARD_CREDIT_', 'hardCredit'],
];

const startOf = <Value>(
  starts: readonly (readonly [start: string, value: Value])[],
  status: string,
) => starts.find(([start]) => status.startsWith(start))?.[1];

/** The row of a status, or of the status it is like; null for one that is unknown. */
export function statusRow(status: ChecklistStatus): StatusRow | null {
  const like = startOf(alike, status);
  return rows.get(status) ?? (like === undefined ? null : statuses[like]);
}

/** The phase of a status; null for an end, and for an unknown one. */
export const phaseIdOf = (status: ChecklistStatus): PhaseId | null =>
  (statusRow(status) ?? { phase: startOf(startPhases, status) }).phase ?? null;
