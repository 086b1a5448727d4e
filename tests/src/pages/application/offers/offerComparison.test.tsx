import { screen, within } from '@testing-library/react';

import { selectApplicationState } from '#store/application/state.ts';
import { screenTyped } from '#store/application/slice.ts';
import { open, termRadio, button, compare } from '#tests/support/render/offerPage.tsx';
import { anOfferSet } from '#tests/support/fixtures/offers.ts';

// The form is filled in key by key, and the machine may be busy.
jest.setTimeout(30_000);

it('three choices at most are compared in a table with headers', async () => {
  const { user } = await open();

  for (const years of [30, 15, 10]) {
    await user.click(termRadio(years));
    await user.click(button('Compare this choice'));
  }

  const table = screen.getByRole('table', { name: 'Your choices side by side' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['What is compared', 'Choice 1Remove', 'Choice 2Remove', 'Choice 3Remove']);
  const terms = within(table).getByRole('row', { name: /^Term/ });
  expect(terms).toHaveTextContent('Term30 years15 years10 years');
  expect(button('In the comparison')).toHaveFocus();
  await user.click(termRadio(5));
  expect(button('The comparison is full')).toHaveAttribute('aria-disabled', 'true');
  await user.click(within(table).getByRole('button', { name: 'Remove choice 1' }));
  expect(within(table).getByRole('row', { name: /^Term/ })).toHaveTextContent('15 years10 years');
});

it('FT-42 S2 a returning borrower finds the compared choices, and the current choice next to them', async () => {
  const before = await open();
  await compare(before.user, 30, 15);
  const unsaved = selectApplicationState(before.store.getState()).unsaved['product/select'] ?? {};
  before.unmount();

  await open(anOfferSet(), { given: [screenTyped({ screen: 'product/select', values: unsaved })] });

  const table = screen.getByRole('table', { name: 'Your choices side by side' });
  expect(within(table).getByRole('row', { name: /^Term/ })).toHaveTextContent('30 years15 years');
  expect(button('In the comparison')).toHaveAttribute('aria-disabled', 'true');
});

it('AX-07 a removed choice is announced: the next one takes its name', async () => {
  const { user } = await open();
  await compare(user, 30, 15);
  const table = within(screen.getByRole('table', { name: 'Your choices side by side' }));

  await user.click(table.getByRole('button', { name: 'Remove choice 1' }));

  expect(table.getByRole('button', { name: 'Remove choice 1' })).toHaveFocus();
  expect(screen.getByText('Choice 1 is removed.')).toBeInTheDocument();
});

it('AX-02 removing a choice leaves the focus at another, and after the last one where choices are added', async () => {
  const { user } = await open();
  await compare(user, 30, 15);
  const table = within(screen.getByRole('table', { name: 'Your choices side by side' }));
  const remove = (place: number) => table.getByRole('button', { name: `Remove choice ${place}` });

  await user.click(remove(2));
  expect(remove(1)).toHaveFocus();
  await user.keyboard('{Enter}');

  expect(button('Compare this choice')).toHaveFocus();
});
