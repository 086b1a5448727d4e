import { act, render, screen, fireEvent, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';

import { Tooltip } from '#src/ui/overlays/Tooltip.tsx';
import { BrandAnimation } from '#src/ui/overlays/BrandAnimation.tsx';
import { BrandVideo } from '#src/ui/overlays/BrandVideo.tsx';
import { HouseScene } from '#src/ui/overlays/HouseScene.tsx';
import { WaitingPlace } from '#src/ui/overlays/WaitingPlace.tsx';

describe('Tooltip', () => {
  const pressed = jest.fn();

  const behind = jest.fn();

  beforeEach(() => jest.useFakeTimers());

  afterEach(() => {
    jest.useRealTimers();
    jest.clearAllMocks();
    removeEventListener('keydown', behind);
  });

  function open() {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(
      <>
        <Tooltip name="Apps" isOff={false}>
          {(trigger) => (
            <button type="button" {...trigger} onClick={pressed}>
              <svg aria-hidden="true" />
            </button>
          )}
        </Tooltip>
        <button type="button">Elsewhere</button>
      </>,
    );
    return user;
  }

  const tooltip = () => screen.queryByRole('tooltip');

  const trigger = () => screen.getByRole('button', { name: 'Apps' });

  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  it('SHELL-04 AX-39 shows the tooltip on keyboard focus, and on Escape only hides it', async () => {
    const user = open();
    expect(tooltip()).toBeNull();

    await user.tab();
    expect(trigger()).toHaveFocus();
    expect(tooltip()).toBeVisible();

    addEventListener('keydown', behind);
    await user.keyboard('{Escape}');
    expect(tooltip()).toBeNull();
    expect(trigger()).toHaveFocus();
    expect(behind).not.toHaveBeenCalled();

    await user.keyboard('{Escape}');
    expect(behind).toHaveBeenCalledTimes(1);
  });

  it('AX-39 hides the tooltip when the focus leaves', async () => {
    const user = open();
    await user.tab();

    await user.tab();

    expect(tooltip()).toBeNull();
  });

  it('AX-39 shows the tooltip for a pointer that rests, and hides it when the pointer leaves', async () => {
    const user = open();

    await user.hover(trigger());
    expect(tooltip()).toBeNull();
    pass(300);
    expect(tooltip()).toBeVisible();

    await user.unhover(trigger());
    expect(tooltip()).toBeNull();
  });

  it('AX-39 shows the tooltip for a held finger without a click, and hides it on a tap elsewhere', async () => {
    const user = open();

    await user.pointer({ keys: '[TouchA>]', target: trigger() });
    pass(500);
    await user.pointer('[/TouchA]');
    expect(tooltip()).toBeVisible();
    expect(pressed).not.toHaveBeenCalled();

    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(tooltip()).toBeNull();
  });

  it('lets a tap activate the trigger, and shows no tooltip', async () => {
    const user = open();
    // In jsdom, every focus comes from a keyboard.
    await user.keyboard('{Tab}{Escape}');

    await user.pointer({ keys: '[TouchA]', target: trigger() });
    pass(1_000);

    expect(tooltip()).toBeNull();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('AX-39: hides the tooltip for what the trigger opens, which gets the first Escape', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(
      <Tooltip name="Apps" isOff>
        {(props) => <button type="button" {...props} />}
      </Tooltip>,
    );

    await user.tab();
    await user.hover(trigger());
    pass(300);
    addEventListener('keydown', behind);
    await user.keyboard('{Escape}');

    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(trigger()).toHaveFocus();
    expect(behind).toHaveBeenCalledTimes(1);
  });
});

const steps = [
  { label: 'Account', progress: 'COMPLETE' },
  { label: 'Credit', progress: 'IN_PROGRESS' },
  { label: 'Home', progress: 'INITIAL' },
] as const;

const place = (part: Partial<ComponentProps<typeof WaitingPlace>> = {}) => (
  <WaitingPlace
    title="Please wait"
    lender={{ name: 'Larkmere', logo: null }}
    picture={() => null}
    headline="Creating your account"
    steps={steps}
    {...part}
  />
);

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { name: 'Please wait' });

const spoken = () => screen.getAllByRole('status').at(-1)?.textContent;

it('AX-26 is a modal dialog that cannot be dismissed', () => {
  render(place());

  fireEvent.keyDown(dialog(), { key: 'Escape' });
  dialog().close();

  expect(dialog()).toHaveAttribute('open');
});

it('AX-26 is named by its heading, which has the focus', () => {
  render(place());

  expect(screen.getByRole('heading', { name: 'Please wait' })).toHaveFocus();
});

it('names the lender', () => {
  render(place());

  expect(within(dialog()).getByText('Larkmere')).toBeVisible();
});

describe('what a screen reader hears', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('AX-26 tells screen readers the first headline with the name, then the current one at most every 15 seconds', () => {
    const { rerender } = render(place());
    const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
    expect(dialog()).toHaveAccessibleDescription('Creating your account');
    pass(2_000);

    rerender(place({ headline: 'Pulling your soft credit' }));
    pass(12_999);
    expect(spoken()).toBe('');
    pass(1);
    expect(spoken()).toBe('Pulling your soft credit');
    rerender(place({ headline: 'Locating your property' }));
    pass(14_999);
    expect(spoken()).toBe('Pulling your soft credit');
    pass(1);

    expect(spoken()).toBe('Locating your property');
  });
});

it('F-05 shows what it waits for and, later, what else the user can do', () => {
  const { rerender } = render(place({ detail: 'We ask your bank.', time: 'Larkmere · seconds' }));
  expect(screen.getByText('We ask your bank.')).toBeVisible();
  expect(screen.getByText('Larkmere · seconds')).toBeVisible();

  rerender(place({ note: 'You can close this page.' }));

  expect(screen.getAllByRole('status')[0]).toHaveTextContent('You can close this page.');
});

it("AX-26 keeps a brand's animation decorative, stops it under reduced motion, and lets it be paused", () => {
  const { container } = render(
    place({
      picture: (isPaused) => (
        <BrandAnimation src="/loader.webp" still="/still.webp" isPaused={isPaused} />
      ),
    }),
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

const preferring = (matches: boolean) =>
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => ({ matches }) });

describe("LOADER-02 AX-26 a brand's video", () => {
  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

  const show = () =>
    render(
      place({
        picture: (isPaused) => (
          <BrandVideo src="/loader.mp4" still="/still.svg" isPaused={isPaused} />
        ),
      }),
    ).container;

  it('plays without sound behind its poster, and can be paused', () => {
    preferring(false);
    const container = show();
    const video = () => container.querySelector('video');
    expect(video()).toHaveAttribute('src', '/loader.mp4');
    expect(video()).toHaveAttribute('poster', '/still.svg');
    expect(video()).toHaveProperty('muted', true);

    fireEvent.click(screen.getByRole('button', { name: 'Pause animation' }));

    expect(video()).toBeNull();
    expect(container.querySelector('img')).toHaveAttribute('src', '/still.svg');
  });

  it('shows the still of the video under reduced motion', () => {
    preferring(true);

    expect(show().querySelector('video')).toBeNull();
  });
});

it('LOADER-04 keeps the house decorative, shows each part in its place, and lets it be paused, too', () => {
  const { container } = render(
    place({
      steps: [],
      picture: (isPaused) => (
        <HouseScene
          parts={{ account: 'COMPLETE', credit: 'IN_PROGRESS', home: 'INITIAL' }}
          isPaused={isPaused}
        />
      ),
    }),
  );
  const scene = container.querySelector('svg');
  expect(scene).toHaveAttribute('aria-hidden', 'true');
  expect(scene).not.toHaveClass('paused');
  expect(scene?.querySelectorAll('.COMPLETE, .IN_PROGRESS, .INITIAL')).toHaveLength(3);

  fireEvent.click(screen.getByRole('button', { name: 'Pause animation' }));

  expect(scene).toHaveClass('paused');
});
