import { screen, act, fireEvent } from '@testing-library/react';

import { TextField } from '#src/ui/fields/TextField.tsx';
import { renderForm, requiring } from '#tests/support/render/renderForm.tsx';
import { CheckboxField } from '#src/ui/fields/choice/CheckboxField.tsx';
import { ChoiceCards } from '#src/ui/fields/choice/ChoiceCards.tsx';
import { SelectField } from '#src/ui/fields/choice/SelectField.tsx';
import { MoneyField } from '#src/ui/fields/AmountBox.tsx';
import { DateField } from '#src/ui/fields/DateField.tsx';
import { PasswordField } from '#src/ui/fields/PasswordField.tsx';
import { PhoneField } from '#src/ui/fields/PhoneField.tsx';
import { TextAreaField } from '#src/ui/fields/TextAreaField.tsx';

const fields = (
  <>
    <TextField name="first" label="First name" />
    <TextField name="city" label="Which city?" isOptional />
  </>
);

const press = () => screen.getByRole('button', { name: 'Continue' });

const first = () => screen.getByLabelText('First name');

const summary = () => screen.queryByRole('alert', { name: 'Error' });

const lines = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

const city = () => screen.getByLabelText(/Which city/);

const CORRECTED = 'All corrected. You can continue.';

const corrected = () => screen.queryByRole('group', { name: CORRECTED });

it('AX-21 marks a fixed mistake in its place, and brings it back when it is made again', async () => {
  const { user } = renderForm(fields, { validate: requiring('city', 'first') });
  await user.click(press());
  expect(lines()).toEqual(['First name: Required', 'Which city? Required']);

  await user.type(first(), 'A');
  expect(lines()).toEqual(['Corrected: First name', 'Which city? Required']);
  expect(first()).toHaveFocus();
  await user.clear(first());

  expect(lines()).toEqual(['First name: Required', 'Which city? Required']);
  expect(screen.queryByText(CORRECTED)).toBeNull();
});

it('AX-21 shows the same message in the list as at its field when a mistake becomes another one', async () => {
  const validate = ({ first: typed }: { first?: string }): { first?: string } => {
    if (typed === undefined) return { first: 'Required' };
    return /\d/.test(typed) ? { first: 'No numbers' } : {};
  };
  const { user } = renderForm(fields, { validate });
  await user.click(press());
  expect(lines()).toEqual(['First name: Required']);

  await user.type(first(), '4');

  expect(lines()).toEqual(['First name: No numbers']);
  expect(first()).toHaveAccessibleDescription('No numbers');
  expect(first()).toHaveFocus();
});

it('AX-21 AX-07 says politely after the last mistake that everything is fixed, and restores the title', async () => {
  document.title = 'About you';
  const { user } = renderForm(fields, { validate: requiring('city', 'first') });
  await user.click(press());
  expect(document.title).toBe('Error: About you');

  await user.type(first(), 'Ana');
  await user.type(city(), 'O');

  expect(summary()).toBeNull();
  expect(corrected()).toBeVisible();
  expect(lines()).toEqual(['Corrected: First name', 'Corrected: Which city?']);
  expect(document.title).toBe('About you');
  expect(city()).toHaveFocus();
  const said = screen.getAllByText(CORRECTED).map((text) => text.closest('[role=status], output'));
  expect(said.filter(Boolean)).toHaveLength(1);
  await user.clear(city());

  expect(corrected()).toBeNull();
  expect(summary()).toBeVisible();
  expect(document.title).toBe('Error: About you');
});

it('AX-21 removes the box with the next step', async () => {
  const { user, answered } = renderForm(fields, { validate: requiring('city', 'first') });
  await user.click(press());
  await user.type(first(), 'Ana');
  await user.type(city(), 'Oslo');

  await user.click(press());

  expect(answered).toHaveLength(1);
  expect(corrected()).toBeNull();
});

it('AX-21 removes a field that no longer applies from the list', async () => {
  const { user, redraw } = renderForm(fields, { validate: requiring('city', 'first') });
  await user.click(press());

  redraw({ children: null, validate: requiring('city') });

  expect(lines()).toEqual(['Which city? Required']);
});

describe('the lender’s message at a field', () => {
  const served = { first: 'Not on file' };

  it('F-04 shows each message on top and at its field, removes it when the field changes, and the banner with the last of them', async () => {
    const { user, redraw } = renderForm(fields);
    await user.type(first(), 'Ana');
    await user.click(press());
    redraw({ fieldErrors: { ...served, city: 'Unknown' } });
    expect(lines()).toEqual(['First name: Not on file', 'Which city? Unknown']);
    expect(summary()).toHaveFocus();
    expect(first()).toHaveAccessibleDescription('Not on file');

    await user.type(first(), 'b');
    expect(first()).toBeValid();
    expect(lines()).toEqual(['Which city? Unknown']);
    await user.type(city(), 'O');

    expect(summary()).toBeNull();
  });

  it('F-04 leaves the message for the form as a whole where it is', async () => {
    const { user, redraw } = renderForm(fields);
    await user.type(first(), 'Ana');
    await user.click(press());
    redraw({ banner: { messages: ['Please try again.'] }, fieldErrors: served });

    await user.type(first(), 'b');

    expect(lines()).toEqual(['Please try again.']);
  });

  it("F-04 shows the lender's message again when the next submit gets the same response", async () => {
    const { user, redraw } = renderForm(fields);
    await user.type(first(), 'Ana');
    await user.click(press());
    redraw({ fieldErrors: served });
    await user.type(first(), 'b');
    expect(summary()).toBeNull();

    await user.click(press());
    redraw({ isBusy: true });
    redraw({ fieldErrors: { ...served } });

    expect(lines()).toEqual(['First name: Not on file']);
  });
});

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
  /** What a script sets without an event. */
  readonly set: Partial<Pick<Box, 'value' | 'checked'>>;
  readonly name: string;
  /** The form's value afterwards. */
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

it('treats the three boxes of a date as one', async () => {
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
