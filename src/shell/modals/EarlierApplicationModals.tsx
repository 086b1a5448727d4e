import { useAppDispatch } from '#src/hooks.ts';
import { useExitLink } from '#src/shell/links/useExitLink.ts';
import { Button } from '#src/ui/layout/Button.tsx';
import { Modal } from '#src/ui/overlays/Modal.tsx';
import { toDateParts } from '#store/format/isoDate.ts';
import { applicationPath } from '#store/shell/screens.ts';
import { linkFollowed } from '#store/shell/slice.ts';

import { useModalClose } from './useModalClose.ts';

/** The last line of credit is too recent (MODAL-45D-1). */
export function RecentLineModal({ againOn }: { againOn: string }) {
  const close = useModalClose('recentLine');
  const exit = useExitLink();
  const { month, day, year } = toDateParts(againOn);
  return (
    <Modal
      title="It looks like you have received a HELOC from us within the last 45 days."
      onDismiss={close}
      actions={<Button {...exit('/dashboard')}>Go To Dashboard</Button>}
    >
      <p>
        You can apply again from {month}/{day}/{year}.
      </p>
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
