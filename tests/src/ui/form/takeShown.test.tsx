import { act, fireEvent, screen } from '@testing-library/react';

import { CheckboxField } from '#src/ui/fields/choice/CheckboxField.tsx';
import { ChoiceCards } from '#src/ui/fields/choice/ChoiceCards.tsx';
import { SelectField } from '#src/ui/fields/choice/SelectField.tsx';
import { MoneyField } from '#src/ui/fields/AmountBox.tsx';
import { DateField } from '#src/ui/fields/DateField.tsx';
import { PasswordField } from '#src/ui/fields/PasswordField.tsx';
import { PhoneField } from '#src/ui/fields/PhoneField.tsx';
import { TextAreaField } from '#src/ui/fields/TextAreaField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { renderForm, requiring } from '#tests/support/render/renderForm.tsx';

const options = [
  { value: 'OH', label: 'Ohio' },
  { value: 'TX', label: 'Texas' },
];
const names = ['first', 'note', 'phone', 'amount', 'state', 'kind', 'agrees', 'secret'];

const open = () =>
  renderForm(
    <>
      <TextField name="first" label="First name" />
      <TextAreaField name="note" label="Note" limit={100} />
      <PhoneField name="phone" label="Phone" />
      <MoneyField name="amount" label="Amount" />
      <SelectField name="state" label="State" options={options} />
      <ChoiceCards name="kind" label="Kind" options={options} />
      <CheckboxField name="agrees" label="I agree" />
      <PasswordField name="secret" label="Password" spoken="password" autoComplete="new-password" />
    </>,
    { validate: requiring(...names) },
  );

type Box = HTMLInputElement;
const box = (label: string) => screen.getByLabelText<Box>(label);

/** Each kind of field, what a script sets without an event, and what the form then has. */
const kinds: [string, () => Box, (box: Box) => void, string, unknown][] = [
  ['text', () => box('First name'), (one) => (one.value = 'Dana'), 'first', 'Dana'],
  ['long text', () => box('Note'), (one) => (one.value = 'Gate 4'), 'note', 'Gate 4'],
  ['phone', () => box('Phone'), (one) => (one.value = '6145550142'), 'phone', '(614) 555-0142'],
  ['amount', () => box('Amount'), (one) => (one.value = '1200'), 'amount', 1_200],
  ['select', () => box('State'), (one) => (one.value = 'TX'), 'state', 'TX'],
  ['radio', () => box('Texas'), (one) => (one.checked = true), 'kind', 'TX'],
  ['checkbox', () => box('I agree'), (one) => (one.checked = true), 'agrees', true],
  ['secret', () => box('Password'), (one) => (one.value = ' Borrow! '), 'secret', ' Borrow! '],
];

it('sends what the boxes show, even when no event reported it', async () => {
  const { user, answered } = open();
  for (const [, find, set] of kinds) set(find());

  await user.click(screen.getByRole('button', { name: 'Continue' }));

  expect(answered).toEqual([Object.fromEntries(kinds.map(([, , , name, value]) => [name, value]))]);
});

it.each(kinds)('keeps what a script has set when a %s is left', (_kind, find, set) => {
  open();
  const one = find();
  act(() => one.focus());
  set(one);
  const { checked } = one;

  fireEvent.blur(one);

  expect(find().checked).toBe(checked);
  expect(find().value).not.toBe('');
});

it('takes the three boxes of a date together', async () => {
  const { user, answered } = renderForm(<DateField name="day" label="Date" />);
  for (const [label, text] of [
    ['Month', '03'],
    ['Day', '09'],
    ['Year', '1984'],
  ] as const)
    box(label).value = text;

  await user.click(screen.getByRole('button', { name: 'Continue' }));

  expect(answered).toEqual([{ day: '1984-03-09' }]);
});

it('puts no secret that was set without an event into the markup', async () => {
  const { user } = open();
  box('Password').value = 'open-sesame';

  await user.click(screen.getByRole('button', { name: 'Continue' }));

  expect(document.body.innerHTML).not.toContain('open-sesame');
});
