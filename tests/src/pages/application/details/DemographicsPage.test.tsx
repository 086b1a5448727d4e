import { screen, within } from '@testing-library/react';

import { DemographicsPage } from '#src/pages/application/details/DemographicsPage.tsx';
import { noDemographics, questions, type Category } from '#store/application/details/hmda.ts';
import { demographicsSubmitted } from '#store/application/intents.ts';
import { stepFailed } from '#store/application/slice.ts';
import { aStatus } from '#tests/support/sagas/openApplication.ts';
import { renderScreen } from '#tests/support/render/renderScreen.tsx';

// A form is filled in key by key, and the machine may be busy with something else.
jest.setTimeout(30_000);

const open = (status = aStatus('HMDA')) =>
  renderScreen(<DemographicsPage />, { at: 'start/hmda', status });

const part = (name: string) => screen.getByRole('group', { name: new RegExp(`^${name}`) });
const box = (within_: string, name: string) =>
  within(part(within_)).getByRole('checkbox', { name });
const press = () => screen.getByRole('button', { name: 'Continue' });

const labelsOf = (categories: readonly Category[]): string[] =>
  categories.flatMap(({ label, parts = [] }) => [label, ...labelsOf(parts)]);

it.each(questions.map(({ legend, categories }) => [legend, labelsOf(categories)] as const))(
  '%s shows exactly the categories of the law, all visible, none ticked (facts §1)',
  (legend, labels) => {
    open();

    const boxes = within(part(legend)).getAllByRole('checkbox');
    expect(boxes.map((one) => (one as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      ...labels,
      `I do not wish to provide this information about ${legend.toLowerCase()}`,
    ]);
    for (const one of boxes) expect(one).not.toBeChecked();
  },
);

it('2.5.3 every box can be named alone, in words that begin with those that are seen', () => {
  open();

  const names = [...screen.getAllByRole('checkbox'), ...screen.getAllByRole('textbox')].map(
    (one) => (one as HTMLInputElement).labels?.[0]?.textContent,
  );
  expect(new Set(names).size).toBe(names.length);
});

it('says why it asks, and about applications in person', () => {
  open();

  expect(screen.getByText(/Federal law asks us for this/)).toBeVisible();
  expect(screen.getByText(/You are applying online without video, so we do not/)).toBeVisible();
});

it('goes on with nothing chosen', async () => {
  const { user, told, secrets } = open();

  await user.click(press());

  expect(told(demographicsSubmitted)).toMatchObject([{ payload: { handle: 'handle-1' } }]);
  expect(JSON.parse(secrets.get('handle-1') ?? '')).toEqual(noDemographics);
});

it('sends exactly what was ticked and written; nothing follows from anything else', async () => {
  const { user, secrets } = open();

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

it('nothing of it is kept on the way: no action but the one handle, no draft (F-09)', async () => {
  const { user, dispatched, store } = open();

  await user.type(screen.getByLabelText(/Name of enrolled or principal tribe/), 'Pinegrove Band');
  await user.click(press());
  await new Promise((done) => setTimeout(done, 400));

  expect(dispatched.map(({ type }) => type)).toEqual([demographicsSubmitted.type]);
  expect(JSON.stringify([dispatched, store.getState()])).not.toContain('Pinegrove');
});

it('FT-01 keeps every tick when the lender cannot be reached', async () => {
  const { user, happen } = open();

  await user.click(box('Race', 'White'));
  await user.click(press());
  happen(stepFailed({ step: 'demographics', failure: { kind: 'offline' } }));

  expect(screen.getAllByRole('alert')[0]).toHaveTextContent('Your answers are still here.');
  expect(box('Race', 'White')).toBeChecked();
});

it('AX-21 the summary tells the three names of an origin apart', () => {
  const { happen } = open();

  happen(
    stepFailed({
      step: 'demographics',
      failure: {
        kind: 'refused',
        status: 422,
        message: 'No.',
        fields: ['ethnicityOther', 'raceOtherAsian', 'raceOtherPacific'].map((field) => ({
          field,
          message: 'Too long',
        })),
        code: null,
        retryAfterMs: null,
      },
    }),
  );

  expect(screen.getAllByRole('link', { name: /origin/ }).map((link) => link.textContent)).toEqual([
    'Name of your other Hispanic or Latino origin: Too long',
    'Name of your other Asian origin: Too long',
    'Name of your other Pacific Islander origin: Too long',
  ]);
});

it('afterwards nothing is shown again', () => {
  open(aStatus('INCOME_VERIFICATION'));

  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.getByText(/It is not shown again/)).toBeVisible();
});
