import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useContext, type ReactNode } from 'react';

import { NewScreenContext, useAnnounce } from '#src/ui/feedback/announce.ts';
import { LiveRegions } from '#src/ui/feedback/LiveRegions.tsx';
import { Modal } from '#src/ui/overlays/Modal.tsx';

function Speaker() {
  const announce = useAnnounce();
  const begin = useContext(NewScreenContext);
  return (
    <>
      <button type="button" onClick={() => announce('Saved')}>
        Save
      </button>
      <button type="button" onClick={() => announce('Not saved', 'alert')}>
        Fail
      </button>
      <button
        type="button"
        onClick={() => {
          announce('One is too large.');
          announce('Two is too large.');
        }}
      >
        Add two
      </button>
      <button type="button" onClick={begin}>
        Continue
      </button>
      <button
        type="button"
        onClick={() => {
          begin();
          announce('Moved on');
        }}
      >
        Move on
      </button>
    </>
  );
}

const renderSpeaker = () =>
  render(
    <LiveRegions>
      <Speaker />
    </LiveRegions>,
  );

it('AX-07 has the two regions, empty, before any announcement', () => {
  render(<LiveRegions>page</LiveRegions>);

  expect(screen.getByRole('status')).toHaveTextContent('');
  expect(screen.getByRole('alert')).toHaveTextContent('');
});

it('AX-07 puts each announcement into its region, and announces the same text twice', async () => {
  renderSpeaker();

  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const first = screen.getByText('Saved');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.click(screen.getByRole('button', { name: 'Fail' }));

  expect(screen.getByText('Saved')).not.toBe(first);
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
  expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
});

it('AX-07 reads simultaneous announcements together, and a later one by itself', async () => {
  renderSpeaker();

  await userEvent.click(screen.getByRole('button', { name: 'Add two' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^One is too large\. Two is too large\.$/);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));

  expect(screen.getByRole('status')).toHaveTextContent(/^Saved$/);
});

/** A page before, behind and after a modal. */
function meetModal() {
  const page = (modal: ReactNode) => (
    <LiveRegions>
      <Speaker />
      {modal}
    </LiveRegions>
  );
  const { rerender } = render(page(null));
  return {
    press: (name: string) => act(() => screen.getByText(name).click()),
    open: () => rerender(page(<Modal title="Time is nearly up" />)),
    close: () => rerender(page(null)),
  };
}

it('AX-07 reads an announcement behind a modal when the modal has closed', () => {
  const { press, open, close } = meetModal();
  press('Save');
  open();
  press('Fail');
  press('Add two');

  expect(screen.getByRole('status')).toHaveTextContent(/^Saved$/);
  expect(screen.getByRole('alert')).toHaveTextContent('');
  close();

  expect(screen.getByRole('status')).toHaveTextContent(/^One is too large\. Two is too large\.$/);
  expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
});

it('AX-07 repeats nothing when a modal without announcements behind it closes', () => {
  const { press, open, close } = meetModal();
  press('Save');
  const before = screen.getByText('Saved');

  open();
  close();

  expect(screen.getByText('Saved')).toBe(before);
});

it("AX-07 removes an announcement after a while, so that it isn't read at the end of another page", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderSpeaker();

  for (const name of ['Save', 'Fail']) await user.click(screen.getByRole('button', { name }));
  act(() => jest.advanceTimersByTime(30_000));

  expect(screen.getByRole('status')).toHaveTextContent('');
  expect(screen.getByRole('alert')).toHaveTextContent('');
  jest.useRealTimers();
});

describe('AX-07 after a change of screen', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const press = (name: string) => act(() => screen.getByText(name).click());
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const announced = () =>
    [screen.getByRole('status'), screen.getByRole('alert')].map((one) => one.textContent);

  it('lets an announcement of the previous screen be read to its end, and removes it soon', () => {
    renderSpeaker();
    press('Save');
    press('Fail');

    press('Continue');
    expect(announced()).toEqual(['Saved', 'Not saved']);
    pass(2_000);

    expect(announced()).toEqual(['', '']);
  });

  it.each([
    ['together with it', () => press('Move on'), 'Moved on'],
    [
      'there',
      () => {
        press('Continue');
        press('Save');
      },
      'Saved',
    ],
  ])(
    'keeps an announcement for its full time after a change of screen: made %s',
    (_when, go, text) => {
      renderSpeaker();
      press('Add two');

      go();
      pass(29_000);
      expect(announced()).toEqual([text, '']);
      pass(1_000);

      expect(announced()).toEqual(['', '']);
    },
  );
});
