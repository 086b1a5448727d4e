import { useAppSelector } from '#src/hooks.ts';
import { ContactLines } from '#src/shell/frame/ContactLines.tsx';
import { useExitLink } from '#src/shell/links/useExitLink.ts';
import { Button } from '#src/ui/layout/Button.tsx';
import { Modal } from '#src/ui/overlays/Modal.tsx';
import { selectRefusalReasons } from '#store/registration/chain/chainMessages.ts';

import { useModalClose } from './useModalClose.ts';

/** The lender refused the application: its reasons, a contact, and a link to the dashboard (MSG-SUB-05). */
export function CreateRefusedModal() {
  const close = useModalClose('createRefused');
  const exit = useExitLink();
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
