import { fireEvent, render, screen } from '@testing-library/react';
import { useState, type ComponentProps } from 'react';

import { Modal } from '#src/ui/overlays/Modal.tsx';
import { setupUser } from '#tests/support/render/setupUser.ts';

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
  const user = setupUser();
  render(<Page {...props} />);
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  return user;
}

it('AX-30 makes the modal a dialog that its heading labels, and gives the heading the first focus', async () => {
  await opened();

  expect(screen.getByRole('dialog', { name: 'Change the address?' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Change the address?' })).toHaveFocus();
});

it.each(['{Escape}', 'Close', 'Keep it'])(
  'goes away with %s, and returns the focus',
  async (control) => {
    const user = await opened();

    if (control === '{Escape}') await user.keyboard(control);
    else await user.click(screen.getByRole('button', { name: control }));

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus();
  },
);

it('goes away with a close request that comes without a key', async () => {
  await opened();

  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

  expect(screen.queryByRole('dialog')).toBeNull();
});

it("AX-30 shows no Close in a modal that can't be dismissed, ignores Escape and opens it again", async () => {
  const user = await opened({ isDismissable: false });
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();

  await user.keyboard('{Escape}');
  expect(dialog).toBeVisible();
  dialog.close();

  expect(dialog).toHaveAttribute('open');
});

it('AX-28 AX-09 makes an urgent question an alert dialog, described by its text', async () => {
  await opened({ isAlert: true });

  const dialog = screen.getByRole('alertdialog', { name: 'Change the address?' });
  expect(dialog).toBeVisible();
  expect(dialog).toHaveAccessibleDescription('The offer can change.');
});

it('moves the focus to the screen when the opener is gone', () => {
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
