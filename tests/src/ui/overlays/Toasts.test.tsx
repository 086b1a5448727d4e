import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';

import { Toasts, visibleToasts, type Toast } from '#src/ui/overlays/Toasts.tsx';
import { setupUser } from '#tests/support/render/setupUser.ts';

const toast = (id: string, more: Partial<Toast> = {}): Toast => ({
  id,
  tone: 'info',
  message: `Message ${id}`,
  ...more,
});
const ids = (toasts: readonly Toast[]) => toasts.map(({ id }) => id);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('AX-07 the regions exist before any toast, and errors interrupt', () => {
  const { rerender } = render(<Toasts toasts={[]} onDismiss={jest.fn()} />);
  const [alert, status] = [screen.getByRole('alert'), screen.getByRole('status')];

  rerender(<Toasts toasts={[toast('a'), toast('b', { tone: 'danger' })]} onDismiss={jest.fn()} />);

  expect(within(status).getByText('Message a')).toBeVisible();
  expect(within(alert).getByText('Message b')).toBeVisible();
});

it('FT-74 TOAST-1 of many toasts five are shown: the oldest go, errors stay', () => {
  const error = toast('error', { tone: 'danger' });
  const storm = Array.from({ length: 100 }, (_, index) => toast(String(index)));

  expect(ids(visibleToasts([error, ...storm]))).toEqual(['error', '96', '97', '98', '99']);
  expect(visibleToasts(storm.map((one) => ({ ...one, tone: 'danger' })))).toHaveLength(5);
});

it('AX-28 a toast goes after 8 seconds; errors and those with an action stay', () => {
  const onDismiss = jest.fn();
  render(
    <Toasts
      toasts={[
        toast('passing'),
        toast('error', { tone: 'danger' }),
        toast('undo', { action: <button type="button">Undo</button> }),
      ]}
      onDismiss={onDismiss}
    />,
  );

  act(() => jest.advanceTimersByTime(7_999));
  expect(onDismiss).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(60_000));

  expect(onDismiss.mock.calls).toEqual([['passing']]);
});

it('AX-28 a toast stays while it is hovered or focused', () => {
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

it('AX-07 AX-28 while the page is covered no toast comes or goes, and a standing one is not announced again', () => {
  const onDismiss = jest.fn();
  const show = (areCovered: boolean, ...toasts: Toast[]) => (
    <Toasts toasts={toasts} areCovered={areCovered} onDismiss={onDismiss} />
  );
  const { rerender } = render(show(false, toast('stood')));
  const card = screen.getByText('Message stood');

  rerender(show(true, toast('stood'), toast('came')));
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.queryByText('Message came')).toBeNull();
  expect(onDismiss).not.toHaveBeenCalled();
  rerender(show(false, toast('stood'), toast('came')));

  expect(screen.getByText('Message came')).toBeVisible();
  expect(screen.getByText('Message stood')).toBe(card);
  act(() => jest.advanceTimersByTime(8_000));
  expect(onDismiss.mock.calls).toEqual([['stood'], ['came']]);
});

it('AX-38 the dismiss button names its toast', () => {
  const onDismiss = jest.fn();
  render(<Toasts toasts={[toast('a', { message: 'Saved.' })]} onDismiss={onDismiss} />);

  fireEvent.click(screen.getByRole('button', { name: 'Dismiss: Saved.' }));

  expect(onDismiss).toHaveBeenCalledWith('a');
});

it('AX-02 dismissing leaves the focus at the next toast, and after the last one where it was before', async () => {
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
  const dismiss = () => screen.getAllByRole('button');
  await user.click(screen.getByLabelText('Street'));

  await user.click(dismiss()[1] ?? document.body);
  expect(dismiss()[1]).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(dismiss()[0]).toHaveFocus();
  await user.keyboard('{Enter}');

  expect(screen.getByLabelText('Street')).toHaveFocus();
});
