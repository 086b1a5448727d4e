import { useAppDispatch } from '#src/hooks.ts';
import { Button } from '#src/ui/Button.tsx';
import { Modal } from '#src/ui/Modal.tsx';
import { logoutRequested } from '#store/identity/slice.ts';

import { useModalClose } from './useModalClose.ts';

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/**
 * Two minutes before the session ends (F-09, AX-28).
 * - It is an alert dialog; Escape and "Stay signed in" are the same: being there.
 */
export function TimeLimitModal({ endsAt }: { endsAt: string }) {
  const dispatch = useAppDispatch();
  const close = useModalClose('timeLimit');
  return (
    <Modal
      title="Are you still there?"
      isAlert
      onDismiss={close}
      actions={
        <>
          <Button onPress={close}>Stay signed in</Button>
          <Button tone="secondary" onPress={() => void dispatch(logoutRequested())}>
            Log out
          </Button>
        </>
      }
    >
      <p>
        You will be signed out at {clock.format(new Date(endsAt))}. Your answers on this page are
        kept.
      </p>
    </Modal>
  );
}
