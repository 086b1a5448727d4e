import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, within, act } from '@testing-library/react';

import { openPageAt } from '#tests/support/render/lenderKnows.tsx';
import { lenderDataReceived } from '#store/application/core/lenderDataSlice.ts';
import { screenDraftsRestored, stepSent, routingRequested } from '#store/application/core/slice.ts';
import {
  homeEstimateSubmitted,
  valueDisputed,
  valuationOrdered,
  valuationContactChanged,
} from '#store/application/valuation/actions.ts';
import type { Application } from '#store/application/core/application.ts';
import {
  anEstimate,
  anEstimateForm,
  uploadLimits,
  aPlacedOrder,
  anOrder,
} from '#tests/support/fixtures/valuations.ts';
import { renderScreen } from '#tests/support/render/renderScreen.tsx';
import { aStatus, anApplication } from '#tests/support/sagas/openApplication.ts';
import type { ApplicationStatus } from '#store/application/core/applicationStatus.ts';
import { aStatusHold } from '#tests/support/fixtures/statusHolds.ts';
import { ConditionPage } from '#src/pages/application/valuation/OrderPage.tsx';
import type { PlacedOrder } from '#store/application/valuation/order.ts';

describe('EstimateValuePage', () => {
  const SCREEN = 'bpo/estimate-value';

  const open = (typed: object = {}, application: Partial<Application> = {}) =>
    openPageAt(
      {
        at: SCREEN,
        status: aStatus('NO_AVM_FOUND'),
        application,
        given: [screenDraftsRestored({ bpoEstimateValue: { ...typed } })],
      },
      { homeEstimate: null },
    );

  const send = () => screen.getByRole('button', { name: 'Send' });

  it('says why it asks, and that the borrower gets a copy of a valuation', async () => {
    await open();

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tell us about your home');
    expect(
      screen.getByText(
        "We couldn't value your home automatically. Your answers help an appraiser; they don't decide your loan.",
      ),
    ).toBeVisible();
    expect(screen.getByText(/You'll get a copy even if we don't make the loan/)).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Needs major work/ })).not.toBeChecked();
  });

  it('sends the answers as numbers and codes', async () => {
    const { condition: _condition, ...typed } = anEstimateForm;
    const { user, actionsOf } = await open(typed);

    await user.click(screen.getByRole('radio', { name: /^Good/ }));
    await user.click(send());

    expect(actionsOf(homeEstimateSubmitted)).toMatchObject([{ payload: anEstimate }]);
  });

  it('fills in what the records say about the home', async () => {
    const { property } = anApplication();
    await open(
      {},
      {
        property: property && { ...property, propertyType: 'CONDO', yearBuilt: 1987 },
      },
    );

    expect(screen.getByRole('radio', { name: /^Condo/ })).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Year built' })).toHaveValue('1987');
  });

  it('asks for a recent appraisal instead of the answers, and leads back to them', async () => {
    const { user } = await open();

    await user.click(screen.getByRole('button', { name: 'I have a recent appraisal' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Send your recent appraisal',
    );
    await user.click(screen.getByRole('button', { name: 'Send the appraisal' }));
    expect(within(screen.getByRole('alert', { name: 'Error' })).getAllByRole('link')).toHaveLength(
      2,
    );

    await user.click(screen.getByRole('button', { name: /Back/ }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tell us about your home');
  });
});

describe('HoldPage', () => {
  const open = (
    about: Partial<ApplicationStatus> = {},
    order: PlacedOrder | null = aPlacedOrder,
    given: readonly UnknownAction[] = [],
  ) =>
    openPageAt(
      { at: 'bpo/hold', status: aStatus('BPO_ORDER_REQUEST', about), given },
      { valuationOrder: order },
    );

  it('shows the status and the order', async () => {
    await open();

    expect(screen.getByText('An agent is valuing your home.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'What you ordered' })).toHaveTextContent(
      'BPO-100200',
    );
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
    expect(within(screen.getByRole('alert', { name: 'Error' })).getAllByRole('link')).toHaveLength(
      2,
    );

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
    await open({ bpo: 'BPO_COMPLETE' }, null, [
      stepSent({ step: 'valueReconsideration', screen: null }),
    ]);

    expect(screen.getByText(/Someone will look at the value again/)).toBeVisible();
    expect(screen.queryByText('I disagree with the value')).not.toBeInTheDocument();
  });
});

describe('OrderPage', () => {
  const { applicant, property } = anApplication();

  const toOrder = { bpo: 'BPO_REQUIRED' } as const;

  const open = (
    valuationOrder: PlacedOrder | null,
    status = aStatus('BPO_ORDER_REQUEST', toOrder),
  ) =>
    openPageAt(
      {
        at: 'bpo/order-bpo',
        status,
        application: { applicant: { ...applicant, phoneNumber: '6145550142' } },
      },
      { valuationOrder },
    );

  const submit = () => screen.getByRole('button', { name: 'Order the valuation' });

  const errors = () => within(screen.getByRole('alert', { name: 'Error' })).getAllByRole('link');

  it('fills in the borrower as the contact, and orders with a consent', async () => {
    const { user, actionsOf } = await open(null);

    expect(screen.getByRole('textbox', { name: 'Name of the contact' })).toHaveValue(
      'Mira Tolland',
    );
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
});

describe('WaitingPage', () => {
  const open = (valuationOrder: PlacedOrder | null) =>
    openPageAt(
      { at: 'bpo/waiting', status: aStatus('NAV_BPO_PROCESSING', { bpo: 'BPO_PROCESSING' }) },
      { valuationOrder },
    );

  it('shows the order, and runs the routing at "Continue"', async () => {
    const { user, actionsOf } = await open(aPlacedOrder);

    expect(screen.getByText('BPO-100200')).toBeVisible();
    expect(screen.getByText('11/28/2026')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(actionsOf(routingRequested)).toHaveLength(1);
  });

  it('changes the contact, and shows the changed order', async () => {
    const { user, actionsOf, dispatch } = await open(aPlacedOrder);

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
});
