import { useState } from 'react';

import { useAppDispatch } from '#src/hooks.ts';
import { Button } from '#src/ui/Button.tsx';
import frame from '#src/ui/field.module.css';
import { Icon } from '#src/ui/Icon.tsx';
import { Modal } from '#src/ui/Modal.tsx';
import { withdrawalConfirmed } from '#store/application/intents.ts';
import { withdrawalReasons } from '#store/application/withdrawal.ts';

import { useModalClose } from './useModalClose.ts';

const SELECT_ID = 'withdrawal-reason';

/** The end a borrower makes themselves, asked once more (F-15). The first focus is on the question. */
export function CancelApplicationModal() {
  const dispatch = useAppDispatch();
  const close = useModalClose('cancelApplication');
  const [reason, setReason] = useState('');
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
              dispatch(withdrawalConfirmed({ reason: reason === '' ? null : reason }));
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
        <div className={`${frame['box']} ${frame['select']} ${frame['full']}`}>
          <select
            className={frame['input']}
            id={SELECT_ID}
            value={reason}
            onChange={({ target }) => {
              setReason(target.value);
            }}
          >
            <option value="">Choose one</option>
            {withdrawalReasons.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <Icon name="chevron" />
        </div>
      </div>
    </Modal>
  );
}
