import { act, screen } from '@testing-library/react';

import { WaitingPage } from '#src/pages/application/valuation/WaitingPage.tsx';
import { lenderDataReceived } from '#store/application/core/lenderDataSlice.ts';
import { routingRequested } from '#store/application/core/slice.ts';
import { valuationContactChanged } from '#store/application/valuation/actions.ts';
import type { PlacedOrder } from '#store/application/valuation/order.ts';
import { anOrder, aPlacedOrder } from '#tests/support/fixtures/valuations.ts';
import { waysToOpen } from '#tests/support/render/renderScreen.tsx';
import { aStatus } from '#tests/support/sagas/openApplication.ts';

const { open, openLive } = waysToOpen(<WaitingPage />, (valuationOrder: PlacedOrder | null) => ({
  at: 'bpo/waiting',
  status: aStatus('NAV_BPO_PROCESSING', { bpo: 'BPO_PROCESSING' }),
  given: [lenderDataReceived({ valuationOrder })],
}));

it('shows the order, and runs the routing at "Continue"', async () => {
  const { user, actionsOf } = await open(aPlacedOrder);

  expect(screen.getByText('BPO-100200')).toBeVisible();
  expect(screen.getByText('11/28/2026')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(actionsOf(routingRequested)).toHaveLength(1);
});

it('changes the contact, and shows the changed order', async () => {
  const { user, actionsOf, dispatch } = await openLive(aPlacedOrder);

  await user.click(screen.getByRole('button', { name: 'Change contact' }));
  const name = screen.getByRole('textbox', { name: 'Name of the contact' });
  await user.clear(name);
  await user.type(name, 'Ada Tolland');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const payload = { ...anOrder, contactName: 'Ada Tolland' };
  expect(actionsOf(valuationContactChanged)).toMatchObject([{ payload }]);

  act(() =>
    dispatch(lenderDataReceived({ valuationOrder: { ...aPlacedOrder, contactName: 'Ada T' } })),
  );
  expect(screen.getByText('Ada T')).toBeVisible();
});

it('says what bpo/hold says when there is no order', async () => {
  await open(null);

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    "We're checking your property",
  );
  expect(screen.getByText('An agent is valuing your home.')).toBeVisible();
});
