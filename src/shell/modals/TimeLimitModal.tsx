import { useAppDispatch } from '#src/hooks.ts';
import { Button } from '#src/ui/layout/Button.tsx';
import { Modal } from '#src/ui/overlays/Modal.tsx';
import { formatTimeOfDay } from '#store/format/timeOfDay.ts';
import { logoutRequested } from '#store/identity/slice.ts';

import { useModalClose } from './useModalClose.ts';

/**
 * Two minutes before the session ends (F-09, AX-28).
 * - It is an alert dialog; Escape and "Stay signed in" are the same: being there.
 * - Where that word did not get to the lender, it is asked again, and says so.
 */
export function TimeLimitModal({ endsAt, hasFailed }: { endsAt: string; hasFailed: boolean }) {
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
      {hasFailed && <p role="alert">We could not reach the lender. Try again.</p>}
      <p>
        You will be signed out at {formatTimeOfDay(endsAt)}. Your answers on this page are kept.
      </p>
    </Modal>
  );
}
