import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { Button } from '#src/ui/Button.tsx';
import { Modal } from '#src/ui/Modal.tsx';
import { loginRequested } from '#store/identity/slice.ts';
import { selectAddressOf, selectStep } from '#store/registration/walk.ts';
import type { Modal as OpenModal } from '#store/shell/modals.ts';
import { linkFollowed } from '#store/shell/slice.ts';

import { useModalClose } from './useModalClose.ts';

type Props = Pick<Extract<OpenModal, { id: 'accountExists' }>, 'reason' | 'organizations'>;

const and = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Somebody who has an account, or an application elsewhere, logs in and goes on (MODAL-EXISTS-1, MODAL-EXISTS-2). */
export function AccountExistsModal({ reason, organizations }: Props) {
  const dispatch = useAppDispatch();
  const close = useModalClose('accountExists');
  const contactAddress = useAppSelector((state) => selectAddressOf(state, 'contact'));
  const asksElsewhere = useAppSelector((state) => selectStep(state) === 'password');
  const isRegistered = reason === 'registered';

  const useAnother = () => {
    close('email');
    if (asksElsewhere) dispatch(linkFollowed({ to: contactAddress, replace: false }));
  };
  return (
    <Modal
      title="Account Already Exists"
      onDismiss={close}
      actions={
        <>
          <Button onPress={() => void dispatch(loginRequested())}>Log in</Button>
          {isRegistered && (
            <Button tone="secondary" onPress={useAnother}>
              Use another e-mail
            </Button>
          )}
        </>
      }
    >
      <p>
        {isRegistered
          ? 'There is an account with this e-mail. Log in to go on. Your answers are kept.'
          : `You have an application with ${and.format(organizations)}. Log in to go on.`}
      </p>
    </Modal>
  );
}
