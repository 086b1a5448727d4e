import { screen } from '@testing-library/react';

import type { DecisionNotice } from '#store/application/decision/notice.ts';
import { DeclinePage } from '#src/pages/application/decision/DeclinePage.tsx';
import {
  applyAgainDaySaved,
  reconsiderationRequested,
} from '#store/application/decision/actions.ts';
import { lenderDataReceived } from '#store/application/core/lenderDataSlice.ts';
import { todayChanged } from '#store/shell/slice.ts';
import { aDecision } from '#tests/support/fixtures/decisions.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { renderScreen } from '#tests/support/render/renderScreen.tsx';
import { aStatus } from '#tests/support/sagas/openApplication.ts';

const open = (about: Partial<DecisionNotice> = {}, today = '2026-11-21') =>
  renderScreen(<DeclinePage />, {
    at: 'error/decline',
    status: aStatus('DECLINED', { uwDecision: 'DECLINE' }),
    given: [
      todayChanged({ today }),
      lenderDataReceived({
        decision: aDecision({ declineReason: 'GENERIC', ...about }),
        uploadLimits: { maxBytes: 1_000_000, types: [], maxFiles: 10 },
      }),
    ],
  });

const button = (name: string) => screen.getByRole('button', { name });
const ask = () => button('Ask us to reconsider');
const amount = () => screen.getByLabelText('The amount you need');

it.each([
  ['a decline', {}, true],
  ['a decline by the debts', { declineReason: 'INCOME' }, true],
  ['a decline by the credit score', { declineReason: 'CREDIT' }, false],
  ['an ineligibility by its action', { action: 'INELIGIBLE' }, false],
  ['an ineligibility by its reason', { declineReason: 'INELIGIBLE' }, false],
  ['a counteroffer', { counteroffer: { amount: 40_000 } }, false],
])('suggests a smaller amount only where it can help: %s', async (_what, about, isOffered) => {
  await open(about);

  expect(screen.queryAllByRole('button', { name: 'Ask for a smaller amount' })).toHaveLength(
    isOffered ? 1 : 0,
  );
});

it('asks for a smaller amount, and moves the focus to its box', async () => {
  const { user, actionsOf } = await open();

  await user.click(button('Ask for a smaller amount'));
  expect(amount()).toHaveFocus();
  expect(screen.getByRole('heading', { name: 'Ask for a smaller amount' })).toBeVisible();
  await user.click(ask());
  expect(screen.getByRole('link', { name: 'The amount you need: Required' })).toBeVisible();
  await user.type(amount(), '40000');
  await user.click(ask());

  expect(actionsOf(reconsiderationRequested)).toMatchObject([
    { payload: { reason: 'SMALLER_AMOUNT', amount: 40_000, message: null } },
  ]);
});

it.each(['0', 'some', '100000000'])('rejects the amount "%s"', async (typed) => {
  const { user, actionsOf } = await open();
  await user.click(button('Ask for a smaller amount'));
  await user.type(amount(), typed);
  await user.click(ask());
  expect(amount()).toBeInvalid();
  expect(actionsOf(reconsiderationRequested)).toEqual([]);
});

it('leads back from a smaller amount to the reasons, and leaves the amount out', async () => {
  const { user, actionsOf } = await open();
  await user.click(button('Ask for a smaller amount'));
  await user.type(amount(), '40000');

  await user.click(button('Ask for something else'));
  expect(screen.getByRole('radio', { name: 'Something you have about me is wrong' })).toHaveFocus();
  await user.click(screen.getByRole('radio', { name: 'My debts are lower now' }));
  await user.click(ask());

  expect(actionsOf(reconsiderationRequested)[0]?.payload).toEqual({
    reason: 'DEBTS_CHANGED',
    message: null,
  });
});

it('takes a counteroffer with one click', async () => {
  const { user, actionsOf } = await open({ counteroffer: { amount: 40_000 } });

  expect(screen.getByText('We can offer you a smaller line of up to $40,000.')).toBeVisible();
  await user.click(button('See offers up to $40,000'));

  expect(actionsOf(reconsiderationRequested)).toMatchObject([
    { payload: { reason: 'SMALLER_AMOUNT', amount: 40_000 } },
  ]);
});

it.each([
  ['CREDIT', null, 1],
  ['CREDIT', 588, 0],
  ['INCOME', null, 0],
])(
  'checks a lifted freeze again only after a credit decline without a score: %s, %p',
  async (...how) => {
    const [declineReason, scoreUsed, count] = how;
    const { user, actionsOf } = await open({ declineReason, scoreUsed });

    for (const one of screen.queryAllByRole('button', { name: 'I have lifted it, check again' }))
      await user.click(one);

    expect(actionsOf(reconsiderationRequested)).toHaveLength(count);
  },
);

it('saves the day when a reason ends to a calendar, and offers no application before it', async () => {
  const { user, actionsOf } = await open({ action: 'INELIGIBLE', endsOn: '2027-11-17T04:59:59Z' });

  expect(screen.getByText('You can apply again from Tuesday, November 16, 2027.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Start a new application' })).toBeNull();
  await user.click(button('Add it to my calendar'));

  expect(actionsOf(applyAgainDaySaved)).toMatchObject([{ payload: { day: '2027-11-16' } }]);
});

it.each([
  ['a reason that has ended', { endsOn: '2026-11-20' }, /The reason has ended/],
  [
    'a home for sale',
    { action: 'INELIGIBLE', reasons: [{ code: 'LISTED_FOR_SALE', text: 'It is for sale.' }] },
    /when your home is no longer listed/,
  ],
  [
    'a state without our loans',
    { action: 'INELIGIBLE', reasons: [{ code: 'STATE', text: "We don't lend there." }] },
    /when we do, or with another home/,
  ],
  ['any other decline', {}, /apply again at any time/],
])('says when to apply again in the case of %s, with a link', async (_what, about, text) => {
  await open(about);

  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start a new application' })).toHaveAttribute(
    'href',
    '/account/heloc/register',
  );
});

it('calls the lender with one tap', async () => {
  await open();
  const { supportPhoneNumber } = anOrganisation().orgMetaData.companyInfo;

  expect(screen.getByRole('link', { name: `Call ${supportPhoneNumber}` })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:/),
  );
});
