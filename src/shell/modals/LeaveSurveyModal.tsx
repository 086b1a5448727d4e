import { useId, useState } from 'react';

import { useAppDispatch } from '#src/hooks.ts';
import { ChoiceCards } from '#src/ui/fields/choice/ChoiceCards.tsx';
import { requestSubmit } from '#src/ui/form/formField.ts';
import { SmallForm } from '#src/ui/form/SmallForm.tsx';
import { Button } from '#src/ui/actions/Button.tsx';
import { Modal } from '#src/ui/overlays/Modal.tsx';
import {
  leaveReasons,
  validateLeaveSurvey,
  type LeaveReason,
} from '#store/identity/leaveSurvey.ts';
import { leaveSurveyAnswered } from '#store/identity/slice.ts';

import { useModalClose } from './useModalClose.ts';

const reasons = Object.entries(leaveReasons).map(([value, label]) => ({ value, label }));
const NOTHING = {};

/**
 * If a borrower logs out partway through an application, asks why first (HDR-09). Once they answer, the modal stays
 * open (HDR-10).
 */
export function LeaveSurveyModal() {
  const dispatch = useAppDispatch();
  const close = useModalClose('leaveSurvey');
  const formId = useId();
  const [isLeaving, setLeaving] = useState(false);
  const leave = (reason: LeaveReason | null) => {
    if (isLeaving) return;
    setLeaving(true);
    dispatch(leaveSurveyAnswered({ reason }));
  };
  return (
    <Modal
      title="Before you go"
      {...(!isLeaving && { onDismiss: () => close() })}
      actions={
        <>
          <Button isBusy={isLeaving} busyLabel="Logging out" onClick={() => requestSubmit(formId)}>
            Send and log out
          </Button>
          <Button tone="secondary" onClick={() => leave(null)}>
            Log out
          </Button>
        </>
      }
    >
      <SmallForm<{ reason: LeaveReason }>
        id={formId}
        initialValues={NOTHING}
        validate={validateLeaveSurvey}
        isInert={isLeaving}
        onAnswer={({ reason }) => leave(reason)}
      >
        <ChoiceCards name="reason" label="What made you stop today?" options={reasons} />
      </SmallForm>
    </Modal>
  );
}
