import { useAppDispatch } from '#src/hooks.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { Modal } from '#src/ui/overlays/Modal.tsx';
import { formatTimeOfDay } from '#store/format/timeOfDay.ts';
import { logoutRequested } from '#store/identity/slice.ts';

import { useModalClose } from './useModalClose.ts';

/**
 * Shown two minutes before the session ends (F-09, AX-28).
 * - An alert dialog. Escape does the same as "Stay signed in".
 * - Stays open with an error if the session couldn't be renewed.
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
          <Button onClick={close}>Stay signed in</Button>
          <Button tone="secondary" onClick={() => void dispatch(logoutRequested())}>
            Log out
          </Button>
        </>
      }
    >
      {hasFailed && <p role="alert">We couldn't keep you signed in. Try again.</p>}
      <p>
        You will be signed out at {formatTimeOfDay(endsAt)}. Your answers on this page are saved.
      </p>
    </Modal>
  );
}
