import { fireEvent, screen } from '@testing-library/react';

import { SliderField } from '#src/ui/fields/SliderField.tsx';
import { renderForm } from '#tests/support/render/renderForm.tsx';

const DRAW = { draw: 85_250, term: 15 };
const draw = <SliderField name="draw" label="How much?" min={25_000} max={100_000} />;
const slider = () => screen.getByRole('slider', { name: 'How much?' });
const box = () => screen.getByRole('textbox', { name: 'How much?' });
const press = () => screen.getByRole('button', { name: 'Continue' });

it('AX-33 ties a slider and a box to one value, announced in dollars', async () => {
  const { user, answered } = renderForm(draw, { initialValues: DRAW });
  expect(slider()).toHaveAttribute('aria-valuetext', '$85,250');
  expect(box()).toHaveValue('85,250');

  await user.clear(box());
  await user.type(box(), '60123');
  await user.click(press());

  expect(slider()).toHaveAttribute('aria-valuetext', '$60,123');
  expect(answered).toEqual([{ ...DRAW, draw: 60_123 }]);
});

it.each([
  ['ArrowRight', '85,750'],
  ['ArrowDown', '84,750'],
  ['PageUp', '90,250'],
  ['PageDown', '80,250'],
])('AX-33 moves the slider with %s to %s', (key, text) => {
  renderForm(draw, { initialValues: DRAW });

  fireEvent.keyDown(slider(), { key });

  expect(box()).toHaveValue(text);
});

it('moves the slider with a click, and stops at its ends', async () => {
  const { user } = renderForm(draw, { initialValues: { draw: 99_000 } });
  const more = screen.getByRole('button', { name: 'Increase How much?' });

  await user.click(more);
  await user.click(more);
  expect(box()).toHaveValue('100,000');
  expect(more).toHaveAttribute('aria-disabled', 'true');
  await user.click(more);
  await user.click(screen.getByRole('button', { name: 'Decrease How much?' }));

  expect(box()).toHaveValue('99,500');
});

it('stops a drag at round amounts, or at the end', () => {
  renderForm(draw, { initialValues: DRAW });

  fireEvent.change(slider(), { target: { value: '61180' } });
  expect(box()).toHaveValue('61,000');
  fireEvent.change(slider(), { target: { value: '100000' } });

  expect(box()).toHaveValue('100,000');
});

it('keeps an amount out of range as typed, for its message', async () => {
  const { user } = renderForm(draw, {
    initialValues: DRAW,
    validate: ({ draw: sum }) =>
      Number(sum) > 100_000 ? { draw: 'Enter an amount from $25,000 to $100,000' } : {},
  });

  await user.clear(box());
  await user.type(box(), '250000');
  await user.click(press());

  expect(box()).toHaveValue('250,000');
  expect(box()).toHaveAccessibleDescription('Enter an amount from $25,000 to $100,000');
  expect(slider()).toHaveValue('100000');
});

it.each([
  ['5000', '25000', '$25,000'],
  ['250000', '100000', '$100,000'],
  ['', '25000', '$25,000'],
])('AX-33 keeps the slider within its bounds with "%s" in the box', async (typed, value, text) => {
  const { user } = renderForm(draw, { initialValues: DRAW });

  await user.clear(box());
  if (typed !== '') await user.type(box(), typed);

  expect(slider()).toHaveValue(value);
  expect(slider()).toHaveAttribute('aria-valuetext', text);
});

it("AX-33 lets the slider reach a minimum that isn't round", () => {
  renderForm(<SliderField name="draw" label="How much?" min={25_300} max={100_000} />, {
    initialValues: DRAW,
  });

  fireEvent.change(slider(), { target: { value: '25300' } });

  expect(box()).toHaveValue('25,300');
});

it('shows the message of an invalid amount once the box is left, not while it is first typed', async () => {
  const { user } = renderForm(draw, {
    initialValues: DRAW,
    validate: ({ draw: sum }) =>
      Number(sum) < 25_000 ? { draw: 'Enter an amount from $25,000 to $100,000' } : {},
  });

  await user.clear(box());
  await user.type(box(), '500');
  expect(box()).not.toHaveAccessibleDescription();
  await user.tab();

  expect(box()).toHaveAccessibleDescription('Enter an amount from $25,000 to $100,000');
  expect(box()).toBeInvalid();
});

it('keeps a fixed slider from moving', async () => {
  const { user } = renderForm(
    <SliderField
      name="draw"
      label="How much?"
      min={1000}
      max={9000}
      isFixed
      hint="You draw the most."
    />,
    { initialValues: { draw: 9000 } },
  );

  await user.click(screen.getByRole('button', { name: 'Decrease How much?' }));

  expect(slider()).toBeDisabled();
  expect(box()).toHaveAttribute('readonly');
  expect(box()).toHaveValue('9,000');
  expect(box()).toHaveAccessibleDescription('You draw the most.');
});
