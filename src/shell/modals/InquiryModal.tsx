import { useAppSelector } from '#src/hooks.ts';
import { useExitLink } from '#src/shell/links/useExitLink.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { Modal } from '#src/ui/overlays/Modal.tsx';
import { phoneHref } from '#store/person/phone.ts';
import { selectBrandName, selectSupport } from '#store/org/selectors.ts';
import type { ModalState as OpenModal } from '#store/shell/modals.ts';
import { mailHref } from '#store/text/links.ts';

import { useModalClose } from './useModalClose.ts';

type Props = Pick<Extract<OpenModal, { id: 'inquiry' }>, 'originator'>;

function useLoanContact({ originator }: Props) {
  const support = useAppSelector(selectSupport);
  const brand = useAppSelector(selectBrandName);
  return originator
    ? {
        name: originator.originatorName ?? originator.brokerName ?? brand,
        phone: originator.phoneNumber,
        email: originator.email,
      }
    : { name: brand, phone: support.phone, email: support.email };
}

/** A loan officer started this application and has to finish it (MODAL-INQ-1). */
export function InquiryModal({ originator }: Props) {
  const close = useModalClose('inquiry');
  const exit = useExitLink();
  const { name, phone, email } = useLoanContact({ originator });
  return (
    <Modal
      title="Action Required: Contact Your Loan Officer"
      onDismiss={close}
      actions={
        <>
          {phone !== null && (
            <Button icon="phone" href={phoneHref(phone)}>
              Call
            </Button>
          )}
          {email !== null && (
            <Button tone="secondary" icon="mail" href={mailHref(email)}>
              Email
            </Button>
          )}
          <Button tone="quiet" {...exit('/dashboard')}>
            Go To Dashboard
          </Button>
        </>
      }
    >
      <p>
        <bdi>{name}</bdi> started this with you and can finish it.
      </p>
      {phone !== null && (
        <p>
          <bdi>{phone}</bdi>
        </p>
      )}
      {email !== null && (
        <p>
          <bdi>{email}</bdi>
        </p>
      )}
    </Modal>
  );
}
