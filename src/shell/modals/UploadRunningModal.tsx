import { useAppDispatch } from '#src/hooks.ts';
import { Button } from '#src/ui/Button.tsx';
import { Modal } from '#src/ui/Modal.tsx';
import { uploadsAbandoned } from '#store/application/uploadsSlice.ts';

import { useModalClose } from './useModalClose.ts';

/** Somebody goes elsewhere while a file is on its way (F-11, FT-50); chosen: F-11 gives no words. */
export function UploadRunningModal({ to }: { to: string | null }) {
  const dispatch = useAppDispatch();
  const close = useModalClose('uploadRunning');
  return (
    <Modal
      title="Your file is still uploading"
      onDismiss={close}
      actions={
        <>
          <Button onPress={close}>Stay on this page</Button>
          <Button
            tone="secondary"
            onPress={() => {
              close();
              dispatch(uploadsAbandoned({ to }));
            }}
          >
            Stop and leave
          </Button>
        </>
      }
    >
      <p>If you leave now, the upload stops and we do not get the file.</p>
    </Modal>
  );
}
