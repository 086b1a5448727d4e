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

interface Kind {
  readonly kind: string;
  readonly find: () => Box;
  /** What a script sets, without an event. */
  readonly set: Partial<Pick<Box, 'value' | 'checked'>>;
  readonly name: string;
  /** What the form then has. */
  readonly answer: unknown;
}

const kinds: readonly Kind[] = [
  {
    kind: 'text',
    find: () => box('First name'),
    set: { value: 'Dana' },
    name: 'first',
    answer: 'Dana',
  },
  {
    kind: 'long text',
    find: () => box('Note'),
    set: { value: 'Gate 4' },
    name: 'note',
    answer: 'Gate 4',
  },
  {
    kind: 'phone',
    find: () => box('Phone'),
    set: { value: '6145550142' },
    name: 'phone',
    answer: '(614) 555-0142',
  },
  {
    kind: 'amount',
    find: () => box('Amount'),
    set: { value: '1200' },
    name: 'amount',
    answer: 1200,
  },
  { kind: 'select', find: () => box('State'), set: { value: 'TX' }, name: 'state', answer: 'TX' },
  { kind: 'radio', find: () => box('Texas'), set: { checked: true }, name: 'kind', answer: 'TX' },
  {
    kind: 'checkbox',
    find: () => box('I agree'),
    set: { checked: true },
    name: 'agrees',
    answer: true,
  },
  {
    kind: 'secret',
    find: () => box('Password'),
    set: { value: ' Borrow! ' },
    name: 'secret',
    answer: ' Borrow! ',
  },
];

it('sends what the boxes show, even when no event reported it, and puts no secret into the markup', async () => {
  const { user, answered } = open();
  for (const { find, set } of kinds) Object.assign(find(), set);

  await user.click(screen.getByRole('button', { name: 'Continue' }));

  expect(answered).toEqual([Object.fromEntries(kinds.map(({ name, answer }) => [name, answer]))]);
  expect(document.body.innerHTML).not.toContain('Borrow!');
});

it.each(kinds)('keeps what a script has set when a $kind is left', ({ find, set }) => {
  open();
  const one = find();
  act(() => one.focus());

  Object.assign(one, set);
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
