import { screen, within } from '@testing-library/react';

import { selectApplicationState } from '#store/application/core/state.ts';
import { screenTyped } from '#store/application/core/slice.ts';
import {
  amountBox,
  openLive,
  termRadio,
  button,
  compare,
} from '#tests/support/render/offerPage.tsx';
import { anOfferSet } from '#tests/support/fixtures/offers.ts';

afterEach(() => {
  jest.useRealTimers();
});

it('compares three choices in a table with headers, and takes one out', async () => {
  const { user } = await openLive();

  for (const years of [30, 15, 10]) {
    await user.click(termRadio(years));
    await user.click(button('Compare this choice'));
  }

  const table = await screen.findByRole('table', { name: 'Your choices side by side' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'What is compared',
    ...['30', '15', '10'].map((years) =>
      expect.stringMatching(new RegExp(`^${years} years, \\$105,000`)),
    ),
  ]);
  const terms = within(table).getByRole('row', { name: /^Term/ });
  expect(terms).toHaveTextContent('Term, different30 years15 years10 years');
  const heading = screen.getByRole('heading', { name: 'Your choices side by side' });
  expect(heading).toHaveFocus();
  await user.click(termRadio(5));
  await user.click(button('Show the comparison'));
  expect(heading).toHaveFocus();
  await user.click(within(table).getByRole('button', { name: 'Remove 30 years, $105,000' }));
  expect(within(table).getByRole('row', { name: /^Term/ })).toHaveTextContent('15 years10 years');
});

it.each([[[]], [[30, 15, 10]]])(
  'shuts open details before the comparison takes the focus, after %j',
  async (compared: readonly number[]) => {
    const { user } = await openLive();
    await compare(user, ...compared);
    const bar = () => screen.getByRole('button', { name: /details$/ });
    await user.click(bar());
    expect(bar()).toHaveAttribute('aria-expanded', 'true');

    await user.click(
      screen.getByRole('button', { name: /^(Compare this choice|Show the comparison)$/ }),
    );

    expect(bar()).toHaveAttribute('aria-expanded', 'false');
    expect(await screen.findByRole('heading', { name: 'Your choices side by side' })).toBeVisible();
  },
);

it('FT-42 S2 shows a returning borrower the compared choices, and the current choice next to them', async () => {
  const before = await openLive();
  await compare(before.user, 30, 15);
  const unsaved = selectApplicationState(before.store.getState()).unsaved['productSelect'] ?? {};
  before.unmount();

  await openLive(anOfferSet(), {
    given: [screenTyped({ screen: 'productSelect', values: unsaved })],
  });

  const table = await screen.findByRole('table', { name: 'Your choices side by side' });
  expect(within(table).getByRole('row', { name: /^Term/ })).toHaveTextContent('30 years15 years');
  expect(button('Show the comparison')).toBeVisible();
});

it('AX-07 announces which choice is removed', async () => {
  // The result of the choice would be announced next.
  jest.useFakeTimers();
  const { user } = await openLive();
  await compare(user, 30, 15);
  const table = within(await screen.findByRole('table', { name: 'Your choices side by side' }));

  await user.click(table.getByRole('button', { name: 'Remove 30 years, $105,000' }));

  expect(table.getByRole('button', { name: /^Your choice now/ })).toHaveFocus();
  expect(screen.getByText('30 years, $105,000 is removed.')).toBeInTheDocument();
});

it('AX-02 leaves the focus at another choice after a removal, and where choices are added after the last one', async () => {
  const { user } = await openLive();
  await compare(user, 30, 15);
  const table = within(await screen.findByRole('table', { name: 'Your choices side by side' }));
  const remove = (years: number) =>
    table.getByRole('button', { name: `Remove ${years} years, $105,000` });

  await user.click(remove(15));
  expect(table.getByRole('button', { name: /^Use this/ })).toHaveFocus();
  await user.click(remove(30));

  expect(button('Compare this choice')).toHaveFocus();
});

it('makes a compared choice the choice again, with its amount and term', async () => {
  const { user } = await openLive();
  await user.clear(amountBox());
  await user.type(amountBox(), '60000');
  await compare(user, 30);
  await user.clear(amountBox());
  await user.type(amountBox(), '90000');
  await compare(user, 15);
  const table = within(await screen.findByRole('table', { name: 'Your choices side by side' }));

  await user.click(table.getByRole('button', { name: 'Use this' }));

  expect(amountBox()).toHaveValue('60,000');
  expect(termRadio(30)).toBeChecked();
  expect(screen.getByText('30 years, $60,000 is your choice now.')).toBeInTheDocument();
});
