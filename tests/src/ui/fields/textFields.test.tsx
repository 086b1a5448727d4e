import { screen } from '@testing-library/react';
import { useForm } from 'react-final-form';
import { readFileSync } from 'node:fs';

import { SelectField } from '#src/ui/fields/choice/SelectField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { renderForm, requiring } from '#tests/support/render/renderForm.tsx';
import { TextAreaField } from '#src/ui/fields/TextAreaField.tsx';
import { PasswordField } from '#src/ui/fields/PasswordField.tsx';
import { SecretField } from '#src/ui/fields/SecretField.tsx';
import { DateField } from '#src/ui/fields/DateField.tsx';

const press = () => screen.getByRole('button', { name: 'Continue' });

it('AX-20 gives the field a visible label, describes it by hint and message, and says that it is required', async () => {
  const { user } = renderForm(
    <TextField name="city" label="City" hint="Where the home is" autoComplete="address-level2" />,
    { validate: requiring('city') },
  );
  const box = screen.getByRole('textbox', { name: 'City' });
  expect(box).toHaveAccessibleDescription('Where the home is');
  expect(box).toBeRequired();
  expect(box).toHaveAttribute('autocomplete', 'address-level2');

  await user.click(press());

  expect(box).toHaveAccessibleDescription('Where the home is Required');
  expect(box).toBeInvalid();
});

it("marks optional fields, and doesn't require them", () => {
  renderForm(<TextField name="middle" label="Middle name" isOptional />);

  const box = screen.getByRole('textbox', { name: 'Middle name (optional)' });
  expect(box).not.toBeRequired();
});

it('FT-48 tidies a value when the field is left', async () => {
  const { user } = renderForm(<TextField name="street" label="Street" />);
  const box = screen.getByLabelText('Street');

  await user.click(box);
  await user.paste('  ５１２\u00A0O’Brien St ');
  await user.tab();

  expect(box).toHaveValue("512 O'Brien St");
});

it('asks the user to check a prefilled value until it is changed', async () => {
  const { user } = renderForm(<TextField name="city" label="City" isPrefilled />, {
    initialValues: { city: 'Dayton' },
  });
  const box = screen.getByLabelText('City');
  expect(box).toHaveAccessibleDescription('We filled this in for you. Please check it.');

  await user.type(box, '!');

  expect(box).not.toHaveAccessibleDescription();
});

it('keeps the typed value of a field that disappears and returns', async () => {
  const { user, redraw } = renderForm(null, { initialValues: { city: 'Dayton' } });
  redraw({ children: <TextField name="city" label="City" /> });
  await user.clear(screen.getByLabelText('City'));
  await user.type(screen.getByLabelText('City'), 'Columbus');

  redraw({ children: null });
  redraw({ children: <TextField name="city" label="City" /> });

  expect(screen.getByLabelText('City')).toHaveValue('Columbus');
});

it('starts a select with nothing chosen, and navigates nowhere after a choice', async () => {
  const { user, answered } = renderForm(
    <SelectField name="state" label="State" options={[{ value: 'OH', label: 'Ohio' }]} />,
    { validate: requiring('state') },
  );
  const box = screen.getByRole('combobox', { name: 'State' });
  expect(box).toHaveValue('');

  await user.click(press());
  expect(box).toHaveAccessibleDescription('Required');
  await user.selectOptions(box, 'Ohio');

  expect(box).toBeValid();
  expect(answered).toEqual([]);
});

it('AX-07 states its limit once, counts visibly, and keeps what exceeds it', async () => {
  const { user } = renderForm(<TextAreaField name="note" label="Message" limit={10} />, {
    validate: ({ note }) =>
      String(note).length > 10 ? { note: 'Must be at most 10 characters' } : {},
  });
  const box = screen.getByRole('textbox', { name: 'Message' });
  expect(box).toHaveAccessibleDescription('At most 10 characters.');
  expect(screen.getByText('10 characters left')).toHaveAttribute('aria-hidden', 'true');

  await user.type(box, 'Hello there');
  await user.click(screen.getByRole('button', { name: 'Continue' }));

  expect(screen.getByText('1 character too many', { selector: '[aria-hidden]' })).toBeVisible();
  expect(box).toHaveValue('Hello there');
  expect(box).toHaveAccessibleDescription('At most 10 characters. Must be at most 10 characters');
});

it('AX-07 announces once that a text has become too long, and not with later keys', async () => {
  const { user } = renderForm(<TextAreaField name="why" label="Why?" limit={3} />);
  const box = screen.getByRole('textbox', { name: 'Why?' });
  const said = screen.getByRole('status');

  await user.type(box, 'one');
  expect(said).toHaveTextContent('');
  await user.type(box, '!');
  expect(said).toHaveTextContent(/^1 character too many$/);
  await user.type(box, '!');

  expect(said).toHaveTextContent(/^1 character too many$/);
});

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

it.each([
  ['seen', false],
  ['shown above', true],
])('keeps space between a hint and the boxes, with its question %s', (_where, isAskedAbove) => {
  const style = document.createElement('style');
  style.textContent = readFileSync('src/ui/fields/field.module.css', 'utf8');
  document.head.append(style);

  renderForm(
    <DateField
      name="dob"
      label="Date of birth"
      hint="For example, 4 27 1985"
      isAskedAbove={isAskedAbove}
    />,
  );

  const hint = screen.getByText('For example, 4 27 1985');
  expect(getComputedStyle(hint).margin).toMatch(/ 0 var\(--space-3\)$/);
});
