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

it('AX-21 AX-06 a corrected line is struck through in its place, also as text, and unannounced', async () => {
  const { user } = renderForm(fields, { validate: requiring('city', 'first') });
  await user.click(press());
  const line = (text: string) =>
    screen.getAllByRole('listitem').find(({ textContent }) => textContent === text);
  expect(line('First name: Required')).not.toHaveClass('resolved');

  await user.type(first(), 'Ana');
  expect(line('First name: Required, corrected')).toHaveClass('resolved');
  expect(screen.getByText(', corrected')).toHaveAttribute('aria-live', 'off');
  expect(line('Which city? Required')).not.toHaveClass('resolved');
  await user.clear(first());

  expect(line('First name: Required')).not.toHaveClass('resolved');
});

it('AX-21 AX-06 a line whose field has gone is no link, and counts as no correction', async () => {
  const { user, redraw } = renderForm(fields, { validate: requiring('city', 'first') });
  await user.click(press());
  const link = () => screen.queryByRole('link', { name: 'First name: Required' });
  expect(link()).toBeVisible();

  redraw({ children: null, validate: requiring('city') });

  expect(link()).toBeNull();
  expect(screen.getByText(', no longer asked')).toBeInTheDocument();
  expect(screen.queryByText(', corrected')).toBeNull();
});
