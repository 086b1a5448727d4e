import { statusesToMoney } from './statusesToMoney.ts';
import { statusesToOffers } from './statusesToOffers.ts';
import { statusesToReview } from './statusesToReview.ts';
import { statusesToSigning } from './statusesToSigning.ts';
import type { ChecklistStatus, KnownStatus } from '#store/application/core/checklistStatus.ts';
import type { PhaseId } from './phases.ts';
import type { StatusRow } from './statusRow.ts';

/** All statuses in order of the process. Each row holds everything we know about one status. */
export const statuses = {
  ...statusesToOffers,
  ...statusesToReview,
  ...statusesToSigning,
  ...statusesToMoney,
};

const rows: ReadonlyMap<string, StatusRow> = new Map(Object.entries<StatusRow>(statuses));

/** Groups whose members the specification doesn't list: a prefix, and the similar status. */
const similarStatuses: readonly (readonly [start: string, status: KnownStatus])[] = [
  ['NAV_ESTIMATE', 'NAV_ESTIMATE'],
  ['BPO_ORDER_REQUEST', 'BPO_ORDER_REQUEST'],
  ['NAV_BPO_ORDER_REQUEST', 'NAV_BPO_ORDER_REQUEST'],
  ['FINAL_TITLE_', 'FINAL_TITLE_PROCESSING'],
];

/** Phases of unknown statuses, by prefix. */
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

/** Returns the row of a status or of a similar status, or null if it is unknown. */
export function statusRow(status: ChecklistStatus): StatusRow | null {
  const like = startOf(similarStatuses, status);
  return rows.get(status) ?? (like === undefined ? null : statuses[like]);
}

/** Returns a status's phase. Null for an end or an unknown status. */
export const phaseIdOf = (status: ChecklistStatus): PhaseId | null =>
  (statusRow(status) ?? { phase: startOf(startPhases, status) }).phase ?? null;
