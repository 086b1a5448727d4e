import { screen } from '@testing-library/react';

import { PaymentPage } from '#src/pages/application/bank/PaymentPage.tsx';
import { payoutAccountRemoved, paymentChosen } from '#store/application/bank/actions.ts';
import type { Payment } from '#store/application/bank/payment.ts';
import { lenderDataReceived } from '#store/application/core/lenderDataSlice.ts';
import { renderScreen } from '#tests/support/render/renderScreen.tsx';
import { aStatus } from '#tests/support/sagas/openApplication.ts';
import { aPayment } from '#tests/support/fixtures/accounts.ts';

const paying = aStatus('VERIFIED_AUTOPAY_ACCOUNT', {
  consents: [{ type: 'HARD_CREDIT', givenAt: '2026-11-20T15:00:00.000Z' }],
});

const open = (about: Partial<Payment> = {}, status = paying, isCrypto = false) =>
  renderScreen(<PaymentPage />, {
    at: 'bank/autopay',
    status,
    application: { hasRoutingNumber: !isCrypto, isCrypto },
    given: [lenderDataReceived({ payment: aPayment(about) })],
  });

const way = (name: string) => screen.getByRole('radio', { name });
const press = () => screen.getByRole('button', { name: 'Continue' });

it('sends autopay with the payout account and the day once the borrower agrees', async () => {
  const { user, actionsOf } = await open();
  expect(screen.getByText("You don't need autopay to get the line.")).toBeVisible();
  expect(
    screen.getByText('Next: the hard credit check you agreed to on November 20, 2026.'),
  ).toBeVisible();

  await user.click(way('Autopay'));
  await user.selectOptions(screen.getByLabelText('Day of the month'), '5');
  await user.click(press());
  expect(actionsOf(paymentChosen)).toHaveLength(0);
  await user.click(
    screen.getByRole('checkbox', {
      name: /You may take my payment of about \$800\.00 on day 5 each month\./,
    }),
  );
  await user.click(press());

  expect(actionsOf(paymentChosen)).toMatchObject([
    {
      payload: {
        paymentMethod: 'AUTOPAY',
        accountUuid: 'account',
        paymentDay: 5,
        statementBy: null,
      },
    },
  ]);
});

it('lists the ways to pay with their cost, the difference and their rule', async () => {
  await open();

  expect(way('Autopay')).toHaveAccessibleDescription(
    "8.000% rate, $800.00 a month $20.00 less a month We'll take your payment from your account on your day each month.",
  );
  expect(way('Without autopay')).toHaveAccessibleDescription(
    "8.250% rate, $820.00 a month We'll send a statement each month and you pay it by the due date.",
  );
});

it('says first that a way to pay changes the offer', async () => {
  const { user, actionsOf } = await open();

  await user.click(way('Without autopay'));
  expect(screen.getByText(/^This changes your offer: from 8\.000%/)).toBeVisible();
  await user.click(way('Mail'));
  await user.click(press());

  expect(actionsOf(paymentChosen)).toMatchObject([
    { payload: { paymentMethod: 'MANUAL', accountUuid: null, statementBy: 'MAIL' } },
  ]);
});

it('removes the payout account', async () => {
  const { user, actionsOf } = await open();

  await user.click(screen.getByRole('button', { name: 'Remove this account' }));

  expect(actionsOf(payoutAccountRemoved)).toHaveLength(1);
});

it('shows no payout account for crypto, and links to adding one for autopay', async () => {
  const { user } = await open({ accounts: [], chosen: null }, paying, true);

  expect(screen.queryByRole('button', { name: 'Remove this account' })).toBeNull();
  await user.click(way('Autopay'));

  expect(screen.getByText("We don't have an account of yours yet.")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Enter it by hand' })).toBeVisible();
});
