import { useAppDispatch } from '#src/hooks.ts';
import { Button } from '#src/ui/Button.tsx';
import { Modal } from '#src/ui/Modal.tsx';
import { unkeptSignInConfirmed } from '#store/registration/chainSlice.ts';

import { useModalClose } from './useModalClose.ts';

/** The lender's sign-in page comes next, and the browser keeps no answers until then (FT-60); chosen: FT-60 gives no words. */
export function AnswersNotKeptModal() {
  const dispatch = useAppDispatch();
  const close = useModalClose('answersNotKept');
  return (
    <Modal
      title="Your answers would be lost"
      onDismiss={close}
      actions={
        <>
          <Button onPress={close}>Stay on this page</Button>
          <Button
            tone="secondary"
            onPress={() => {
              close();
              dispatch(unkeptSignInConfirmed());
            }}
          >
            Go on without them
          </Button>
        </>
      }
    >
      <p>
        Next is our sign-in page, and your browser does not keep your answers until you are back. If
        you go on, you give them all again after you sign in.
      </p>
      <p>A window that is not private, or another browser, may keep them.</p>
    </Modal>
  );
}
