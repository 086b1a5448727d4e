import { screen } from '@testing-library/react';

import { TextField } from '#src/ui/fields/TextField.tsx';
import { renderForm, requiring } from '#tests/support/render/renderForm.tsx';

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

it('AX-21 marks a mended mistake in its place, and brings it back where it is made again', async () => {
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

it('AX-21 AX-07 says politely with the last mistake that all is corrected, and restores the title', async () => {
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

it('AX-21 takes the box away with the next step', async () => {
  const { user, answered } = renderForm(fields, { validate: requiring('city', 'first') });
  await user.click(press());
  await user.type(first(), 'Ana');
  await user.type(city(), 'Oslo');

  await user.click(press());

  expect(answered).toHaveLength(1);
  expect(corrected()).toBeNull();
});

it('AX-21 takes a field that is no longer asked off the list', async () => {
  const { user, redraw } = renderForm(fields, { validate: requiring('city', 'first') });
  await user.click(press());

  redraw({ children: null, validate: requiring('city') });

  expect(lines()).toEqual(['Which city? Required']);
});

describe('the lender’s message at a field', () => {
  const served = { first: 'Not on file' };

  it('F-04 shows each message on top and at its field, takes it away with a change of the field, and the banner with the last of them', async () => {
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

  it("F-04 shows the lender's message again when the next submit gets the same answer", async () => {
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
