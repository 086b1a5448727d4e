import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Tooltip } from '#src/ui/overlays/Tooltip.tsx';

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

it('SHELL-04 AX-39 shows the tooltip at keyboard focus, and at Escape only hides it', async () => {
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

it('AX-39 hides the tooltip as the focus leaves', async () => {
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

it('AX-39 shows the tooltip for a held finger without a press, and hides it at a press elsewhere', async () => {
  const user = open();

  await user.pointer({ keys: '[TouchA>]', target: trigger() });
  pass(500);
  await user.pointer('[/TouchA]');
  expect(tooltip()).toBeVisible();
  expect(pressed).not.toHaveBeenCalled();

  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(tooltip()).toBeNull();
});

it('lets a tap press the trigger, and shows no tooltip', async () => {
  const user = open();
  // In jsdom every focus is that of a keyboard.
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
