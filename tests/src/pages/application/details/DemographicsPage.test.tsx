import { screen, within } from '@testing-library/react';

import { openPageAt } from '#tests/support/render/lenderKnows.tsx';
import { noDemographics, questions, type Category } from '#store/application/details/hmda.ts';
import { demographicsSubmitted } from '#store/application/details/actions.ts';
import { stepFailed } from '#store/application/core/slice.ts';
import { aStatus } from '#tests/support/sagas/openApplication.ts';
import { aRefusal } from '#tests/support/fixtures/registration.ts';

const open = () => openPageAt({ at: 'start/hmda', status: aStatus('HMDA') });

const part = (name: string) => screen.getByRole('group', { name: new RegExp(`^${name}`) });
const box = (within_: string, name: string) =>
  within(part(within_)).getByRole('checkbox', { name });
const press = () => screen.getByRole('button', { name: 'Continue' });

const labelsOf = (categories: readonly Category[]): string[] =>
  categories.flatMap(({ label, parts = [] }) => [label, ...labelsOf(parts)]);

it.each(questions.map(({ legend, categories }) => [legend, labelsOf(categories)] as const))(
  'shows exactly the categories of the law for %s, all visible and none ticked (facts §1)',
  async (legend, labels) => {
    await open();

    const boxes = within(part(legend)).getAllByRole('checkbox');
    expect(boxes.map((one) => (one as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      ...labels,
      `I do not wish to provide this information about ${legend.toLowerCase()}`,
    ]);
    for (const one of boxes) expect(one).not.toBeChecked();
  },
);

it('WCAG 2.5.3 gives every box its own accessible name that starts with the visible text', async () => {
  await open();

  const names = [...screen.getAllByRole('checkbox'), ...screen.getAllByRole('textbox')].map(
    (one) => (one as HTMLInputElement).labels?.[0]?.textContent,
  );
  expect(new Set(names).size).toBe(names.length);
});

it('says why it asks, and explains applications in person', async () => {
  await open();

  expect(screen.getByText(/Federal law asks us for this/)).toBeVisible();
  expect(screen.getByText(/You are applying online without video, so we do not/)).toBeVisible();
});

it('lets the borrower continue with nothing chosen', async () => {
  const { user, actionsOf, secrets } = await open();

  await user.click(press());

  expect(actionsOf(demographicsSubmitted)).toMatchObject([{ payload: { handle: 'handle-1' } }]);
  expect(JSON.parse(secrets.get('handle-1') ?? '')).toEqual(noDemographics);
});

it('sends exactly what was ticked and written, and ticks no box because of another', async () => {
  const { user, secrets } = await open();

  await user.click(box('Ethnicity', 'Mexican'));
  await user.click(box('Race', 'I do not wish to provide this information about race'));
  await user.type(screen.getByLabelText(/Name of enrolled or principal tribe/), 'Pinegrove Band');
  await user.click(box('Sex', 'Male'));
  await user.click(box('Sex', 'Female'));
  await user.click(press());

  expect(box('Ethnicity', 'Hispanic or Latino')).not.toBeChecked();
  expect(JSON.parse(secrets.get('handle-1') ?? '')).toEqual({
    ...noDemographics,
    ethnicity: [11],
    raceTribe: 'Pinegrove Band',
    sex: [1, 2],
    notProvided: { ethnicity: false, race: true, sex: false },
  });
});

it('F-09 stores nothing on the way: only one action with the handle, and no draft', async () => {
  const { user, dispatched, store } = await open();

  await user.type(screen.getByLabelText(/Name of enrolled or principal tribe/), 'Pinegrove Band');
  await user.click(press());
  await new Promise((done) => setTimeout(done, 400));

  expect(dispatched.map(({ type }) => type)).toEqual([demographicsSubmitted.type]);
  expect(JSON.stringify([dispatched, store.getState()])).not.toContain('Pinegrove');
});

it('AX-21 distinguishes the three boxes with the name of an origin in the summary', async () => {
  const { dispatch } = await open();

  dispatch(
    stepFailed({
      step: 'demographics',
      failure: aRefusal({
        fields: ['ethnicityOther', 'raceOtherAsian', 'raceOtherPacific'].map((field) => ({
          field,
          message: 'Too long',
        })),
      }),
    }),
  );

  expect(screen.getAllByRole('link', { name: /origin/ }).map((link) => link.textContent)).toEqual([
    'Name of your other Hispanic or Latino origin: Too long',
    'Name of your other Asian origin: Too long',
    'Name of your other Pacific Islander origin: Too long',
  ]);
});
