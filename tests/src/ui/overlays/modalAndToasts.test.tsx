import { fireEvent, render, screen, act, within } from '@testing-library/react';
import { useState, type ComponentProps } from 'react';

import { Modal } from '#src/ui/overlays/Modal.tsx';
import { setupUser } from '#tests/support/render/setupUser.ts';
import { Toasts, visibleToasts, type Toast } from '#src/ui/overlays/Toasts.tsx';

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
  'closes with %s, and returns the focus',
  async (control) => {
    const user = await opened();

    if (control === '{Escape}') await user.keyboard(control);
    else await user.click(screen.getByRole('button', { name: control }));

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus();
  },
);

it('closes with a close request that comes without a key', async () => {
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

describe('Toasts', () => {
  const toast = (id: string, more: Partial<Toast> = {}): Toast => ({
    id,
    tone: 'info',
    message: `Message ${id}`,
    ...more,
  });

  const ids = (toasts: readonly Toast[]) => toasts.map(({ id }) => id);

  beforeEach(() => jest.useFakeTimers());

  afterEach(() => jest.useRealTimers());

  it('AX-07 has its regions before any toast, and lets errors interrupt', () => {
    const { rerender } = render(<Toasts toasts={[]} onDismiss={jest.fn()} />);
    const [alert, status] = [screen.getByRole('alert'), screen.getByRole('status')];

    rerender(<Toasts toasts={[toast('a')]} onDismiss={jest.fn()} />);
    expect(within(status).getByText('Message a')).toBeVisible();
    rerender(
      <Toasts toasts={[toast('a'), toast('b', { tone: 'danger' })]} onDismiss={jest.fn()} />,
    );

    expect(within(alert).getByText('Message b')).toBeVisible();
  });

  it('FT-74 TOAST-1 shows the newest of many toasts, and an error again after it', () => {
    const error = toast('error', { tone: 'danger' });
    const storm = Array.from({ length: 100 }, (_, index) => toast(String(index)));

    expect(ids(visibleToasts([error, ...storm]))).toEqual(['99']);
    expect(ids(visibleToasts([error]))).toEqual(['error']);
  });

  it('AX-28 removes a toast after 8 seconds, but keeps errors and those with an action', () => {
    const onDismiss = jest.fn();
    const show = (...toasts: Toast[]) => <Toasts toasts={toasts} onDismiss={onDismiss} />;
    const { rerender } = render(show(toast('passing')));

    act(() => jest.advanceTimersByTime(7_999));
    expect(onDismiss).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    rerender(show(toast('error', { tone: 'danger' })));
    act(() => jest.advanceTimersByTime(60_000));
    rerender(show(toast('undo', { action: <button type="button">Undo</button> })));
    act(() => jest.advanceTimersByTime(60_000));

    expect(onDismiss.mock.calls).toEqual([['passing']]);
  });

  it('AX-28 keeps a toast while it is hovered or focused', () => {
    const onDismiss = jest.fn();
    render(<Toasts toasts={[toast('a')]} onDismiss={onDismiss} />);
    const text = screen.getByText('Message a');

    fireEvent.mouseEnter(text.parentElement ?? text);
    act(() => jest.advanceTimersByTime(60_000));
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.mouseLeave(text.parentElement ?? text);
    act(() => screen.getByRole('button').focus());
    act(() => jest.advanceTimersByTime(60_000));
    expect(onDismiss).not.toHaveBeenCalled();
    act(() => screen.getByRole('button').blur());
    act(() => jest.advanceTimersByTime(8_000));

    expect(onDismiss).toHaveBeenCalledWith('a');
  });

  it('AX-07 AX-28 shows and removes no toast while the page is covered, and announces none again', () => {
    const onDismiss = jest.fn();
    const show = (areCovered: boolean, ...toasts: Toast[]) => (
      <Toasts toasts={toasts} areCovered={areCovered} onDismiss={onDismiss} />
    );
    const { rerender } = render(show(false, toast('stood')));
    const card = screen.getByText('Message stood');

    rerender(show(true, toast('stood')));
    act(() => jest.advanceTimersByTime(60_000));
    expect(onDismiss).not.toHaveBeenCalled();
    expect(screen.getByText('Message stood')).toBe(card);
    rerender(show(true, toast('came')));
    expect(screen.queryByText('Message came')).toBeNull();
    rerender(show(false, toast('came')));

    expect(screen.getByText('Message came')).toBeVisible();
    act(() => jest.advanceTimersByTime(8_000));
    expect(onDismiss.mock.calls).toEqual([['came']]);
  });

  it('removes a covered toast when its time is over, but shows it for at least 2 seconds', () => {
    const onDismiss = jest.fn();
    const at = (areCovered: boolean) => (
      <Toasts toasts={[toast('a')]} areCovered={areCovered} onDismiss={onDismiss} />
    );
    const { rerender } = render(at(false));
    act(() => jest.advanceTimersByTime(7_000));
    rerender(at(true));
    act(() => jest.advanceTimersByTime(60_000));
    rerender(at(false));
    act(() => jest.advanceTimersByTime(1_999));
    expect(onDismiss).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));

    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('AX-38 labels the dismiss button with its toast', () => {
    const onDismiss = jest.fn();
    render(<Toasts toasts={[toast('a', { message: 'Saved.' })]} onDismiss={onDismiss} />);

    fireEvent.click(screen.getByRole('button', { name: 'Dismiss: Saved.' }));

    expect(onDismiss).toHaveBeenCalledWith('a');
  });

  it('AX-02 leaves the focus on the next toast after a dismissal, and after the last one where it was before', async () => {
    const Page = () => {
      const [toasts, setToasts] = useState([toast('a'), toast('b'), toast('c')]);
      return (
        <>
          <input aria-label="Street" />
          <Toasts
            toasts={toasts}
            onDismiss={(dismissed) => setToasts(toasts.filter(({ id }) => id !== dismissed))}
          />
        </>
      );
    };
    jest.useRealTimers();
    const user = setupUser();
    render(<Page />);
    const dismiss = () => screen.getByRole('button');
    await user.click(screen.getByLabelText('Street'));

    await user.click(dismiss());
    expect(dismiss()).toHaveAccessibleName('Dismiss: Message b');
    expect(dismiss()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(dismiss()).toHaveFocus();
    await user.keyboard('{Enter}');

    expect(screen.getByLabelText('Street')).toHaveFocus();
  });
});
