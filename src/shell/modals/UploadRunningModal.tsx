import { useAppDispatch } from '#src/hooks.ts';
import { uploadsAbandoned } from '#store/application/uploads/actions.ts';

import { LeaveModal } from './LeaveModal.tsx';
import { useModalClose } from './useModalClose.ts';

/** The user leaves during an upload (F-11, FT-50); chosen: F-11 gives no text. */
export function UploadRunningModal({ to }: { to: string | null }) {
  const dispatch = useAppDispatch();
  const close = useModalClose('uploadRunning');
  return (
    <LeaveModal
      title="Your file is still uploading"
      onStay={close}
      leaveLabel="Stop and leave"
      onLeave={() => void dispatch(uploadsAbandoned({ to }))}
    >
      <p>If you leave now, the upload stops and we do not get the file.</p>
    </LeaveModal>
  );
}
