import { useAppDispatch } from '#src/hooks.ts';
import { Button } from '#src/ui/layout/Button.tsx';
import { Modal } from '#src/ui/overlays/Modal.tsx';
import { summaryEditConfirmed } from '#store/application/actions.ts';

import { useModalClose } from './useModalClose.ts';

/** Confirms a change that the offer depends on (screens.md section 3). */
export function ChangeChecksOfferModal() {
  const dispatch = useAppDispatch();
  const close = useModalClose('changeChecksOffer');
  return (
    <Modal
      title="Changing this checks your offer again."
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
