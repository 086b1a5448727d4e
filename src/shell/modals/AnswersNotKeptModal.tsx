import { useAppDispatch } from '#src/hooks.ts';
import { unkeptSignInConfirmed } from '#store/registration/chain/slice.ts';

import { LeaveModal } from './LeaveModal.tsx';
import { useModalClose } from './useModalClose.ts';

/**
 * The lender's sign-in page comes next, and the browser cannot store the answers (FT-60); chosen: FT-60 gives no text.
 */
export function AnswersNotKeptModal() {
  const dispatch = useAppDispatch();
  const close = useModalClose('answersNotKept');
  return (
    <LeaveModal
      title="Your answers would be lost"
      onStay={close}
      leaveLabel="Go on without them"
      onLeave={() => void dispatch(unkeptSignInConfirmed())}
    >
      <p>
        Our sign-in page comes next, and your browser does not keep your answers until you are back.
        If you go on, you give them all again after you sign in.
      </p>
      <p>A window that is not private, or another browser, may keep them.</p>
    </LeaveModal>
  );
}
