import type { ReactNode } from 'react';

import { Button } from '#src/ui/layout/Button.tsx';
import { Modal } from '#src/ui/overlays/Modal.tsx';

interface LeaveModalProps {
  title: string;
  /** Closes the modal, also on Escape. */
  onStay: () => void;
  leaveLabel: string;
  onLeave: () => void;
  children: ReactNode;
}

/** Asks whether to leave a page with unsaved work. */
export function LeaveModal({ title, onStay, leaveLabel, onLeave, children }: LeaveModalProps) {
  return (
    <Modal
      title={title}
      onDismiss={onStay}
      actions={
        <>
          <Button onClick={onStay}>Stay on this page</Button>
          <Button
            tone="secondary"
            onClick={() => {
              onStay();
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
