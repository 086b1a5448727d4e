import { useState } from 'react';

import { useAppDispatch } from '#src/hooks.ts';
import { QuietButton } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { useStep } from '#src/pages/shared/step/useStep.tsx';
import { Button } from '#src/ui/actions/Button.tsx';
import { Modal } from '#src/ui/overlays/Modal.tsx';
import { signingDeclined } from '#store/application/signer/actions.ts';

/** "I don't want to sign", with a confirmation. */
export function DeclineLink({ who }: { who: string }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <QuietButton onClick={() => setAsking(true)}>I don&apos;t want to sign</QuietButton>
      {isAsking && <DeclineModal who={who} onClose={() => setAsking(false)} />}
    </>
  );
}

function DeclineModal({ who, onClose }: { who: string; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const { isBusy } = useStep('signingDecline');
  return (
    <Modal
      title="Don't want to sign?"
      onDismiss={onClose}
      actions={
        <>
          <Button
            tone="danger"
            isBusy={isBusy}
            busyLabel="Sending"
            onClick={() => {
              dispatch(signingDeclined({ reason: null }));
              onClose();
            }}
          >
            I don&apos;t want to sign
          </Button>
          <Button tone="secondary" onClick={onClose}>
            Go back
          </Button>
        </>
      }
    >
      <p>
        We&apos;ll tell {who}, and the line can&apos;t be opened without you. You can change your
        mind for seven days.
      </p>
    </Modal>
  );
}
