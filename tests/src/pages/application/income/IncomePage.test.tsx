import { screen, within } from '@testing-library/react';

import { IncomePage } from '#src/pages/application/income/IncomePage.tsx';
import { incomeCheckRequested, incomeProofSubmitted } from '#store/application/income/actions.ts';
import type { IncomeNeeds } from '#store/application/income/income.ts';
import { lenderDataReceived } from '#store/application/core/lenderDataSlice.ts';
import { aRecord, someNeeds } from '#tests/support/fixtures/income.ts';
import { renderScreen } from '#tests/support/render/renderScreen.tsx';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';

const open = (about: Partial<IncomeNeeds> = {}, status = aStatus('INCOME_VERIFICATION')) =>
  renderScreen(<IncomePage />, {
    at: 'income/review',
    status,
    given: [lenderDataReceived({ income: someNeeds(about) })],
  });

const submitButton = () => screen.getByRole('button', { name: 'Submit my income' });
const card = () => screen.getByRole('region', { name: 'Employed full-time: $118,000 a year' });

it('shows what was told, where to change it, and the ways to confirm it', async () => {
  const { user } = await open();

  expect(screen.getByText(/^You told us \$118,000 a year, Employed full-time\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit your income' })).toHaveAttribute(
    'href',
    `/account/heloc/register/${UUID}/income-info`,
  );
  expect(within(card()).getByRole('link', { name: 'Link your payroll' })).toBeVisible();
  expect(within(card()).getByText(/This is the fastest way\.$/)).toBeVisible();
  expect(within(card()).getByText('Upload pay stubs')).not.toBeVisible();
  await user.click(within(card()).getByText('Other ways'));
  expect(within(card()).getAllByRole('listitem')).toHaveLength(2);
  expect(within(card()).getByRole('link', { name: 'Upload pay stubs' })).toHaveAttribute(
    'href',
    `/account/heloc/${UUID}/income/upload`,
  );
  expect(screen.getByText(/^Your data is protected with 256-bit encryption/)).toBeVisible();
});

it('says what is missing after one of two incomes is confirmed, and shows no button that can only fail', async () => {
  await open({
    records: [aRecord({ state: 'CONNECTED' }), aRecord({ uuid: 'other', subject: 'OTHER' })],
    statedOther: 12_000,
  });

  expect(screen.getByText('Still to confirm: Your other income: $12,000 a year.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Submit my income' })).toBeNull();
});

it("says what is missing when the lender doesn't count a submit yet, and sends nothing", async () => {
  const { user, actionsOf } = await open({
    records: [
      aRecord({ state: 'CONNECTED' }),
      aRecord({ uuid: 'other', subject: 'OTHER', state: 'CONNECTED' }),
    ],
    statedOther: 12_000,
  });

  await user.click(submitButton());

  expect(screen.getByText('Add one way to confirm each income.')).toBeVisible();
  expect(actionsOf(incomeProofSubmitted)).toHaveLength(0);
});

it('submits a connected income, and folds the other ways', async () => {
  const connected = aRecord({
    state: 'CONNECTED',
    institution: 'Sandbox Payroll',
    monthlyIncome: 118_000 / 12,
  });
  const { user, actionsOf } = await open({ records: [connected], satisfied: true });
  expect(screen.getByText('Connected: Sandbox Payroll. It shows $118,000 a year.')).toBeVisible();
  expect(screen.getByText('Use another way')).toBeVisible();

  await user.click(submitButton());

  expect(actionsOf(incomeProofSubmitted)).toHaveLength(1);
});

it('says that the income is less than was told, with ways to add another', async () => {
  const lower = aRecord({ state: 'CONNECTED', monthlyIncome: (118_000 * 0.7) / 12 });
  await open({ records: [lower], satisfied: true });

  expect(
    screen.getByText(
      'We saw $82,600 a year, you told us $118,000. Add another income or continue with $82,600.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Link your bank' })).toBeVisible();
});

it('checks papers in review again, and says why one has to be replaced', async () => {
  const { user, actionsOf } = await open({
    records: [
      aRecord({ state: 'NEEDS_REPLACING', reason: "We couldn't read the date." }),
      aRecord({ uuid: 'other', subject: 'OTHER', state: 'IN_REVIEW' }),
    ],
    statedOther: 12_000,
  });
  expect(within(card()).getByText('Please replace')).toBeVisible();
  expect(within(card()).getByText("We couldn't read the date.")).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Check again' }));

  expect(actionsOf(incomeCheckRequested)).toHaveLength(1);
});

it('T-11 shows the notice where support is the income', async () => {
  await open({ employmentType: 'ALIMONY' });

  expect(screen.getByText(/^You do not have to tell us about alimony/)).toBeVisible();
});
