import { screen, within } from '@testing-library/react';

import { offerQuoted } from '#store/application/offers/slice.ts';
import { amountBox, button, figure, open, result } from '#tests/support/render/offerPage.tsx';

const PROMPT = 'Enter $20,000 to $204,485 to see your payment.';

it('AX-21 shows the message of an amount out of range at the box and on top, and sends no request', async () => {
  const { user, actionsOf } = await open();

  await user.clear(amountBox());
  await user.type(amountBox(), '900000');
  await user.click(button('Continue'));

  const text = 'Enter an amount from $20,000 to $204,485';
  expect(amountBox()).toHaveAccessibleDescription(expect.stringContaining(text));
  expect(screen.getByRole('link', { name: new RegExp(text.replaceAll('$', '\\$')) })).toBeVisible();
  expect(within(result()).getAllByText(PROMPT)).toHaveLength(1);
  expect(actionsOf(offerQuoted)).toEqual([]);
});

it('AX-21 shows the range while a draw below the minimum is typed, and its error once the box is left', async () => {
  const { user } = await open();
  const text = 'Enter an amount from $20,000 to $204,485';

  await user.clear(amountBox());
  await user.type(amountBox(), '5000');
  expect(within(result()).getAllByText(PROMPT)).toHaveLength(1);
  expect(within(result()).getByText('Monthly payment for $20,000')).toBeInTheDocument();
  expect(within(result()).getByRole('button', { name: /details$/ })).toHaveTextContent(
    /^\$159\.84 a month for \$20,000/,
  );
  await user.tab();

  expect(amountBox()).toHaveAccessibleDescription(expect.stringContaining(text));
  expect(screen.getByRole('slider', { name: /How much do you want to draw/ })).toHaveAttribute(
    'aria-valuetext',
    '$20,000',
  );
});

it('keeps the figures of the nearest amount for one out of range, and takes it with a button', async () => {
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
