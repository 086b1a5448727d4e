import { screen } from '@testing-library/react';

import { ManualAccountPage } from '#src/pages/application/bank/ManualAccountPage.tsx';
import { bankAccountEntered, routingNumberTyped } from '#store/application/bank/actions.ts';
import { lenderDataReceived } from '#store/application/core/lenderDataSlice.ts';
import type { ApplicationStatus } from '#store/application/core/applicationStatus.ts';
import { waysToOpen } from '#tests/support/render/renderScreen.tsx';
import { aStatus } from '#tests/support/sagas/openApplication.ts';

const { open, openLive } = waysToOpen(
  <ManualAccountPage />,
  (status: ApplicationStatus = aStatus('DISBURSEMENT_ACCOUNT')) => ({
    at: 'bank/manual-disburse',
    status,
  }),
);

const routing = () => screen.getByLabelText('Routing number');
const number = () => screen.getByLabelText('Account number');
const again = () => screen.getByLabelText('Confirm your account number');
const press = () => screen.getByRole('button', { name: 'Continue' });

it('F-10: puts the account number into the action as a handle, and into no other one', async () => {
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
    const { user, actionsOf, dispatch } = await openLive();

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
