import type { ReactNode } from 'react';

import { useAppDispatch } from '#src/hooks.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { Modal } from '#src/ui/overlays/Modal.tsx';
import { lossySignInConfirmed } from '#store/registration/chain/slice.ts';
import { uploadsAbandoned } from '#store/application/uploads/actions.ts';
import type { ModalId } from '#store/shell/modals.ts';

import { useModalClose } from './useModalClose.ts';

interface LeaveModalProps {
  id: ModalId;
  title: string;
  leaveLabel: string;
  onLeave: () => void;
  children: ReactNode;
}

function LeaveModal({ id, title, leaveLabel, onLeave, children }: LeaveModalProps) {
  const close = useModalClose(id);
  return (
    <Modal
      title={title}
      onDismiss={close}
      actions={
        <>
          <Button onClick={close}>Stay on this page</Button>
          <Button
            tone="secondary"
            onClick={() => {
              close();
              onLeave();
            }}
          >
            {leaveLabel}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}

/**
 * Warns that the lender's sign-in page comes next and the browser can't store the answers (FT-60). Our choice of
 * wording, because FT-60 gives no text.
 */
export function AnswersNotStoredModal() {
  const dispatch = useAppDispatch();
  return (
    <LeaveModal
      id="answersNotStored"
      title="Your answers would be lost"
      leaveLabel="Continue without them"
      onLeave={() => void dispatch(lossySignInConfirmed())}
    >
      <p>
        Our sign-in page comes next, and your browser does not save your answers until you are back.
        If you continue, you will have to enter them again after you sign in.
      </p>
      <p>To save your answers, use another browser or a window that is not private.</p>
    </LeaveModal>
  );
}

/** Shown when the user leaves during an upload (F-11, FT-50). Our choice of wording, because F-11 gives no text. */
export function UploadRunningModal({ to }: { to: string | null }) {
  const dispatch = useAppDispatch();
  return (
    <LeaveModal
      id="uploadRunning"
      title="Your file is still uploading"
      leaveLabel="Stop and leave"
      onLeave={() => void dispatch(uploadsAbandoned({ to }))}
    >
      <p>If you leave now, the upload will stop and we won't get the file.</p>
    </LeaveModal>
  );
}
