import { screen, within } from '@testing-library/react';
import { Profiler } from 'react';

import { CheckboxField } from '#src/ui/fields/choice/CheckboxField.tsx';
import { ChoiceCards } from '#src/ui/fields/choice/ChoiceCards.tsx';
import { renderForm, requiring } from '#tests/support/render/renderForm.tsx';
import { CheckboxGroup } from '#src/ui/fields/choice/CheckboxGroup.tsx';

const press = () => screen.getByRole('button', { name: 'Continue' });

const cards = (
  <ChoiceCards
    name="use"
    label="How do you use it?"
    hint="Most of the year"
    options={[
      { value: 'HOME', label: 'I live here', description: 'At least half of the year.' },
      { value: 'RENT', label: 'I rent it out', icon: 'key' },
    ]}
  />
);

it('groups the cards as a required radio group with the question as its name, and nothing chosen', () => {
  renderForm(cards);

  const group = screen.getByRole('radiogroup', { name: 'How do you use it?' });
  expect(group).toHaveAccessibleDescription('Most of the year');
  expect(group).toBeRequired();
  expect(screen.getByRole('radio', { name: 'I live here' })).toHaveAccessibleDescription(
    'At least half of the year.',
  );
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
});

it('makes the whole card the target, and takes one choice as the answer', async () => {
  const { user, answered } = renderForm(cards);

  await user.click(screen.getByText('At least half of the year.'));
  await user.click(screen.getByText('I rent it out'));
  await user.click(press());

  expect(screen.getByRole('radio', { name: 'I rent it out' })).toBeChecked();
  expect(answered).toEqual([{ use: 'RENT' }]);
});

it("AX-09 doesn't render anything on focus, because a re-rendered radio would be a separate Tab stop", async () => {
  let renders = 0;
  const { user } = renderForm(
    <Profiler id="use" onRender={() => (renders += 1)}>
      {cards}
    </Profiler>,
  );
  const atFirst = renders;

  await user.tab();

  expect(screen.getByRole('radio', { name: 'I live here' })).toHaveFocus();
  expect(renders).toBe(atFirst);
});

it('attaches the message to the group, and leads from the summary to the first card', async () => {
  const { user } = renderForm(cards, { validate: requiring('use') });

  await user.click(press());
  const group = screen.getByRole('radiogroup');
  expect(group).toBeInvalid();
  expect(group).toHaveAccessibleDescription('Most of the year Required');
  await user.click(screen.getByRole('link', { name: 'How do you use it? Required' }));

  expect(screen.getByRole('radio', { name: 'I live here' })).toHaveFocus();
});

it('AX-24 leaves a consent unticked, labels it with its own text, and lists it in the summary', async () => {
  const { user, answered } = renderForm(
    <CheckboxField name="terms" label="Terms">
      I agree to the <a href="/terms">Terms of use</a>
    </CheckboxField>,
    { validate: requiring('terms') },
  );
  const box = screen.getByRole('checkbox', { name: 'I agree to the Terms of use' });
  expect(box).not.toBeChecked();

  await user.click(press());
  expect(box).toHaveAccessibleDescription('Required');
  expect(screen.getByRole('link', { name: 'Terms: Required' })).toBeVisible();
  await user.click(screen.getByText(/I agree/));
  await user.click(press());

  expect(answered).toEqual([{ terms: true }]);
});

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
