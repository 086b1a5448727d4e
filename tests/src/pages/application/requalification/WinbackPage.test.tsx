import { screen } from '@testing-library/react';

import { openPageAt } from '#tests/support/render/lenderKnows.tsx';
import { withdrawalConfirmed } from '#store/application/decision/actions.ts';
import { requalificationChosen } from '#store/application/requalification/actions.ts';
import type { Requalification } from '#store/application/requalification/requalification.ts';
import { aStatus } from '#tests/support/sagas/openApplication.ts';

const saved: Requalification = {
  reason: 'CLTV',
  cltv: 0.945,
  maxCltv: 0.85,
  position: null,
  options: [
    { optionId: 'REDUCE_AMOUNT', maxDraw: 60_000, holder: null },
    { optionId: 'PAY_OFF_LIEN', maxDraw: null, holder: 'Sample Mortgage Servicing' },
  ],
};

const open = (requalification: Requalification) =>
  openPageAt(
    { at: 'product/prequal-winback', status: aStatus('CLTV_LIEN_POSITION_REQUALIFY') },
    { requalification },
  );

it('ROUTE-APP-29 shows the reason in numbers, and lets the borrower choose a way', async () => {
  const { user, actionsOf } = await open(saved);
  expect(
    screen.getByText(
      "Your loans and this line come to 94.5% of your home's value. The most we can do is 85.0%.",
    ),
  ).toBeVisible();
  await user.click(screen.getByLabelText(/Draw up to \$60,000/));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(actionsOf(requalificationChosen)).toEqual([
    requalificationChosen({ optionId: 'REDUCE_AMOUNT' }),
  ]);
});

it('says which place in line the lender needs', async () => {
  await open({ ...saved, reason: 'LIEN_POSITION', position: 2 });
  expect(screen.getByText('We need to be in second place on your property.')).toBeVisible();
});

it('ends the application with a reason after "None of these"', async () => {
  const { user, actionsOf } = await open(saved);
  await user.click(screen.getByRole('button', { name: 'None of these' }));
  expect(actionsOf(withdrawalConfirmed)).toEqual([
    withdrawalConfirmed({ reason: 'COUNTEROFFER_REFUSED' }),
  ]);
});
