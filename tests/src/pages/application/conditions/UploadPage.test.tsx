import { screen, within } from '@testing-library/react';

import { UploadPage } from '#src/pages/application/conditions/UploadPage.tsx';
import { conditionSubmitted } from '#store/application/conditions/actions.ts';
import type { Condition } from '#store/application/conditions/conditions.ts';
import { conditionsReceived } from '#store/application/conditions/slice.ts';
import { lenderDataReceived } from '#store/application/core/lenderDataSlice.ts';
import { uploadSent } from '#store/application/uploads/slice.ts';
import { aCondition } from '#tests/support/fixtures/conditions.ts';
import { waysToOpen } from '#tests/support/render/renderScreen.tsx';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';

const conditionUuid = aCondition().uuid;

const received = (change: Partial<Condition>) =>
  conditionsReceived({ applicationUuid: UUID, conditions: [aCondition(change)], readAt: 1 });

const { open, openLive } = waysToOpen(
  <UploadPage />,
  (change: Partial<Condition> = {}, query: string = `?conditionUuid=${conditionUuid}`) => ({
    at: `conditions/upload-document${query}`,
    status: aStatus('INCOME_VERIFICATION'),
    application: { accountEnding: '6789', createdAt: '2026-11-20T12:00:00Z' },
    given: [
      received(change),
      lenderDataReceived({ uploadLimits: { maxBytes: 26_214_400, types: [], maxFiles: 10 } }),
    ],
  }),
);

const zone = (name: string) => screen.getByRole('group', { name });
const choose = (name: string) => within(zone(name)).getByLabelText('Choose file');
const send = () => screen.getByRole('button', { name: 'Send' });
const aPdf = (name: string, size = 9) => new File(['x'.repeat(size)], name);

it('COND-12 asks for each kind with an example, and names the account by its last four', async () => {
  await open({
    category: 'BANK_ACCOUNT_FRAUD_REVIEW',
    requestDocuments: ['BANK_LETTER', 'BANK_STATEMENT'],
  });

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Send proof of your bank account',
  );
  expect(screen.queryByText(/fraud/)).toBeNull();
  expect(screen.getByText(/the account ending/)).toHaveTextContent('6789');
  expect(zone('Bank letter')).toBeVisible();
  expect(zone('Bank statement')).toBeVisible();
  expect(screen.getByText('One of these is enough.')).toBeVisible();
});

it('says how many documents are missing, and sends enough of them with the note', async () => {
  const { user, dispatch, actionsOf } = await openLive({ numDocsRequired: 2 });
  await user.upload(choose('Supporting document'), aPdf('one.pdf'));
  dispatch(uploadSent({ id: 'one.pdf', documentUuid: 'document-1', quality: null }));
  await user.type(screen.getByLabelText(/^Note to the lender/), 'Page two follows.');

  await user.click(send());
  expect(
    screen.getByRole('link', { name: 'Supporting document: Add 1 more document.' }),
  ).toBeVisible();
  expect(actionsOf(conditionSubmitted)).toEqual([]);

  await user.upload(choose('Supporting document'), aPdf('two.pdf'));
  dispatch(uploadSent({ id: 'two.pdf', documentUuid: 'document-2', quality: null }));
  await user.click(send());
  expect(actionsOf(conditionSubmitted)).toMatchObject([
    { payload: { conditionUuid, note: 'Page two follows.' } },
  ]);
});

it('counts a document that the lender has, but not one to be replaced', async () => {
  const document = { uuid: 'a', fileName: 'a.pdf', documentType: 'SUPPORT', reason: null };
  const { user } = await open({
    numDocsRequired: 2,
    state: 'NEEDS_REPLACING',
    documents: [
      { ...document, state: 'ACCEPTED' },
      { ...document, uuid: 'b', fileName: 'b.pdf', state: 'NEEDS_REPLACING' },
    ],
  });
  await user.click(send());

  expect(
    screen.getByRole('link', { name: 'Supporting document: Add 1 more document.' }),
  ).toBeVisible();
});

it.each([
  ['an unknown one', `?conditionUuid=5c0d1710-0000-4000-8000-000000000009`],
  ['none', ''],
])(
  'says that the item is no longer needed, and links to the list, when the address names %s',
  async (_what, query) => {
    await open({}, query);

    expect(screen.getByText('This item is no longer needed.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your to-do list' })).toHaveAttribute(
      'href',
      `/account/heloc/${UUID}/conditions`,
    );
  },
);

it('makes the page read-only once the item is accepted', async () => {
  const { dispatch } = await openLive();
  dispatch(received({ state: 'ACCEPTED' }));

  expect(screen.getByText('We have accepted this')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
});
