import { act, fireEvent, render, screen, within } from '@testing-library/react';

import { FullScreenLoader } from '#src/ui/FullScreenLoader.tsx';
import { ProcessingModal } from '#src/ui/ProcessingModal.tsx';

const MESSAGES = ['Creating your account', 'Pulling your soft credit', 'Locating your property'];
const picture = { src: '/loader.webp', still: '/still.webp' };
const wait = (ms: number) => {
  for (let left = ms; left > 0; left -= 1_000) act(() => jest.advanceTimersByTime(1_000));
};
const spoken = () => screen.getAllByRole('status')[0]?.textContent;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the loader', () => {
  it('AX-26 is a modal dialog that nothing dismisses', () => {
    render(<FullScreenLoader messages={MESSAGES} />);
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Please wait' });

    fireEvent.keyDown(dialog, { key: 'Escape' });
    dialog.close();

    expect(dialog).toHaveAttribute('open');
  });

  it('AX-26 shows its messages in turn, and reads the first and then one every 15 seconds', () => {
    render(<FullScreenLoader messages={MESSAGES} />);
    const heard = [spoken()];

    wait(5_000);
    expect(screen.getByText('Pulling your soft credit')).toBeVisible();
    heard.push(spoken());
    wait(10_000);
    heard.push(spoken());

    expect(heard).toEqual([MESSAGES[0], MESSAGES[0], MESSAGES[0]]);
    expect(screen.getAllByText('Creating your account')).toHaveLength(2);
  });

  it('F-05 says what it waits for and, late, what else may be done', () => {
    const { rerender } = render(
      <FullScreenLoader messages={MESSAGES} detail="We ask your bank." />,
    );
    expect(screen.getByText('We ask your bank.')).toBeVisible();

    rerender(<FullScreenLoader messages={MESSAGES} note="You can close this page." />);

    expect(screen.getAllByRole('status').at(-1)).toHaveTextContent('You can close this page.');
  });

  it('AX-26 its picture says nothing, stands still where no motion is wanted, and can be paused', () => {
    const { container } = render(<FullScreenLoader messages={MESSAGES} animation={picture} />);
    const source = () => container.querySelector('source');
    expect(container.querySelector('img')).toHaveAttribute('alt', '');
    expect(container.querySelector('img')).toHaveAttribute('src', '/still.webp');
    expect(source()).toHaveAttribute('media', '(prefers-reduced-motion: no-preference)');
    const pause = screen.getByRole('button', { name: 'Pause animation' });

    fireEvent.click(pause);

    expect(pause).toHaveAttribute('aria-pressed', 'true');
    expect(source()).toBeNull();
  });
});

describe('the processing modal', () => {
  const lines = () =>
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map((line) => line.textContent);

  it('AX-26 is named by its heading, which has the focus', () => {
    render(<ProcessingModal title="Setting up" messages={MESSAGES} />);

    expect(screen.getByRole('dialog', { name: 'Setting up' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Setting up' })).toHaveFocus();
  });

  it('LOADER-06 LOADER-07 spreads its messages over its time and holds the last', () => {
    render(<ProcessingModal title="Setting up" messages={MESSAGES} durationMs={30_000} />);
    expect(lines()).toEqual([
      'Creating your account, under way',
      'Pulling your soft credit',
      'Locating your property',
    ]);

    wait(10_000);
    expect(lines()[0]).toBe('Creating your account, done');
    expect(lines()[1]).toBe('Pulling your soft credit, under way');
    wait(600_000);

    expect(lines()[2]).toBe('Locating your property, under way');
  });

  it('AX-26 reads what is under way at first, then every 15 seconds at most', () => {
    render(<ProcessingModal title="Setting up" messages={MESSAGES} durationMs={30_000} />);
    expect(spoken()).toBe('Creating your account');

    wait(19_000);
    expect(spoken()).toBe('Creating your account');
    wait(1_000);

    expect(spoken()).toBe('Locating your property');
  });
});
