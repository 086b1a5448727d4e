import { screen } from '@testing-library/react';

import { SelectField } from '#src/ui/fields/choice/SelectField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { renderForm, requiring } from '#tests/support/render/renderForm.tsx';

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
