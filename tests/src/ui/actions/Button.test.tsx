import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { useExitLink } from '#src/shell/links/useExitLink.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { LinkButton } from '#src/ui/actions/LinkButton.tsx';
import { renderInState } from '#tests/support/render/renderInState.tsx';

const Onwards = () => <LinkButton to="/account/heloc/register">Continue</LinkButton>;
const Exit = () => <Button {...useExitLink()('/dashboard')}>Continue</Button>;

it('submits nothing by itself', async () => {
  const onClick = jest.fn();
  render(<Button onClick={onClick}>Check again</Button>);

  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));

  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

it('FT-40 keeps the focus on a busy button, says that it is busy and ignores clicks', async () => {
  const onClick = jest.fn();
  const { rerender } = render(
    <Button onClick={onClick} busyLabel="Checking">
      Check again
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Check again' });
  await userEvent.click(button);
  rerender(
    <Button onClick={onClick} busyLabel="Checking" isBusy>
      Check again
    </Button>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Checking' }));

  expect(onClick).toHaveBeenCalledTimes(1);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).not.toBeDisabled();
});

it("FT-40 doesn't press the button at a double click on the previous screen", () => {
  const onClick = jest.fn();
  render(<Button onClick={onClick}>Continue</Button>);
  const button = screen.getByRole('button');

  fireEvent.mouseDown(button, { detail: 2 });
  fireEvent.click(button, { detail: 2 });
  expect(onClick).not.toHaveBeenCalled();
  fireEvent.mouseDown(button, { detail: 1 });
  fireEvent.click(button, { detail: 1 });

  expect(onClick).toHaveBeenCalledTimes(1);
});

it('keeps a button that waits for an input focusable, and says what is missing', async () => {
  const onClick = jest.fn();
  render(
    <>
      <Button isWaiting describedBy="why" onClick={onClick}>
        Sign
      </Button>
      <p id="why">Scroll to the end to continue</p>
    </>,
  );
  await userEvent.tab();

  await userEvent.keyboard('{Enter}');

  expect(screen.getByRole('button')).toHaveFocus();
  expect(screen.getByRole('button')).toHaveAccessibleDescription('Scroll to the end to continue');
  expect(onClick).not.toHaveBeenCalled();
});

it.each([
  ['to a screen', Onwards, 'linkFollowed'],
  ['out of the app', Exit, 'exitChosen'],
])(
  'turns a button %s into a link that the app follows, unless a new tab is meant',
  async (_to, Part, type) => {
    const { user, dispatched } = renderInState(<Part />);
    const link = screen.getByRole('link', { name: 'Continue' });

    await user.click(link);
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await user.keyboard('{Control>}');
    await user.click(link);

    expect(dispatched.map((action) => action.type)).toEqual([`shell/${type}`]);
  },
);
