import { screen } from '@testing-library/react';

import { ConfirmAccountPage } from '#src/pages/application/bank/ConfirmAccountPage.tsx';
import { DisbursePage } from '#src/pages/application/bank/DisbursePage.tsx';
import type { Payout } from '#store/application/bank/account.ts';
import { payoutAccountChosen, payoutConfirmed } from '#store/application/bank/actions.ts';
import { lenderDataReceived } from '#store/application/core/lenderDataSlice.ts';
import { linkRequested } from '#store/application/linking/actions.ts';
import { linkEnded } from '#store/application/linking/slice.ts';
import { stepStarted } from '#store/application/core/slice.ts';
import type { ApplicationStatus } from '#store/application/core/applicationStatus.ts';
import { renderScreen, waysToOpen } from '#tests/support/render/renderScreen.tsx';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { aBankAccount, aPayout } from '#tests/support/fixtures/accounts.ts';

const account = aBankAccount({ accountUuid: 'linked' });
const given = (about: Partial<Payout>) => [lenderDataReceived({ payout: aPayout(about) })];

const choosing = aStatus('DISBURSEMENT_ACCOUNT');

const { open: openDisburse, openLive: openDisburseLive } = waysToOpen(
  <DisbursePage />,
  (about: Partial<Payout>, status: ApplicationStatus = choosing) => ({
    at: 'bank/disburse',
    status,
    given: given(about),
  }),
);
const openConfirm = (about: Partial<Payout>, status = choosing) =>
  renderScreen(<ConfirmAccountPage />, { at: 'bank/confirm', status, given: given(about) });

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

  it('F-13: leaves the form alone when a link starts, and says how it ended beside the way by hand', async () => {
    const { user, actionsOf, dispatch } = await openDisburseLive({ accounts: [account] });

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
    await openDisburse({});

    expect(screen.getByRole('button', { name: 'Continue to secure link' })).toBeVisible();

    expect(byHand()).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  });
});

describe('bank/confirm', () => {
  it('shows the account, and needs the permission', async () => {
    const { user, actionsOf } = await openConfirm({ chosen: account });
    for (const text of ['Sandbox National Bank', 'checking ending 4321', '123456780'])
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
    await openConfirm({});

    expect(screen.getByText(/You haven't chosen an account yet\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose an account' })).toBeVisible();
  });
});
