import { screen, within } from '@testing-library/react';

import { openPageAt } from '#tests/support/render/lenderKnows.tsx';
import type { LenderData } from '#store/application/core/features.ts';
import { delinquencyAnswered } from '#store/application/delinquency/actions.ts';
import type { LateItem } from '#store/application/delinquency/delinquency.ts';
import { parcelNumberSubmitted, propertyChosen } from '#store/application/property/actions.ts';
import { aStatus } from '#tests/support/sagas/openApplication.ts';
import { aStatusHold } from '#tests/support/fixtures/statusHolds.ts';

const unit = (end: string, name: string) => ({
  uuid: `unit-${end}`,
  street1: '1 Twin Sandbox Lane',
  unit: name,
  ownerInitial: 'M',
  parcelEnd: end,
  type: 'CONDO',
});

const findAt = (checklistStatus: string, propertySearch: LenderData['propertySearch']) =>
  openPageAt({ at: 'review-app/property', status: aStatus(checklistStatus) }, { propertySearch });

it('STATUS-05 lets the borrower choose one of several homes', async () => {
  const candidates = [unit('4411', 'Unit A'), unit('4412', 'Unit B')];
  const { user, actionsOf } = await findAt('MULTIPLE_PROPERTIES', { candidates, misses: 0 });
  expect(screen.getByText('We found 2 homes at this address.')).toBeVisible();
  expect(screen.queryByLabelText('Send us a tax bill or deed')).toBeNull();

  await user.click(screen.getByLabelText(/Unit B/));
  await user.click(screen.getByRole('button', { name: 'Use this property' }));
  expect(actionsOf(propertyChosen)).toEqual([propertyChosen({ candidateUuid: 'unit-4412' })]);
});

it('STATUS-04 asks for an address, and accepts a document instead after a miss', async () => {
  const { user, actionsOf } = await findAt('NO_PROPERTY_FOUND', { candidates: [], misses: 1 });
  expect(screen.getByText(/The county records have no home at/)).toBeVisible();
  expect(screen.getByRole('group', { name: 'Send us a tax bill or deed' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Use this property' }));
  expect(screen.getByRole('heading', { name: 'Error' })).toBeVisible();
  expect(actionsOf(propertyChosen)).toEqual([]);
});

const mismatch = (reason: string) =>
  aStatus('LIEN_VERIFICATION', { hold: aStatusHold({ reason }) });

const record = {
  parcelEnd: '1700',
  recordOwners: ['Edith Vanmoor'],
  ownership: 'SOLE' as const,
};

it("ROUTE-APP-37 lets the borrower type the parcel number, or say that they don't know it", async () => {
  const { user, actionsOf } = await openPageAt(
    { at: 'review-app/incorrect-pin', status: mismatch('PARCEL_MISMATCH') },
    { propertyRecord: record },
  );
  expect(screen.getByText('Ending 1700')).toBeVisible();
  await user.type(screen.getByLabelText('Parcel number'), '020-1187');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.click(screen.getByRole('button', { name: "I don't know it" }));
  expect(actionsOf(parcelNumberSubmitted)).toEqual([
    parcelNumberSubmitted({ parcelNumber: '020-1187' }),
    parcelNumberSubmitted({ parcelNumber: null }),
  ]);
});

it('shows no box for the parcel number while the records match', async () => {
  await openPageAt(
    { at: 'review-app/incorrect-pin', status: aStatus('LIEN_VERIFICATION') },
    { propertyRecord: record },
  );
  expect(screen.queryByRole('textbox')).toBeNull();
});

it.each([
  ['I bought it in the last 90 days', /in the last 90 days makes the applicant ineligible/],
  ['My spouse owns it, or owns it with me', /Each owner signs/],
])('says what the reason "%s" leads to', async (reason, told) => {
  const { user } = await openPageAt(
    { at: 'review-app/incorrect-ownership', status: mismatch('OWNERSHIP_MISMATCH') },
    { propertyRecord: record },
  );
  expect(screen.getByText(/Edith Vanmoor.*You chose "Only me"/)).toBeVisible();
  await user.click(screen.getByLabelText(reason));
  expect(screen.getByText(told)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getAllByText(/Add 1 more document/).length).toBeGreaterThan(0);
});

const late: LateItem = {
  uuid: 'mortgage',
  creditor: 'Sample Mortgage Servicing',
  type: 'MORTGAGE',
  lastFour: '4411',
  monthsLate: 2,
  pastDue: 3_471,
  reportedOn: '2026-11-01',
  stated: null,
};

const lateAt = (item: LateItem) =>
  openPageAt(
    { at: 'review-app/delinquency', status: aStatus('DELINQUENCY_REVIEW') },
    { delinquency: { items: [item] } },
  );

it('STATUS-09 explains what is still late', async () => {
  const { user, actionsOf } = await lateAt(late);
  const card = screen.getByRole('group', { name: /Late payment 1 of 1/ });
  expect(within(card).getByText('$3,471.00')).toBeVisible();
  await user.click(within(card).getByLabelText('Still late'));
  await user.click(screen.getByRole('button', { name: 'Send answers' }));
  expect(actionsOf(delinquencyAnswered)).toEqual([]);

  await user.type(within(card).getByLabelText(/What happened\?/), 'I was ill.');
  await user.click(screen.getByRole('button', { name: 'Send answers' }));
  expect(actionsOf(delinquencyAnswered)).toEqual([
    delinquencyAnswered({
      items: [{ liabilityUuid: 'mortgage', answer: 'PAST_DUE', explanation: 'I was ill.' }],
    }),
  ]);
});

it('shows what was sent, and lets the borrower change it', async () => {
  const { user } = await lateAt({ ...late, stated: { answer: 'NOT_MINE', explanation: null } });
  expect(screen.getByText('Not mine or wrong')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send answers' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Change my answers' }));
  expect(screen.getByLabelText('Not mine or wrong')).toBeChecked();
});
