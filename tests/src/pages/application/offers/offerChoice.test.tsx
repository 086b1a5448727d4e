import { screen, within } from '@testing-library/react';

import {
  amountBox,
  button,
  figure,
  open,
  result,
  termRadio,
  openLive,
  compare,
} from '#tests/support/render/offerPage.tsx';
import { selectApplicationState } from '#store/application/core/state.ts';
import { screenTyped } from '#store/application/core/slice.ts';
import { anOfferSet } from '#tests/support/fixtures/offers.ts';

const PROMPT = 'Enter $20,000 to $204,485 to see your payment.';

it('AX-21 shows the range while a draw below the minimum is typed, and its error once the box is left', async () => {
  const { user } = await open();
  const text = 'Enter an amount from $20,000 to $204,485';

  await user.clear(amountBox());
  await user.type(amountBox(), '5000');
  expect(within(result()).getAllByText(PROMPT)).toHaveLength(1);
  expect(within(result()).getByText('Monthly payment for $20,000')).toBeInTheDocument();
  expect(within(result()).getByRole('button', { name: /details$/ })).toHaveTextContent(
    /^\$159\.84 a month for the minimum of \$20,000/,
  );
  await user.tab();

  expect(amountBox()).toHaveAccessibleDescription(expect.stringContaining(text));
  expect(screen.getByRole('slider', { name: /How much do you want to draw/ })).toHaveAttribute(
    'aria-valuetext',
    '$20,000',
  );
});

it('keeps the figures of the nearest amount for one out of range, and applies it with a button', async () => {
  const { user } = await open();
  await user.clear(amountBox());
  await user.type(amountBox(), '900000');
  await user.tab();

  expect(within(result()).getByText('Monthly payment for $204,485')).toBeInTheDocument();
  expect(figure('First draw')).toBe('$204,485.00');
  await user.click(button('Use $204,485'));

  expect(amountBox()).toHaveValue('204,485');
  expect(amountBox()).toHaveFocus();
  expect(amountBox()).toBeValid();
  expect(screen.queryByRole('button', { name: 'Use $204,485' })).toBeNull();
});

it('keeps the figures of the last amount after the box is emptied', async () => {
  const { user } = await open();
  await user.clear(amountBox());
  await user.type(amountBox(), '50000');
  await user.clear(amountBox());

  expect(within(result()).getByText('Monthly payment for $50,000')).toBeInTheDocument();
});

const part = (text: string, about: string) =>
  screen.getByRole('button', {
    name: new RegExp(`^${text.replace('$', '\\$')}.*change ${about}$`),
  });

it('states the choice in one sentence whose parts lead to their questions', async () => {
  const { user } = await open();
  await screen.findByRole('region', { name: /^What it costs/ });
  const sentence = screen.getByText(/^I'd like/);
  expect(sentence).toHaveTextContent(/\$105,000.* for 30 years.*\.$/);

  await user.click(part('30 years', 'the term'));
  expect(termRadio(30)).toHaveFocus();
  await user.click(part('$105,000', 'the amount'));
  expect(amountBox()).toHaveFocus();
});

it('applies the other choice with a click, and updates the sentence', async () => {
  const { user } = await open();
  await screen.findByRole('region', { name: /^What it costs/ });

  await user.click(screen.getByRole('button', { name: /^Done 15 years sooner/ }));

  expect(termRadio(15)).toBeChecked();
  expect(part('15 years', 'the term')).toBeVisible();
});

it("says which amount the costs are for while the borrower's is impossible", async () => {
  const { user } = await open();
  const costs = await screen.findByRole('region', { name: 'What it costs over 30 years' });
  const mark = () => within(costs).queryByText('These figures are for $105,000.');
  expect(mark()).toBeNull();

  await user.clear(amountBox());
  expect(mark()).toBeVisible();

  await user.type(amountBox(), '50000');
  expect(mark()).toBeNull();
});

describe('offerComparison', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('compares three choices in a table with headers, and removes one', async () => {
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
    'closes open details before the comparison takes the focus, after %j',
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
      expect(
        await screen.findByRole('heading', { name: 'Your choices side by side' }),
      ).toBeVisible();
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
    // Otherwise the result of the choice would be announced next.
    jest.useFakeTimers();
    const { user } = await openLive();
    await compare(user, 30, 15);
    const table = within(await screen.findByRole('table', { name: 'Your choices side by side' }));

    await user.click(table.getByRole('button', { name: 'Remove 30 years, $105,000' }));

    expect(table.getByRole('button', { name: /^Your choice now/ })).toHaveFocus();
    expect(screen.getByText('30 years, $105,000 is removed.')).toBeInTheDocument();
  });

  it('AX-02 leaves the focus on another choice after a removal, and where choices are added after the last one', async () => {
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
});
