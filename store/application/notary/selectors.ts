import { selectStatus } from '#store/application/core/selectors.ts';
import { selectApplicationState } from '#store/application/core/state.ts';
import { otherSigners } from '#store/application/core/applicationStatus.ts';
import { isRefusedWith } from '#store/failureMessages.ts';
import type { RootState } from '#store/index.ts';
import { selectIsSignersArea } from '#store/shell/selectors.ts';

/** The last chosen time was taken by another borrower. */
export const selectIsSlotTaken = (state: RootState): boolean => {
  const { step } = selectApplicationState(state);
  return (
    step.status === 'failed' &&
    step.step === 'notarySlot' &&
    isRefusedWith(step.failure, 'SLOT_TAKEN')
  );
};

/** The borrower meets the notary now: online, or in person after that was chosen (STATUS-59). */
export const selectCanMeetNotary = (state: RootState): boolean => {
  const status = selectStatus(state);
  return (
    status === null ||
    (status.checklistStatus === 'DEED_SIGNING' && !status.primaryParticipantAcceptComplete)
  );
};

/** Someone beside the signed-in user signs; an additional signer always signs with the borrower. */
export const selectHasOtherSigners = (state: RootState): boolean => {
  const status = selectStatus(state);
  return selectIsSignersArea(state) || status === null || otherSigners(status).length > 0;
};

/** A time in person may be chosen (STATUS-60). */
export const selectCanSchedule = (state: RootState): boolean => {
  const status = selectStatus(state);
  return status === null || status.checklistStatus === 'MANUAL_DEED_SIGNING';
};
