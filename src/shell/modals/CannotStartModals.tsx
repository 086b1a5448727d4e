import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { ContactLines } from '#src/shell/frame/ContactLines.tsx';
import { useExitLink } from '#src/shell/links/useExitLink.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { Modal } from '#src/ui/overlays/Modal.tsx';
import { writtenDate } from '#store/format/isoDate.ts';
import { selectRefusalReasons } from '#store/registration/chain/chainMessages.ts';
import { applicationPath } from '#store/shell/screens.ts';
import { linkFollowed } from '#store/shell/slice.ts';

import { LogInModal } from './LogInModal.tsx';
import { useModalClose } from './useModalClose.ts';

/** The last line of credit is too recent (MODAL-45D-1). */
export function RecentLineModal({ againOn }: { againOn: string }) {
  const close = useModalClose('recentLine');
  const exit = useExitLink();
  return (
    <Modal
      title="It looks like you have received a HELOC from us within the last 45 days."
      onDismiss={close}
      actions={<Button {...exit('/dashboard')}>Go To Dashboard</Button>}
    >
      <p>You can apply again from {writtenDate(againOn)}.</p>
      <LogInModal />
    </Modal>
  );
}

/** Offers to resume an active application (MODAL-ACTIVE-1). */
export function ActiveApplicationModal({ uuid }: { uuid: string }) {
  const dispatch = useAppDispatch();
  const close = useModalClose('activeApplication');
  return (
    <Modal
      title="Active application already exists."
      onDismiss={close}
      actions={
        <Button
          onClick={() => {
            close();
            dispatch(linkFollowed({ to: applicationPath(uuid), replace: false }));
          }}
        >
          Continue
        </Button>
      }
    >
      <p>You can pick up where you left off.</p>
    </Modal>
  );
}

/** The lender refused the application. Shows the reasons, a contact, and a link to the dashboard (MSG-SUB-05). */
export function CreateRefusedModal() {
  const close = useModalClose('createRefused');
  const exit = useExitLink();
  const reasons = useAppSelector(selectRefusalReasons);
  return (
    <Modal
      title="We couldn't start your application"
      onDismiss={close}
      actions={<Button {...exit('/dashboard')}>Go To Dashboard</Button>}
    >
      {reasons.map((reason) => (
        <p key={reason}>
          <bdi>{reason}</bdi>
        </p>
      ))}
      <p>Your answers are saved. You can close this and change them, or ask us.</p>
      <ContactLines />
      <LogInModal />
    </Modal>
  );
}
