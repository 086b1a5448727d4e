import { screen, within } from '@testing-library/react';

import { CheckboxGroup } from '#src/ui/fields/choice/CheckboxGroup.tsx';
import { renderForm } from '#tests/support/render/renderForm.tsx';

const press = () => screen.getByRole('button', { name: 'Continue' });
const box = (name: string) => screen.getByRole('checkbox', { name });
const group = (
  <CheckboxGroup
    name="race"
    label="Race"
    hint="Check one or more"
    isOptional
    options={[
      {
        value: 'ASIAN',
        label: 'Asian',
        options: [
          { value: 'KOREAN', label: 'Korean' },
          {
            value: 'OTHER_ASIAN',
            label: 'Other Asian',
            text: { name: 'otherAsian', label: 'Enter race', maxLength: 100 },
          },
        ],
      },
      { value: 'WHITE', label: 'White' },
    ]}
  />
);

it('describes the group, and ticks none of its boxes', () => {
  renderForm(group);

  const fieldset = screen.getByRole('group', { name: 'Race (optional)' });
  expect(fieldset).toHaveAccessibleDescription('Check one or more');
  for (const one of screen.getAllByRole('checkbox')) expect(one).not.toBeChecked();
});

it('gives narrower choices and repeated texts the name of the choice that they belong to', () => {
  renderForm(group);

  const asian = screen.getByRole('group', { name: 'Asian' });
  const boxes = within(asian).getAllByRole('checkbox');
  expect(boxes).toEqual([box('Korean'), box('Other Asian')]);
  expect(
    within(screen.getByRole('group', { name: 'Other Asian' })).getByRole('textbox', {
      name: 'Enter race (optional)',
    }),
  ).toBeVisible();
});

it('leaves no value after everything is unticked', async () => {
  const { user, answered } = renderForm(group);

  await user.click(box('White'));
  await user.click(box('White'));
  await user.click(press());

  expect(answered).toEqual([{}]);
});
