import { screen, within } from '@testing-library/react';

import { HoldPage } from '#src/pages/application/valuation/HoldPage.tsx';
import { lenderDataReceived } from '#store/application/core/lenderDataSlice.ts';
import { stepSent } from '#store/application/core/slice.ts';
import type { ApplicationStatus } from '#store/application/core/applicationStatus.ts';
import { valueDisputed } from '#store/application/valuation/actions.ts';
import { aPlacedOrder } from '#tests/support/fixtures/valuations.ts';
import { renderScreen } from '#tests/support/render/renderScreen.tsx';
import { aStatus } from '#tests/support/sagas/openApplication.ts';
import { aStatusHold } from '#tests/support/fixtures/statusHolds.ts';

const open = (
  about: Partial<ApplicationStatus> = {},
  {
    order = aPlacedOrder,
    given = [],
  }: { order?: typeof aPlacedOrder | null; given?: [] | [ReturnType<typeof stepSent>] } = {},
) =>
  renderScreen(<HoldPage />, {
    at: 'bpo/hold',
    status: aStatus('BPO_ORDER_REQUEST', about),
    given: [lenderDataReceived({ valuationOrder: order }), ...given],
  });

it('shows the status and the order', async () => {
  await open();

  expect(screen.getByText('An agent is valuing your home.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'What you ordered' })).toHaveTextContent('BPO-100200');
  expect(screen.queryByText('I disagree with the value')).not.toBeInTheDocument();
});

it("leads back to the order when the agent couldn't get in", async () => {
  await open({ hold: aStatusHold({ reason: 'NO_ACCESS' }) });

  expect(screen.getByText('The agent could not get in. Choose a new day.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose a new day' })).toHaveAttribute(
    'href',
    expect.stringContaining('bpo/order-bpo'),
  );
});

it('leads to the to-do list when the hold has conditions', async () => {
  await open({ hold: aStatusHold({ conditionUuids: ['c-1'] }) });

  expect(screen.getByRole('link', { name: 'your to-do list' })).toHaveAttribute(
    'href',
    expect.stringContaining('conditions'),
  );
});

it('disputes a value with the nearby sales that the borrower typed', async () => {
  const { user, actionsOf } = await open({ bpo: 'BPO_COMPLETE' });

  await user.click(screen.getByRole('button', { name: 'I disagree with the value' }));
  await user.type(
    screen.getByRole('textbox', { name: 'Why is the value not right?' }),
    'New roof.',
  );
  const sale = within(screen.getByRole('group', { name: /^Sale 1 of 3/ }));
  await user.type(sale.getByRole('textbox', { name: /^Address/ }), '12 Elm Street');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(within(screen.getByRole('alert', { name: 'Error' })).getAllByRole('link')).toHaveLength(2);

  await user.type(sale.getByRole('textbox', { name: /^Sale price/ }), '500000');
  await user.type(sale.getByRole('textbox', { name: 'Month' }), '6');
  await user.type(sale.getByRole('textbox', { name: 'Day' }), '1');
  await user.type(sale.getByRole('textbox', { name: 'Year' }), '2026');
  await user.click(screen.getByRole('button', { name: 'Send' }));

  const comparables = [{ address: '12 Elm Street', price: 500_000, soldOn: '2026-06-01' }];
  expect(actionsOf(valueDisputed)).toMatchObject([
    { payload: { reason: 'New roof.', comparables } },
  ]);
});

it('thanks the borrower for a dispute that was sent', async () => {
  await open(
    { bpo: 'BPO_COMPLETE' },
    { order: null, given: [stepSent({ step: 'valueReconsideration', screen: null })] },
  );

  expect(screen.getByText(/Someone will look at the value again/)).toBeVisible();
  expect(screen.queryByText('I disagree with the value')).not.toBeInTheDocument();
});
