import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { ContactLines } from '#src/shell/frame/ContactLines.tsx';
import { useExitLink } from '#src/shell/links/useExitLink.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { Modal } from '#src/ui/overlays/Modal.tsx';
import { Sentence } from '#src/ui/text/Sentence.tsx';
import { selectIsSignedIn } from '#store/identity/selectors.ts';
import { loginRequested } from '#store/identity/slice.ts';
import { selectStepAddress, selectStep } from '#store/registration/flow.ts';
import type { ModalState as OpenModal } from '#store/shell/modals.ts';
import { selectIsStoragePersistent } from '#store/shell/selectors.ts';
import { linkFollowed } from '#store/shell/slice.ts';
import { isolated } from '#store/text/direction.ts';

import { LogInModal } from './LogInModal.tsx';
import { useModalClose } from './useModalClose.ts';

type Props = Pick<Extract<OpenModal, { id: 'accountExists' }>, 'reason' | 'organizations'>;

const joined = (names: readonly string[]) =>
  new Intl.ListFormat('en-US', { type: 'conjunction' }).format(names);

/**
 * Our choice: the texts for a used referral, for lenders without a name, and for a signed-in borrower, because another
 * login would lead back here.
 */
function messageOf(
  reason: Props['reason'],
  organizations: readonly string[],
  {
    isSignedIn,
    isStoragePersistent,
  }: Readonly<Record<'isSignedIn' | 'isStoragePersistent', boolean>>,
) {
  if (reason === 'registered')
    return `There is an account with this email. Log in to continue. ${
      isStoragePersistent
        ? 'Your answers are saved.'
        : 'Your browser does not save your answers, so please give them again after that.'
    }`;
  if (reason === 'cannotStart') {
    const lenders =
      organizations.length === 0 ? 'another lender' : joined(organizations.map(isolated));
    const loginHint = isSignedIn
      ? 'Go to your dashboard to find it, or ask us'
      : 'Log in to continue';
    return `You have an application with ${lenders}. ${loginHint}.`;
  }
  const loginHint = isSignedIn ? 'Go to your dashboard to find it' : 'Log in to continue';
  return `An application was started with this link already. ${loginHint}, or start a new one.`;
}

/**
 * Asks a borrower with an account or another application to log in (MODAL-EXISTS-1, MODAL-EXISTS-2). A signed-in
 * borrower goes to the dashboard instead, and may contact the lender.
 */
export function AccountExistsModal({ reason, organizations }: Props) {
  const dispatch = useAppDispatch();
  const close = useModalClose('accountExists');
  const exit = useExitLink();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isStoragePersistent = useAppSelector(selectIsStoragePersistent);
  const hasUsedReferral = reason === 'referralUsed';
  const canAsk = reason === 'cannotStart' && isSignedIn;

  return (
    <Modal
      title="Account Already Exists"
      onDismiss={close}
      actions={
        <>
          {isSignedIn && reason !== 'registered' ? (
            <Button {...exit('/dashboard')}>Go To Dashboard</Button>
          ) : (
            <Button onClick={() => void dispatch(loginRequested())}>Log in</Button>
          )}
          {reason === 'registered' && <AnotherEmail close={close} />}
          {hasUsedReferral && (
            <Button tone="secondary" onClick={() => close('street1')}>
              Start a new application
            </Button>
          )}
        </>
      }
    >
      <p>
        <Sentence>{messageOf(reason, organizations, { isSignedIn, isStoragePersistent })}</Sentence>
      </p>
      {canAsk && (
        <>
          <ContactLines />
          <LogInModal />
        </>
      )}
    </Modal>
  );
}

/** The email field is on this screen or on an earlier one. */
function AnotherEmail({ close }: { close: (field: string) => void }) {
  const dispatch = useAppDispatch();
  const contactAddress = useAppSelector((state) => selectStepAddress(state, 'contact'));
  const asksElsewhere = useAppSelector((state) => selectStep(state) === 'password');
  return (
    <Button
      tone="secondary"
      onClick={() => {
        close('email');
        if (asksElsewhere) dispatch(linkFollowed({ to: contactAddress, replace: false }));
      }}
    >
      Use another email
    </Button>
  );
}
