import { isOriginatorInquiry } from './inquiry.ts';
import { addDays } from '#store/format/isoDate.ts';

/** The parts of an existing application that matter for a new one (ELIG-05). */
export interface ExistingApplication {
  uuid: string;
  active: boolean;
  activeForAppStart: boolean;
  isInquiry: boolean;
  checklistStatus: string;
  /** yyyy-MM-dd, with or without a time. `null` if no account is open. */
  accountOpenedDate: string | null;
  referrerUuid: string | null;
  wholesaleBrokerNmls: string | null;
}

/** The response of CALL-SUB-05. */
export interface AbilityToStart {
  canStartApplication: boolean;
  organizationsWithActiveApplication: readonly string[];
}

export type ExistingApplicationModal =
  | { kind: 'accountExists'; organizations: readonly string[] }
  | { kind: 'inquiry'; uuid: string; referrerUuid: string | null }
  | { kind: 'fortyFiveDays'; againOn: string }
  | { kind: 'active'; uuid: string };

/** CONST-02 */
const WAIT_DAYS = 45;

const isComplete = ({ checklistStatus }: Readonly<ExistingApplication>) =>
  checklistStatus === 'COMPLETE';

/**
 * Returns the first application that is active for start and complete, or active and not complete (ELIG-05, A-23).
 */
export const pickApplication = (
  applications: readonly ExistingApplication[],
): ExistingApplication | null =>
  applications.find((application) =>
    isComplete(application) ? application.activeForAppStart : application.active,
  ) ?? null;

/** Returns the first day on which another line is possible, or `null` if no account is open. */
export const againOn = ({
  accountOpenedDate,
}: Readonly<Pick<ExistingApplication, 'accountOpenedDate'>>): string | null =>
  accountOpenedDate === null ? null : addDays(accountOpenedDate, WAIT_DAYS);

/**
 * Returns the modal before a new application, in the order of A-25, or `null`. Our choice: after 45 days, a complete
 * application no longer blocks, because otherwise a second line would never be possible.
 */
export function existingApplicationModal(
  { canStartApplication, organizationsWithActiveApplication }: Readonly<AbilityToStart>,
  picked: Readonly<ExistingApplication> | null,
  { exemptBrokerNmls, todayIso }: { exemptBrokerNmls: readonly string[]; todayIso: string },
): ExistingApplicationModal | null {
  if (!canStartApplication) {
    return { kind: 'accountExists', organizations: organizationsWithActiveApplication }; // MODAL-EXISTS-2
  }
  if (!picked) return null;
  const { uuid, referrerUuid } = picked;
  if (isOriginatorInquiry(picked, exemptBrokerNmls)) return { kind: 'inquiry', uuid, referrerUuid }; // MODAL-INQ-1, A-05
  const openAgain = againOn(picked);
  if (openAgain !== null && todayIso < openAgain) {
    return { kind: 'fortyFiveDays', againOn: openAgain }; // MODAL-45D-1
  }
  return isComplete(picked) && openAgain !== null ? null : { kind: 'active', uuid }; // MODAL-ACTIVE-1
}
