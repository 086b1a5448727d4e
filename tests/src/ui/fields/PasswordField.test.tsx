import { screen } from '@testing-library/react';
import { useForm } from 'react-final-form';

import { PasswordField } from '#src/ui/fields/PasswordField.tsx';
import { SecretField } from '#src/ui/fields/SecretField.tsx';
import { renderForm } from '#tests/support/render/renderForm.tsx';

function GivesUp() {
  const form = useForm();
  return (
    <button type="button" onClick={() => form.change('password', undefined)}>
      Give up
    </button>
  );
}

const rules = (typed = '') => [
  { id: 'length', label: '4 or more characters', isMet: typed.length >= 4 },
  { id: 'number', label: 'A number', isMet: /\d/.test(typed) },
];
const password = (
  <PasswordField
    name="password"
    label="Password"
    spoken="the password"
    autoComplete="new-password"
    rules={rules}
  />
);

it('SC-20 reports a password exactly as typed, and lets it be pasted', async () => {
  const { user, answered } = renderForm(password);

  await user.click(screen.getByLabelText('Password'));
  await user.paste(' pass’word 1 ');
  await user.keyboard('{Enter}');

  expect(answered).toEqual([{ password: ' pass’word 1 ' }]);
});

it('SC-20 reports a password the same, however the keyboard composed its letters', async () => {
  const { user, answered } = renderForm(password);

  await user.click(screen.getByLabelText('Password'));
  await user.paste('Cafe\u0301 ’1 ');
  await user.keyboard('{Enter}');

  expect(answered).toEqual([{ password: 'Caf\u00E9 ’1 ' }]);
});

it('AX-06 AX-23 lets password managers recognize the box, and says at "Show" whether the password is visible', async () => {
  const { user } = renderForm(password);
  const box = screen.getByLabelText('Password');
  const show = screen.getByRole('button', { name: 'Show the password' });
  expect(box).toHaveAttribute('autocomplete', 'new-password');
  expect(box).toHaveAttribute('type', 'password');
  expect(show).toHaveAttribute('aria-pressed', 'false');

  await user.click(show);

  expect(box).toHaveAttribute('type', 'text');
  expect(show).toHaveAttribute('aria-pressed', 'true');
});

it('VAL-PWD-4 lists the rules as text, and ticks them as the user types', async () => {
  const { user } = renderForm(password);

  await user.type(screen.getByLabelText('Password'), 'abcd');

  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '4 or more characters, met',
    'A number, not met',
  ]);
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
    /characters ?, met A number ?, not met/,
  );
});

it("F-18 masks a secret number, doesn't let it be filled in, and shows a numeric keyboard", async () => {
  const { user } = renderForm(
    <SecretField name="ssn" label="Social Security number" spoken="the Social Security number" />,
  );
  const box = screen.getByLabelText('Social Security number');
  expect(box).toHaveAttribute('type', 'password');
  expect(box).toHaveAttribute('autocomplete', 'off');
  expect(box).toHaveAttribute('inputmode', 'numeric');

  await user.click(screen.getByRole('button', { name: 'Show the Social Security number' }));

  expect(box).toHaveAttribute('type', 'text');
});

it('F-10 keeps a secret in its box, and out of the markup of the page', async () => {
  const { user } = renderForm(password);
  const box = screen.getByLabelText('Password');

  await user.type(box, 'Sparrow73');

  expect(box).toHaveValue('Sparrow73');
  expect(document.body.innerHTML).not.toContain('Sparrow73');
});

it('F-10 empties the box of a secret that the form dropped', async () => {
  const { user } = renderForm(
    <>
      {password}
      <GivesUp />
    </>,
  );
  await user.type(screen.getByLabelText('Password'), 'Sparrow73');

  await user.click(screen.getByRole('button', { name: 'Give up' }));

  expect(screen.getByLabelText('Password')).toHaveValue('');
});
