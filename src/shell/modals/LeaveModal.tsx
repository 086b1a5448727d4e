import type { ReactNode } from 'react';

import { Button } from '#src/ui/layout/Button.tsx';
import { Modal } from '#src/ui/overlays/Modal.tsx';

interface LeaveModalProps {
  title: string;
  /** Closes the question; also what Escape does. */
  onStay: () => void;
  leaveLabel: string;
  onLeave: () => void;
  children: ReactNode;
}

/** Asks whether to leave a page on which something would be lost; to stay comes first. */
export function LeaveModal({ title, onStay, leaveLabel, onLeave, children }: LeaveModalProps) {
  return (
    <Modal
      title={title}
      onDismiss={onStay}
      actions={
        <>
          <Button onPress={onStay}>Stay on this page</Button>
          <Button
            tone="secondary"
            onPress={() => {
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
