import { screen, within } from '@testing-library/react';

import { ConditionPage, OrderPage } from '#src/pages/application/valuation/OrderPage.tsx';
import { lenderDataReceived } from '#store/application/core/lenderDataSlice.ts';
import { valuationOrdered } from '#store/application/valuation/actions.ts';
import type { PlacedOrder } from '#store/application/valuation/order.ts';
import { anOrder, aPlacedOrder, uploadLimits } from '#tests/support/fixtures/valuations.ts';
import { renderScreen } from '#tests/support/render/renderScreen.tsx';
import { anApplication, aStatus } from '#tests/support/sagas/openApplication.ts';
import { aStatusHold } from '#tests/support/fixtures/statusHolds.ts';

const { applicant, property } = anApplication();
const toOrder = { bpo: 'BPO_REQUIRED' } as const;

const open = (valuationOrder: PlacedOrder | null, status = aStatus('BPO_ORDER_REQUEST', toOrder)) =>
  renderScreen(<OrderPage />, {
    at: 'bpo/order-bpo',
    status,
    application: { applicant: { ...applicant, phoneNumber: '6145550142' } },
    given: [lenderDataReceived({ valuationOrder, uploadLimits })],
  });

const submit = () => screen.getByRole('button', { name: 'Order the valuation' });
const errors = () => within(screen.getByRole('alert', { name: 'Error' })).getAllByRole('link');

it('fills in the borrower as the contact, and orders with a consent', async () => {
  const { user, actionsOf } = await open(null);

  expect(screen.getByRole('textbox', { name: 'Name of the contact' })).toHaveValue('Mira Tolland');
  await user.click(submit());
  expect(errors()).toHaveLength(2);

  await user.click(screen.getByRole('radio', { name: /gate/ }));
  await user.type(
    screen.getByRole('textbox', { name: 'Gate code or note' }),
    'The bell is broken.',
  );
  await user.click(screen.getByRole('checkbox', { name: 'Monday' }));
  await user.click(screen.getByRole('checkbox', { name: 'Saturday' }));
  await user.click(screen.getByRole('checkbox', { name: /You may share my phone/ }));
  await user.click(submit());

  expect(actionsOf(valuationOrdered)).toMatchObject([{ payload: anOrder }]);
});

it('asks for a new day after a visit without access', async () => {
  const hold = aStatusHold({ reason: 'NO_ACCESS' });
  await open(aPlacedOrder, aStatus('BPO_ORDER_REQUEST', { ...toOrder, hold }));

  expect(screen.getByText('The agent could not get in. Choose a new day.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Monday' })).toBeChecked();
});

it('asks for the condition in Texas, with the notice of its law', async () => {
  const { user, actionsOf } = await renderScreen(<ConditionPage />, {
    at: 'bpo/condition',
    status: aStatus('BPO_ORDER_REQUEST', toOrder),
    application: {
      applicant: { ...applicant, phoneNumber: '6145550142' },
      property: property && { ...property, state: 'TX' },
    },
    given: [lenderDataReceived({ valuationOrder: null, uploadLimits })],
  });

  expect(screen.getByText(/may not go over 80 percent/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /^Fair/ }));
  await user.click(screen.getByRole('checkbox', { name: 'Roof' }));
  await user.click(screen.getByRole('checkbox', { name: 'None of these' }));
  await user.click(screen.getByRole('checkbox', { name: /You may share my phone/ }));
  await user.click(screen.getByRole('button', { name: 'Send and order' }));
  expect(errors()).toHaveLength(1);

  await user.click(screen.getByRole('checkbox', { name: 'None of these' }));
  await user.click(screen.getByRole('button', { name: 'Send and order' }));
  expect(actionsOf(valuationOrdered)).toMatchObject([
    { payload: { condition: 'FAIR', damages: ['ROOF'], access: null } },
  ]);
});
