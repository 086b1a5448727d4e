import { useAppDispatch } from '#src/hooks.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { Modal } from '#src/ui/overlays/Modal.tsx';
import { positionDeclined, positionShared } from '#store/application/signing/actions.ts';
import { locationText } from '#store/application/signing/place.ts';

import { useModalClose } from './useModalClose.ts';

/** Says why we ask, before the browser asks for the location (A-27, MODAL-LOC-1). */
export function ShareLocationModal() {
  const dispatch = useAppDispatch();
  const close = useModalClose('shareLocation');
  const decline = () => {
    // The question that replaces the modal takes the focus.
    dispatch(positionDeclined());
    close('state');
  };
  return (
    <Modal
      title="Why we need your location"
      onDismiss={decline}
      actions={
        <>
          <Button
            onClick={() => {
              close();
              dispatch(positionShared());
            }}
          >
            Share my location
          </Button>
          <Button tone="secondary" onClick={decline}>
            Not now
          </Button>
        </>
      }
    >
      <p>{locationText.text}</p>
    </Modal>
  );
}
