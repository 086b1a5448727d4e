import { screen, within } from '@testing-library/react';

import { everything, openPageAt } from '#tests/support/render/lenderKnows.tsx';
import { assetsSkipped, assetsSubmitted } from '#store/application/assets/actions.ts';
import type { Assets } from '#store/application/assets/assets.ts';
import { linkRequested } from '#store/application/linking/actions.ts';
import { aStatus } from '#tests/support/sagas/openApplication.ts';

const linked = {
  linkUuid: 'link',
  type: 'INVESTMENT' as const,
  institution: 'Sandbox Bank',
  mask: '5555',
  balance: 150_000,
};
const { limit } = everything.assets;

const open = (assets: Partial<Assets> = {}) =>
  openPageAt(
    { at: 'product/assets', status: aStatus('ASSETS_PREQUAL') },
    { assets: { linked: [], accounts: [], limit, ...assets } },
  );

const use = () => screen.getByRole('button', { name: 'Count these savings' });

it('says how each type counts, and what the typed accounts add, before and after', async () => {
  const { user } = await open();
  await user.click(screen.getByText('How it counts'));
  expect(screen.getByText('Retirement: 60%')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'This adds about $0 a month' })).toBeVisible();

  const account = within(screen.getByRole('group', { name: 'Account 1, by hand' }));
  await user.selectOptions(account.getByLabelText('What is in it?'), 'RETIREMENT');
  await user.type(account.getByLabelText('Balance'), '200000');

  expect(screen.getByRole('heading', { name: 'This adds about $1,000 a month' })).toBeVisible();
  expect(screen.getByText('$60,000')).toBeVisible();
  expect(screen.getByText(/^About \$12\d,\d{3}$/)).toBeVisible();
});

it('adds and removes accounts by hand, each with its own statement', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Add another account' }));
  expect(screen.getByRole('group', { name: 'Account 2, by hand' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove account 1' }));

  expect(screen.queryByRole('group', { name: 'Account 2, by hand' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Remove account 1' })).toBeNull();
});

it('shows the bank, type, last four digits and balance of a linked account, and sends it', async () => {
  const { user, actionsOf } = await open({ linked: [linked] });
  const name = /Sandbox Bank, Stocks and funds, ending 5555/;
  const card = within(screen.getByRole('group', { name }));
  expect(card.getByText('$150,000.00')).toBeVisible();
  expect(card.getByText('$105,000.00 (70%)')).toBeVisible();

  await user.click(card.getByLabelText('Yes'));
  await user.click(use());

  expect(actionsOf(assetsSubmitted)).toMatchObject([
    { payload: { accounts: [{ linkUuid: 'link', joint: true, balance: 150_000 }] } },
  ]);
});

it('accepts accounts through a link, or by hand on the same screen (F-13)', async () => {
  const { user, actionsOf } = await open({ linked: [linked] });
  await user.click(screen.getByRole('button', { name: 'Enter an account by hand' }));
  expect(await screen.findByRole('group', { name: 'Account 1, by hand' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Continue to secure link' }));
  expect(actionsOf(linkRequested)).toMatchObject([
    { payload: { link: 'truv-financial-accounts', returnTo: 'productAssets' } },
  ]);
});

it("FT-43 says that savings can't raise the limit instead of showing the form, and lets the borrower skip them", async () => {
  const { user, actionsOf } = await open({ limit: { ...limit, most: limit.before } });

  expect(screen.getByRole('heading', { name: "You don't need to add savings" })).toBeVisible();
  expect(screen.getByText(/^Savings won't raise your limit/)).toBeVisible();
  expect(screen.queryByText('Your limit with these')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Count these savings' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(actionsOf(assetsSkipped)).toHaveLength(1);
});
