import { useState } from 'react';

import { useAppDispatch } from '#src/hooks.ts';
import { Button } from '#src/ui/layout/Button.tsx';
import frame from '#src/ui/fields/field.module.css';
import { Modal } from '#src/ui/overlays/Modal.tsx';
import { SelectBox } from '#src/ui/fields/choice/SelectField.tsx';
import { withdrawalConfirmed } from '#store/application/intents.ts';
import { withdrawalReasons } from '#store/application/decision/withdrawal.ts';

import { useModalClose } from './useModalClose.ts';

const SELECT_ID = 'withdrawal-reason';

/** The end a borrower makes themselves, asked once more (F-15). The first focus is on the question. */
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
            onPress={() => {
              close();
              dispatch(withdrawalConfirmed({ reason: reason ?? null }));
            }}
          >
            Yes, cancel
          </Button>
          <Button tone="secondary" onPress={close}>
            Go back
          </Button>
        </>
      }
    >
      <p>We will stop and keep your documents for you.</p>
      <div className={frame['field']}>
        <label className={frame['label']} htmlFor={SELECT_ID}>
          Why? <span className={frame['optional']}>(optional)</span>
        </label>
        <SelectBox id={SELECT_ID} options={withdrawalReasons} value={reason} onPick={setReason} />
      </div>
    </Modal>
  );
}
