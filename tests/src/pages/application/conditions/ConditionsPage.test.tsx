import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, within } from '@testing-library/react';

import { openPageAt } from '#tests/support/render/lenderKnows.tsx';
import type { Condition } from '#store/application/conditions/conditions.ts';
import { conditionsFailed, conditionsReceived } from '#store/application/conditions/slice.ts';
import { lenderDataRetried } from '#store/application/core/lenderDataSlice.ts';
import { aCondition } from '#tests/support/fixtures/conditions.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';

const uuidOf = (number: number) => `5c0d1710-0000-4000-8000-00000000000${number}`;

const received = (...conditions: Condition[]) =>
  conditionsReceived({ applicationUuid: UUID, conditions, readAt: 1 });

const openWith = (given: UnknownAction) =>
  openPageAt({ at: 'conditions', status: aStatus('INCOME_VERIFICATION'), given: [given] });
const open = (...conditions: Condition[]) => openWith(received(...conditions));

const card = (name: string) => screen.getByRole('region', { name });

const four = [
  aCondition({
    uuid: uuidOf(1),
    created: '2026-11-20T12:00:00Z',
    category: 'PROPERTY_LEGAL_DESCRIPTION',
    state: 'ACCEPTED',
  }),
  aCondition({
    uuid: uuidOf(2),
    created: '2026-11-21T12:00:00Z',
    category: 'ESCALATION_REVIEW',
    state: 'IN_REVIEW',
  }),
  aCondition({
    uuid: uuidOf(3),
    created: '2026-11-22T12:00:00Z',
    category: 'FALSE_OWNERSHIP_TYPE_REVIEW',
    state: 'NEEDS_REPLACING',
    documents: [
      {
        uuid: 'one',
        fileName: 'deed \u202Egpj.exe 🏠.pdf',
        documentType: 'SUPPORT',
        state: 'NEEDS_REPLACING',
        reason: 'We could not read the date.',
      },
    ],
  }),
  aCondition({
    uuid: uuidOf(4),
    created: '2026-11-23T12:00:00Z',
    category: 'HELOC_MANUAL_PAYSTUB_UPLOAD',
    requestDocuments: ['USER_UPLOADED_PAYSTUB'],
    numDocsRequired: 2,
    dueBy: '2026-12-10T12:00:00Z',
    commentsToBorrower: 'Both of November, please.',
  }),
];

it('COND-09 lists what is needed, oldest first, with a summary', async () => {
  await open(...four.toReversed());

  expect(screen.getByText('2 things to do, 1 in review, 1 accepted')).toBeVisible();
  expect(
    screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent)
      .slice(0, 4),
  ).toEqual([
    'Send your deed or mortgage',
    'Send more information',
    'Send your deed',
    'Upload your pay stubs',
  ]);
});

it('A-55 COND-10 COND-11 facts §7 says what an item is, why and by when, and leads to where the borrower answers it', async () => {
  await open(...four);
  const item = within(card('Upload your pay stubs'));

  for (const text of [
    'For a call to us: HELOC manual paystub upload',
    'To do',
    'Send 2 pay stubs from the last 30 days.',
    'Both of November, please.',
    'Send it by Thursday, December 10, or we may close your application.',
    'What to send: pay stub',
  ])
    expect(item.getByText(text)).toBeVisible();
  expect(item.getByRole('link', { name: /^Upload Documents .*pay stubs$/ })).toHaveAttribute(
    'href',
    `/account/heloc/${UUID}/conditions/upload-document?conditionUuid=${uuidOf(4)}&conditionType=MANUAL_PAYSTUB_UPLOAD&conditionEnum=HELOC_MANUAL_PAYSTUB_UPLOAD`,
  );
});

it("FT-108 says why something has to be replaced, under a name that can't mislead", async () => {
  await open(...four);
  const item = within(card('Send your deed'));

  expect(item.getByText('We could not read the date.')).toBeVisible();
  expect(item.getByTitle('deed gpj.exe 🏠.pdf')).toBeVisible();
  expect(item.getByRole('link', { name: /^Upload Document / })).toBeVisible();
});

it('shows no button for an item in review, and folds an accepted one to one line', async () => {
  const { user } = await open(...four);

  expect(within(card('Send more information')).queryByRole('link')).toBeNull();
  const accepted = within(card('Send your deed or mortgage'));
  expect(accepted.getByText(/Property legal description$/)).not.toBeVisible();
  await user.click(accepted.getByRole('button', { name: 'Send your deed or mortgage' }));
  expect(accepted.getByText(/Property legal description$/)).toBeVisible();
});

it('shows only what is left to do when the filter is on', async () => {
  const { user } = await open(...four);
  await user.click(screen.getByRole('checkbox', { name: 'To do only' }));

  expect(screen.queryByRole('region', { name: 'Send more information' })).toBeNull();
  expect(card('Send your deed')).toBeVisible();
});

it('FT-86 shows some of thousands of items, and more on request', async () => {
  const many = Array.from({ length: 5_000 }, (_none, at) =>
    aCondition({ uuid: `5c0d1710-0000-4000-8000-${String(at).padStart(12, '0')}` }),
  );
  const { user } = await open(...many);
  const shown = () => screen.getAllByRole('region', { name: /^Send/ });
  const [one] = shown();
  expect(shown()).toHaveLength(50);

  await user.click(screen.getByRole('button', { name: 'Show more of 5000' }));
  expect(shown()).toHaveLength(100);
  expect(one).toBeVisible();
});

it('says kindly that the list is empty, and leads on', async () => {
  await open();

  expect(screen.getByText(/^Nothing to do right now\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue my application' })).toBeVisible();
});

it('says that the list is unreadable, and reads it again on request', async () => {
  const { user, actionsOf } = await openWith(
    conditionsFailed({ applicationUuid: UUID, failure: { kind: 'offline' } }),
  );
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(actionsOf(lenderDataRetried)).toHaveLength(1);
});

it('COND-06 AX-07 shows a changed state, and announces it', async () => {
  const { dispatch } = await open(...four);
  dispatch(received(...four.slice(0, 3), aCondition({ ...four[3], state: 'ACCEPTED' })));

  expect(within(card('Upload your pay stubs')).getByText('Accepted')).toBeVisible();
  expect(await screen.findByText('Upload your pay stubs: Accepted.')).toBeInTheDocument();
});
