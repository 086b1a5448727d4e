import { screen, within } from '@testing-library/react';

import type { LenderData, StepName } from '#store/application/core/features.ts';
import { stepFailed, stepStarted } from '#store/application/core/slice.ts';
import { aRefusal } from '#tests/support/fixtures/registration.ts';
import { openPageAt } from '#tests/support/render/lenderKnows.tsx';
import { aStatus } from '#tests/support/sagas/openApplication.ts';

interface Row {
  readonly at: string;
  readonly status: string;
  readonly step: StepName;
  /** How many answers are missing when an empty form is submitted. Some forms need none. */
  readonly missing?: number;
  readonly data?: Partial<LenderData>;
}

const rows: readonly Row[] = [
  {
    at: 'start/contact',
    status: 'COLLECT_ADDITIONAL_INFO',
    step: 'additionalInfo',
    missing: 8,
    data: { savedInfo: null },
  },
  { at: 'start/hmda', status: 'HMDA', step: 'demographics' },
  { at: 'review-app/no-credit', status: 'CREDIT_NO_MATCH_SSN', step: 'creditProof', missing: 2 },
  { at: 'credit/social', status: 'CREDIT_NO_MATCH', step: 'creditIdentification', missing: 1 },
  { at: 'review-app/property', status: 'NO_PROPERTY_FOUND', step: 'propertySearch', missing: 1 },
  { at: 'product/assets', status: 'ASSETS_PREQUAL', step: 'assets', missing: 6 },
  { at: 'product/select', status: 'OFFER_SELECTION', step: 'offerQuote' },
  {
    at: 'bpo/estimate-value',
    status: 'NO_AVM_FOUND',
    step: 'homeEstimate',
    missing: 7,
    data: { homeEstimate: null },
  },
  { at: 'income/upload', status: 'INCOME_VERIFICATION', step: 'papers', missing: 4 },
  {
    at: 'income/employer-verification',
    status: 'EMPLOYMENT_VERIFICATION',
    step: 'employer',
    missing: 5,
    data: { employment: null },
  },
  {
    at: 'identity',
    status: 'IDENTITY_VERIFICATION',
    step: 'idCheck',
    missing: 1,
    data: { idCheck: null },
  },
  { at: 'bank/confirm', status: 'DISBURSEMENT_ACCOUNT', step: 'payoutConfirmation', missing: 1 },
  { at: 'bank/manual-disburse', status: 'DISBURSEMENT_ACCOUNT', step: 'bankAccount', missing: 4 },
  { at: 'bank/autopay', status: 'VERIFIED_AUTOPAY_ACCOUNT', step: 'payment', missing: 1 },
  { at: 'signing/intro', status: 'FINAL_OFFER', step: 'finalOffer' },
  { at: 'signing/support', status: 'NOTE_SIGNING', step: 'signingHelp', missing: 2 },
];

function submitButton(): HTMLElement {
  const submit = document.querySelector<HTMLElement>('form [type=submit]');
  if (!submit) throw new Error('There is no form');
  return submit;
}

it.each(rows.filter(({ missing }) => missing !== undefined))(
  'AX-21 F-02 lists the $missing missing answers at $at, and sends nothing',
  async ({ at, status, data, missing = 0 }) => {
    const { user, dispatched } = await openPageAt({ at, status: aStatus(status) }, data);

    await user.click(submitButton());

    const summary = within(screen.getByRole('alert', { name: 'Error' }));
    expect(summary.getAllByRole('link')).toHaveLength(missing);
    expect(dispatched).toEqual([]);
  },
);

it.each(rows)(
  'FT-40 F-04 says at $at that it is sending, ignores a click, and then says why $step failed',
  async ({ at, status, step, data }) => {
    const { user, dispatch, dispatched } = await openPageAt({ at, status: aStatus(status) }, data);
    const submit = submitButton();

    dispatch(stepStarted({ step }));
    const before = dispatched.length;
    await user.click(submit);
    expect(submit).toHaveAttribute('aria-disabled', 'true');
    expect(dispatched).toHaveLength(before);

    dispatch(stepFailed({ step, failure: aRefusal({ message: 'Not like this.' }) }));
    expect(submit).not.toHaveAttribute('aria-disabled');
    expect(screen.getByRole('alert', { name: 'Error' })).toHaveTextContent('Not like this.');
  },
);
