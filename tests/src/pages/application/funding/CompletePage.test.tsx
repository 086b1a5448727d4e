import { screen, within } from '@testing-library/react';

import { openPageAt } from '#tests/support/render/lenderKnows.tsx';
import { allDocumentsDownloaded } from '#store/application/documents/actions.ts';
import { rescissionSigned } from '#store/application/funding/actions.ts';
import { FUNDING_STOPPED, type FundingTimeline } from '#store/application/funding/timeline.ts';
import {
  lenderDataReceived,
  lenderDataRequested,
} from '#store/application/core/lenderDataSlice.ts';
import { routingRequested, stepFailed } from '#store/application/core/slice.ts';
import { aDocument } from '#tests/support/fixtures/documents.ts';
import { aTimeline } from '#tests/support/fixtures/timelines.ts';
import { anApplication, aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { aBankAccount, aPayout } from '#tests/support/fixtures/accounts.ts';
import { aStatusHold } from '#tests/support/fixtures/statusHolds.ts';

const payout = aPayout({
  chosen: aBankAccount({ mask: '6789' }),
  cash: 100_000,
  expectedOn: null,
});

const open = (
  checklistStatus: string,
  timeline: Partial<FundingTimeline> = {},
  about: Parameters<typeof aStatus>[1] = {},
  application: Parameters<typeof anApplication>[0] = {},
) =>
  openPageAt(
    { at: 'complete', status: aStatus(checklistStatus, about), application },
    { timeline: aTimeline(timeline), payout },
  );

const DEADLINE =
  "You can cancel until midnight on Friday, November 27, 2026. We won't send money before then.";
const button = (name: string) => screen.queryByRole('button', { name });

it('STATUS-37 shows the stages as an ordered list with their states, and marks the current one', async () => {
  const { user } = await open('RESCISSION');
  expect(screen.getByText('Not needed')).not.toBeVisible();
  await user.click(screen.getByText('See every step'));

  const list = screen
    .getAllByRole('listitem')
    .filter((item) => /Signed|cancel/.test(item.textContent));
  const current = screen.getAllByRole('listitem', { current: 'step' }).at(-1);
  expect(list[0]).toHaveTextContent('Signed, Done');
  expect(current).toHaveTextContent('Right to cancel, Now');
  expect(current).toHaveTextContent('Until midnight on Friday, November 27, 2026');
  expect(screen.getByText('Not needed')).toBeVisible();
  expect(document.querySelector('time[datetime="2026-11-27"]')).toHaveTextContent(
    'Friday, November 27, 2026',
  );
});

it('shows three stages: the signature, what is going on, and the money', async () => {
  await open('RESCISSION');

  const [thread] = screen.getAllByRole('list').filter((list) => /Signed/.test(list.textContent));
  const names = within(thread ?? document.body).getAllByRole('listitem');
  expect(names.map(({ textContent }) => textContent.split(',')[0])).toEqual([
    'Signed',
    'Right to cancel',
    'Money sent',
  ]);
});

it('says until when the line can be canceled, and how many days are left (RESC)', async () => {
  await open('RESCISSION');

  expect(document.body).toHaveTextContent(`${DEADLINE} 6 days left after today.`);
});

it.each([
  ['at another status', 'RECORDING', {}],
  ['on a second home', 'RESCISSION', { applies: false, endsOn: null }],
  ['after its end', 'RESCISSION', { applies: true, endsOn: '2026-11-20' }],
])('allows no cancellation %s (RESC)', async (_case, status, rescission) => {
  await open(status, {
    rescission: { applies: true, endsOn: '2026-11-27', noticeDocumentUuid: null, ...rescission },
  });

  expect(button('Cancel this line')).toBeNull();
  expect(screen.queryByText(/You can cancel until/)).toBeNull();
});

it('says that the spouse may also cancel in Texas (facts §4)', async () => {
  const property = { ...anApplication().property, state: 'TX' };
  await open('RESCISSION', {}, {}, { property } as Parameters<typeof anApplication>[0]);

  expect(screen.getByText(/an owner's spouse, may cancel/)).toBeVisible();
});

it('F-06 takes the later end when the lender counts for longer', async () => {
  await open('RESCISSION', {}, { hold: aStatusHold({ expectedBy: '2026-11-30' }) });
  expect(
    screen.getByText(/You can cancel until midnight on Monday, November 30, 2026\./),
  ).toBeVisible();
});

it('shows the right to cancel only once next to the stages', async () => {
  await open('RESCISSION');

  expect(screen.getByRole('heading', { name: 'Your right to cancel' })).toBeVisible();
  expect(screen.queryByText('You can still cancel.')).toBeNull();
  expect(screen.queryByText(/Nothing to do, unless you want to cancel/)).toBeNull();
  expect(screen.queryByText(/We're waiting until midnight/)).toBeNull();
});

it('T-28 cancels the line with a typed signature', async () => {
  const { user, actionsOf } = await open('RESCISSION');
  await user.click(screen.getByRole('button', { name: 'Cancel this line' }));
  const modal = within(screen.getByRole('dialog', { name: 'Cancel this line of credit?' }));
  expect(modal.getByText(/until midnight of Friday, November 27, 2026. Cancel here/)).toBeVisible();
  const box = modal.getByLabelText('Type your full name to sign');

  await user.click(modal.getByRole('button', { name: 'Cancel the line' }));
  expect(modal.getByText('Required')).toBeVisible();
  expect(box).toHaveFocus();
  await user.type(box, 'Mira');
  expect(modal.getByText(/Type your name as shown/)).toBeVisible();
  expect(actionsOf(rescissionSigned)).toHaveLength(0);

  await user.type(box, '  tolland');
  await user.click(modal.getByRole('button', { name: 'Cancel the line' }));
  expect(actionsOf(rescissionSigned)).toMatchObject([
    { payload: { signatureName: expect.stringMatching(/^mira +tolland$/i) as string } },
  ]);
});

it('F-04 shows a failure of the cancellation in the modal, which stays', async () => {
  const { user, dispatch } = await open('RESCISSION');
  await user.click(screen.getByRole('button', { name: 'Cancel this line' }));

  dispatch(stepFailed({ step: 'rescission', failure: { kind: 'offline' } }));

  const modal = within(screen.getByRole('dialog'));
  expect(modal.getByText('The line was not cancelled')).toBeVisible();
  await user.click(modal.getByRole('button', { name: 'Keep it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows the amount, the account and a range of days for the money', async () => {
  await open('RECORDING');

  const part = screen.getByRole('region', { name: 'Your money' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    "That's it, Mira. You've signed.",
  );
  expect(part).toHaveTextContent(
    /\$100,000\.00 leaves us between Wednesday, December 2 and .* and goes to Sandbox National Bank, checking ending 6789\./,
  );
});

it("says that the amount, the account and the dates will come when they aren't known yet", async () => {
  const { dispatch } = await open('RECORDING', { fundingEstimate: null });

  dispatch(lenderDataReceived({ payout: { ...payout, chosen: null, cash: null } }));

  expect(screen.getByText(/as soon as we know them/)).toBeVisible();
});

it("downloads all documents of the lender at once, and doesn't count the borrower's own files", async () => {
  const documents = [
    aDocument({ group: 'SIGNED' }),
    aDocument({ uuid: 'notice', group: 'NOTICES' }),
    aDocument({ uuid: 'mine', group: 'UPLOADED' }),
  ];
  const { user, dispatch, actionsOf } = await open('RECORDING');
  expect(button('Download all documents (2)')).toBeNull();
  dispatch(lenderDataReceived({ documentList: { documents, consents: [], isOnPaper: false } }));

  await user.click(screen.getByRole('button', { name: 'Download all documents (2)' }));

  expect(actionsOf(allDocumentsDownloaded)).toHaveLength(1);
});

it('names a debt whose payment came back', async () => {
  await open('DIRECT_DEBT_PAYOFF', {
    items: [{ code: 'DEBTS_PAID', state: 'CURRENT', date: null, text: null }],
    payoffs: [{ creditor: 'Sample Card', amount: 1_200, state: 'RETURNED' }],
  });

  expect(document.body.textContent.replaceAll(/[\u2068\u2069]/g, '')).toContain(
    "A payment to Sample Card came back. We'll call you.",
  );
  expect(screen.getByRole('region', { name: 'Debts we pay' })).toHaveTextContent(
    'Sample Card, $1,200.00: The payment came back',
  );
});

it('AX-29 shows the phone number next to a stopped payment', async () => {
  await open('FUNDING_DECISION', {}, { hold: aStatusHold({ reason: FUNDING_STOPPED }) });

  expect(screen.getByText('We stopped the payment')).toBeVisible();
  expect(screen.queryByText(/leaves us/)).toBeNull();
  expect(screen.getByText(/No money was sent. Call us at/)).toContainElement(
    screen.getAllByRole('link', { name: '(800) 555-0107' })[0] ?? null,
  );
});

it('F-06 keeps the end until the borrower leaves it', async () => {
  const { user, actionsOf } = await open('COMPLETE', {
    items: [{ code: 'MONEY_SENT', state: 'DONE', date: '2026-11-20', text: null }],
    fundingEstimate: null,
  });

  expect(screen.getByText('Your line is open.')).toBeVisible();
  expect(screen.queryByText(/usually|business day/)).toBeNull();
  expect(screen.getByRole('region', { name: 'The money we sent' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Finish' }));

  expect(actionsOf(routingRequested)).toMatchObject([{ payload: { uuid: UUID } }]);
});

it('S4 keeps the stages while they are read again', async () => {
  const { dispatch } = await open('RECORDING');

  dispatch(lenderDataRequested({ uuid: UUID, names: ['timeline'] }));

  expect(screen.getAllByText('Right to cancel')[0]).toBeVisible();
});

it('lists the notice among the documents', async () => {
  await open('RESCISSION', {
    rescission: { applies: true, endsOn: '2026-11-27', noticeDocumentUuid: 'a/b' },
  });

  expect(screen.getByRole('link', { name: 'Your notice of the right to cancel' })).toHaveAttribute(
    'href',
    `/account/heloc/${UUID}/document/disclosures?document=a%2Fb`,
  );
});
