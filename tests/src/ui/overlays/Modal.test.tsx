import { fireEvent, render, screen } from '@testing-library/react';
import { useState, type ComponentProps } from 'react';

import { Modal } from '#src/ui/overlays/Modal.tsx';
import { hands } from '#tests/support/render/hands.ts';

type Props = Partial<ComponentProps<typeof Modal>>;

function Page({ isDismissable = true, ...props }: Props & { isDismissable?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <h1 tabIndex={-1}>Your home</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      {isOpen && (
        <Modal
          title="Change the address?"
          {...(isDismissable && { onDismiss: close })}
          actions={
            <button type="button" onClick={close}>
              Keep it
            </button>
          }
          {...props}
        >
          <p>The offer can change.</p>
        </Modal>
      )}
    </>
  );
}

async function opened(props: ComponentProps<typeof Page> = {}) {
  const user = hands();
  render(<Page {...props} />);
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  return user;
}

it('AX-30 is a dialog named by its heading, which has the first focus', async () => {
  await opened();

  expect(screen.getByRole('dialog', { name: 'Change the address?' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Change the address?' })).toHaveFocus();
});

it.each(['{Escape}', 'Close', 'Keep it'])('goes with %s, and focus returns', async (way) => {
  const user = await opened();

  if (way === '{Escape}') await user.keyboard(way);
  else await user.click(screen.getByRole('button', { name: way }));

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus();
});

it('a close request that is no key dismisses it too', async () => {
  await opened();

  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

  expect(screen.queryByRole('dialog')).toBeNull();
});

it('AX-30 one that cannot be dismissed has no Close, ignores Escape and opens again', async () => {
  const user = await opened({ isDismissable: false });
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();

  await user.keyboard('{Escape}');
  expect(dialog).toBeVisible();
  dialog.close();

  expect(dialog).toHaveAttribute('open');
});

it('AX-28 AX-09 a question that cannot wait is an alert dialog, described by its words', async () => {
  await opened({ isAlert: true });

  const dialog = screen.getByRole('alertdialog', { name: 'Change the address?' });
  expect(dialog).toBeVisible();
  expect(dialog).toHaveAccessibleDescription('The offer can change.');
});

it('when nobody who is still there opened it, the screen has the focus', () => {
  const page = (isOpen: boolean) => (
    <>
      <h1 tabIndex={-1}>Your home</h1>
      {isOpen && <Modal title="Gone" />}
    </>
  );
  const { rerender } = render(page(true));

  rerender(page(false));

  expect(screen.getByRole('heading', { name: 'Your home' })).toHaveFocus();
});
