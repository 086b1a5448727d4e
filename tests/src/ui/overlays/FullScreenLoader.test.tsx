import { fireEvent, render, screen, within } from '@testing-library/react';

import { FullScreenLoader } from '#src/ui/overlays/FullScreenLoader.tsx';
import { ProcessingModal } from '#src/ui/overlays/ProcessingModal.tsx';

const MESSAGES = ['Creating your account', 'Pulling your soft credit', 'Locating your property'];
const picture = { src: '/loader.webp', still: '/still.webp' };
const spoken = () => screen.getAllByRole('status')[0]?.textContent;

describe('the loader', () => {
  it('AX-26 is a modal dialog that cannot be dismissed', () => {
    render(<FullScreenLoader messages={MESSAGES} here={0} />);
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Please wait' });

    fireEvent.keyDown(dialog, { key: 'Escape' });
    dialog.close();

    expect(dialog).toHaveAttribute('open');
  });

  it('AX-26 shows the current message, and announces the first alone, as it opens', () => {
    const { rerender } = render(<FullScreenLoader messages={MESSAGES} here={0} />);
    const loader = screen.getByRole('dialog', { name: 'Please wait' });
    expect(loader).toHaveAccessibleDescription('Creating your account');

    rerender(<FullScreenLoader messages={MESSAGES} here={1} />);

    expect(screen.getByText('Pulling your soft credit')).toBeVisible();
    expect(loader).toHaveAccessibleDescription('Creating your account');
    expect(spoken()).toBe('');
  });

  it('F-05 says what it waits for and, later, what else the user can do', () => {
    const { rerender } = render(
      <FullScreenLoader messages={MESSAGES} here={0} detail="We ask your bank." />,
    );
    expect(screen.getByText('We ask your bank.')).toBeVisible();

    rerender(<FullScreenLoader messages={MESSAGES} here={0} note="You can close this page." />);

    expect(screen.getAllByRole('status').at(-1)).toHaveTextContent('You can close this page.');
  });

  it('AX-26 has a decorative animation that stops under reduced motion, and can be paused', () => {
    const { container } = render(
      <FullScreenLoader messages={MESSAGES} here={0} animation={picture} />,
    );
    const source = () => container.querySelector('source');
    expect(container.querySelector('img')).toHaveAttribute('alt', '');
    expect(container.querySelector('img')).toHaveAttribute('src', '/still.webp');
    expect(source()).toHaveAttribute('media', '(prefers-reduced-motion: no-preference)');
    const pause = screen.getByRole('button', { name: 'Pause animation' });

    fireEvent.click(pause);

    expect(pause).toHaveAttribute('aria-pressed', 'true');
    expect(source()).toBeNull();
    expect(container.querySelectorAll('img')).toHaveLength(1);
  });
});

it('LOADER-04 draws a house without a picture of the brand, which can be paused as well', () => {
  const { container } = render(<FullScreenLoader messages={MESSAGES} here={0} />);
  const scene = container.querySelector('svg');
  expect(scene).toHaveAttribute('aria-hidden', 'true');
  expect(scene).not.toHaveClass('paused');

  fireEvent.click(screen.getByRole('button', { name: 'Pause animation' }));

  expect(scene).toHaveClass('paused');
});

describe('the processing modal', () => {
  const lines = () =>
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map((line) => line.textContent);

  it('AX-26 is named by its heading, which has the focus', () => {
    render(<ProcessingModal title="Setting up" messages={MESSAGES} here={0} />);

    expect(screen.getByRole('dialog', { name: 'Setting up' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Setting up' })).toHaveFocus();
  });

  it('LOADER-07 ticks each message in its turn', () => {
    render(<ProcessingModal title="Setting up" messages={MESSAGES} here={1} />);

    expect(lines()).toEqual([
      'Creating your account, done',
      'Pulling your soft credit, under way',
      'Locating your property',
    ]);
  });

  it('AX-26 announces the running message with its name, then every 15 seconds at most', () => {
    const modal = (here: number) => (
      <ProcessingModal title="Setting up" messages={MESSAGES} here={here} />
    );
    const { rerender } = render(modal(0));
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/^Creating your account/);
    const announced = [spoken()];

    rerender(modal(1));
    announced.push(spoken());
    rerender(modal(2));
    announced.push(spoken());

    expect(announced).toEqual(['', '', MESSAGES[2]]);
  });
});
