import { screen, within } from '@testing-library/react';

import { amountBox, open } from '#tests/support/render/offerPage.tsx';

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
