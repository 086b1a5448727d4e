import { screen } from '@testing-library/react';

import { aTimeline } from '#tests/support/fixtures/timelines.ts';
import { openPageAt } from '#tests/support/render/lenderKnows.tsx';
import type { Payout } from '#store/application/bank/account.ts';
import {
  payoutAccountChosen,
  payoutConfirmed,
  bankAccountEntered,
  routingNumberTyped,
  payoutAccountRemoved,
  paymentChosen,
} from '#store/application/bank/actions.ts';
import { lenderDataReceived } from '#store/application/core/lenderDataSlice.ts';
import { linkRequested } from '#store/application/linking/actions.ts';
import { linkEnded } from '#store/application/linking/slice.ts';
import { stepStarted } from '#store/application/core/slice.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { aBankAccount, aPayout, aPayment } from '#tests/support/fixtures/accounts.ts';
import type { Payment } from '#store/application/bank/payment.ts';

const press = () => screen.getByRole('button', { name: 'Continue' });

const account = aBankAccount({ accountUuid: 'linked' });

const choosing = aStatus('DISBURSEMENT_ACCOUNT');

const openDisburse = (about: Partial<Payout> = {}) =>
  openPageAt(
    { at: 'bank/disburse', status: choosing },
    { payout: aPayout(about), timeline: aTimeline({ fundingEstimate: null }) },
  );

const openConfirm = (about: Partial<Payout> = {}) =>
  openPageAt({ at: 'bank/confirm', status: choosing }, { payout: aPayout(about) });

const byHand = () => screen.getByRole('link', { name: 'Enter it by hand' });

describe('bank/disburse', () => {
  it('lets the borrower choose an account that the lender knows', async () => {
    const { user, actionsOf } = await openDisburse({ accounts: [account] });
    expect(screen.getByText('$48,500.00')).toBeVisible();
    expect(
      screen.getByText(
        'Between Tuesday, December 1 and Monday, December 14 if you sign today. By then your right to cancel is over.',
      ),
    ).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(actionsOf(payoutAccountChosen)).toHaveLength(0);
    await user.click(
      screen.getByRole('radio', { name: 'Sandbox National Bank checking ending 4321' }),
    );
    await user.click(screen.getByRole('button', { name: 'Continue' }));

    expect(actionsOf(payoutAccountChosen)).toMatchObject([{ payload: { accountUuid: 'linked' } }]);
    expect(byHand()).toHaveAttribute('href', `/account/heloc/${UUID}/bank/manual-disburse`);
  });

  it('F-13: leaves the form alone when a link starts, and says how it ended next to the form', async () => {
    const { user, actionsOf, dispatch } = await openDisburse({ accounts: [account] });

    await user.click(screen.getByRole('button', { name: 'Continue to secure link' }));
    expect(actionsOf(linkRequested)).toMatchObject([
      { payload: { link: 'bank', returnTo: 'bankDisburse' } },
    ]);
    dispatch(stepStarted({ step: 'link' }));
    expect(screen.getByRole('button', { name: 'Opening' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Continue' })).not.toHaveAttribute('aria-disabled');

    const end = { screen: 'bankDisburse', institution: 'Tall Bank', message: null } as const;
    dispatch(linkEnded({ ...end, link: 'bank', result: 'SUCCESS' }));
    expect(screen.getByText('Connected: Tall Bank', { selector: 'bdi' })).toBeVisible();
    expect(byHand()).toBeVisible();
  });

  it('shows the link and entry by hand when there is no account', async () => {
    await openDisburse();

    expect(screen.getByRole('button', { name: 'Continue to secure link' })).toBeVisible();

    expect(byHand()).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  });
});

describe('bank/confirm', () => {
  it('shows the account, and needs the permission', async () => {
    const { user, actionsOf } = await openConfirm({ chosen: account });
    for (const text of ['Sandbox National Bank', 'Checking ending 4321', '123456780'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText('Mira Tolland')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(actionsOf(payoutConfirmed)).toHaveLength(0);
    await user.click(
      screen.getByRole('checkbox', {
        name: 'This is my account. Send my money to it by electronic transfer.',
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Confirm' }));

    expect(actionsOf(payoutConfirmed)).toHaveLength(1);
  });

  it('says that no account is chosen, with a link to choose one', async () => {
    await openConfirm();

    expect(screen.getByText(/You haven't chosen an account yet\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose an account' })).toBeVisible();
  });
});

describe('ManualAccountPage', () => {
  const open = () => openPageAt({ at: 'bank/manual-disburse', status: choosing });

  const routing = () => screen.getByLabelText('Routing number');

  const number = () => screen.getByLabelText('Account number');

  const again = () => screen.getByLabelText('Confirm your account number');

  it('F-10: puts the account number into the action as a handle, and into no other action', async () => {
    const { user, actionsOf, dispatched, secrets } = await open();
    expect(screen.getByText('Mira Tolland')).toBeVisible();

    await user.click(screen.getByRole('radio', { name: 'Savings' }));
    await user.type(routing(), '1234 5678 0');
    await user.type(number(), '9871234567');
    await user.type(again(), '9871234567');
    await user.click(press());
    await new Promise((done) => setTimeout(done, 400));

    expect(actionsOf(bankAccountEntered)).toMatchObject([
      {
        payload: { accountType: 'SAVINGS', routingNumber: '123456780', numberHandle: 'handle-1' },
      },
    ]);
    expect(secrets.get('handle-1')).toBe('9871234567');
    expect(JSON.stringify(dispatched)).not.toContain('9871234');
  });

  it('says at each field what is wrong with it', async () => {
    const { user, actionsOf } = await open();

    await user.type(routing(), '021000022');
    await user.type(number(), '123');
    await user.type(again(), '124');
    await user.click(press());

    expect(routing()).toHaveAccessibleDescription(
      expect.stringContaining('Please enter a valid routing number'),
    );
    expect(number()).toHaveAccessibleDescription(expect.stringContaining('Enter 4 to 17 digits'));
    expect(again()).toHaveAccessibleDescription(
      expect.stringContaining("Account numbers don't match"),
    );
    expect(actionsOf(routingNumberTyped)).toHaveLength(0);
    expect(actionsOf(bankAccountEntered)).toHaveLength(0);
  });

  it.each([
    ['KNOWN', 'Sandbox National Bank'],
    ['UNKNOWN', "We don't know this routing number. Check it, or link your bank."],
    ['NOT_ACH', "This bank can't take deposits this way. Use another account."],
  ] as const)(
    'says what it knows about a routing number that is %s while the number is in the box',
    async (kind, text) => {
      const { user, actionsOf, dispatch } = await open();

      await user.type(routing(), '123456780');
      expect(actionsOf(routingNumberTyped)).toMatchObject([
        { payload: { routingNumber: '123456780' } },
      ]);
      const bankOfNumber = { routingNumber: '123456780', bankName: 'Sandbox National Bank', kind };
      dispatch(lenderDataReceived({ bankOfNumber }));

      expect(await screen.findAllByText(text)).not.toHaveLength(0);
      const described = routing().getAttribute('aria-describedby') ?? '';
      expect(described.includes('-warning')).toBe(kind !== 'KNOWN');
      expect(routing()).toHaveAttribute('aria-invalid', 'false');
      await user.type(routing(), '{Backspace}');
      expect(screen.queryByText(text, { selector: 'main bdi' })).toBeNull();
    },
  );
});

describe('PaymentPage', () => {
  const paying = aStatus('VERIFIED_AUTOPAY_ACCOUNT', {
    consents: [{ type: 'HARD_CREDIT', givenAt: '2026-11-20T15:00:00.000Z' }],
  });

  const open = (about: Partial<Payment> = {}, isCrypto = false) =>
    openPageAt(
      {
        at: 'bank/autopay',
        status: paying,
        application: { hasRoutingNumber: !isCrypto, isCrypto },
      },
      { payment: aPayment(about) },
    );

  const way = (name: string) => screen.getByRole('radio', { name });

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

  it('lists the payment methods with their cost, the difference and their rule', async () => {
    await open();

    expect(way('Autopay')).toHaveAccessibleDescription(
      "8.000% rate, $800.00 a month $20.00 less a month We'll take your payment from your account on your day each month.",
    );
    expect(way('Without autopay')).toHaveAccessibleDescription(
      "8.250% rate, $820.00 a month We'll send a statement each month and you pay it by the due date.",
    );
  });

  it('says first that a payment method changes the offer', async () => {
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
    const { user } = await open({ accounts: [], chosen: null }, true);

    expect(screen.queryByRole('button', { name: 'Remove this account' })).toBeNull();
    await user.click(way('Autopay'));

    expect(screen.getByText("We don't have an account of yours yet.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Enter it by hand' })).toBeVisible();
  });
});
