import { useAppSelector } from '#src/hooks.ts';
import { ContactLines } from '#src/shell/frame/ContactLines.tsx';
import { useExit } from '#src/shell/links/useExit.ts';
import { Button } from '#src/ui/layout/Button.tsx';
import { Modal } from '#src/ui/overlays/Modal.tsx';
import { selectRefusalReasons } from '#store/registration/chain/chainMessages.ts';

import { useModalClose } from './useModalClose.ts';

/** A refused application: the lender's reasons, a contact, and the way to the dashboard (MSG-SUB-05). */
export function CreateRefusedModal() {
  const close = useModalClose('createRefused');
  const exit = useExit();
  const reasons = useAppSelector(selectRefusalReasons);
  return (
    <Modal
      title="We could not start your application"
      onDismiss={close}
      actions={<Button {...exit('/dashboard')}>Go To Dashboard</Button>}
    >
      {reasons.map((reason) => (
        <p key={reason}>
          <bdi>{reason}</bdi>
        </p>
      ))}
      <p>Your answers are kept. You can close this and change them, or ask us.</p>
      <ContactLines />
    </Modal>
  );
}
