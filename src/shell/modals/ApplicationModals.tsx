import { useState, type ReactNode } from 'react';

import { useAppDispatch } from '#src/hooks.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import frame from '#src/ui/fields/field.module.css';
import { Modal } from '#src/ui/overlays/Modal.tsx';
import { SelectBox } from '#src/ui/fields/choice/SelectField.tsx';
import { summaryEditConfirmed } from '#store/application/summary/actions.ts';
import { withdrawalConfirmed } from '#store/application/decision/actions.ts';
import { withdrawalReasons } from '#store/application/decision/withdrawal.ts';

import { useModalClose } from './useModalClose.ts';

const SELECT_ID = 'withdrawal-reason';

/** Confirms the borrower's withdrawal (F-15). The heading takes the focus first. */
export function CancelApplicationModal() {
  const dispatch = useAppDispatch();
  const close = useModalClose('cancelApplication');
  const [reason, setReason] = useState<string>();
  return (
    <Modal
      title="Cancel your application?"
      onDismiss={close}
      actions={
        <>
          <Button
            tone="danger"
            onClick={() => {
              close();
              dispatch(withdrawalConfirmed({ reason: reason ?? null }));
            }}
          >
            Yes, cancel
          </Button>
          <Button tone="secondary" onClick={close}>
            Go back
          </Button>
        </>
      }
    >
      <p>We'll stop your application and keep your documents for you.</p>
      <div className={frame['field']}>
        <label className={frame['label']} htmlFor={SELECT_ID}>
          Why? <span className={frame['optional']}>(optional)</span>
        </label>
        <SelectBox id={SELECT_ID} options={withdrawalReasons} value={reason} onPick={setReason} />
      </div>
    </Modal>
  );
}

function CancelledModal({
  id,
  title,
  children,
}: {
  id: 'applicationCancelled' | 'lineCancelled';
  title: string;
  children: ReactNode;
}) {
  const close = useModalClose(id);
  return (
    <Modal title={title} onDismiss={close} actions={<Button onClick={() => close()}>Done</Button>}>
      <p>{children}</p>
    </Modal>
  );
}

/** Shown after the withdrawal, before the main site. */
export const ApplicationCancelledModal = () => (
  <CancelledModal id="applicationCancelled" title="Your application is cancelled">
    We&apos;ll email you a confirmation. Your documents stay in your dashboard.
  </CancelledModal>
);

/** Shown after the rescission, before the main site. */
export const LineCancelledModal = () => (
  <CancelledModal id="lineCancelled" title="Your line is cancelled">
    No money will be sent. We&apos;ll email you a confirmation.
  </CancelledModal>
);

/** Confirms a change that affects the offer (screens.md section 3). */
export function ChangeChecksOfferModal() {
  const dispatch = useAppDispatch();
  const close = useModalClose('changeChecksOffer');
  return (
    <Modal
      title="If you change this, we'll check your offer again."
      onDismiss={close}
      actions={
        <>
          <Button onClick={() => dispatch(summaryEditConfirmed())}>Change it</Button>
          <Button tone="secondary" onClick={close}>
            Keep it
          </Button>
        </>
      }
    >
      <p>The amount or the rate can change.</p>
    </Modal>
  );
}
