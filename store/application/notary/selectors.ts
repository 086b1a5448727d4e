import { selectStatus } from '#store/application/core/selectors.ts';
import { selectApplicationState } from '#store/application/core/state.ts';
import { otherSigners } from '#store/application/core/applicationStatus.ts';
import { isRefusedWith } from '#store/failureMessages.ts';
import type { RootState } from '#store/index.ts';
import { selectIsSignersArea } from '#store/shell/selectors.ts';

/** Whether another borrower took the chosen time. */
export const selectIsSlotTaken = (state: RootState): boolean => {
  const { step } = selectApplicationState(state);
  return (
    step.status === 'failed' &&
    step.step === 'notarySlot' &&
    isRefusedWith(step.failure, 'SLOT_TAKEN')
  );
};

/** Whether the borrower can meet the notary now: online, or in person if they chose it (STATUS-59). */
export const selectCanMeetNotary = (state: RootState): boolean => {
  const status = selectStatus(state);
  return (
    status === null ||
    (status.checklistStatus === 'DEED_SIGNING' && !status.primaryParticipantAcceptComplete)
  );
};

/** Whether someone other than the user signs. For additional signers, the borrower always does. */
export const selectHasOtherSigners = (state: RootState): boolean => {
  const status = selectStatus(state);
  return selectIsSignersArea(state) || status === null || otherSigners(status).length > 0;
};

/** Whether the borrower can choose a time in person (STATUS-60). */
export const selectCanSchedule = (state: RootState): boolean => {
  const status = selectStatus(state);
  return status === null || status.checklistStatus === 'MANUAL_DEED_SIGNING';
};
