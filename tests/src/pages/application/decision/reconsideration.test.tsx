import { act, screen } from '@testing-library/react';

import { openPageAt } from '#tests/support/render/lenderKnows.tsx';
import {
  reviewNoteSubmitted,
  applyAgainDaySaved,
  reconsiderationRequested,
} from '#store/application/decision/actions.ts';
import { conditionsReceived } from '#store/application/conditions/slice.ts';
import { routingRequested, stepSent } from '#store/application/core/slice.ts';
import { aCondition } from '#tests/support/fixtures/conditions.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { aStatusHold } from '#tests/support/fixtures/statusHolds.ts';
import type { DecisionNotice } from '#store/application/decision/notice.ts';
import { aDecision } from '#tests/support/fixtures/decisions.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';

describe('UnderwritingPage', () => {
  const open = (expectedBy: string | null = null) =>
    openPageAt({
      at: 'review-app/uw',
      status: aStatus('UNDERWRITING_REVIEW', {
        uwDecision: 'REVIEW',
        hold: aStatusHold({ expectedBy, detail: 'Your second pay stub.' }),
      }),
    });

  it('says who reviews the file, how long it takes and what is reviewed', async () => {
    await open();

    expect(screen.getByText('An underwriter is reviewing your application.')).toBeVisible();
    expect(screen.getByText('This usually takes 1 to 2 business days.')).toBeVisible();
    expect(screen.getByText('Your second pay stub.')).toBeVisible();
  });

  it('F-08 makes the list the primary action when to-do items are open, and the note optional', async () => {
    const { dispatch } = await open();
    expect(screen.queryByRole('link', { name: 'See your to-do list' })).toBeNull();

    await act(async () =>
      dispatch(
        conditionsReceived({ applicationUuid: UUID, conditions: [aCondition()], readAt: 1 }),
      ),
    );

    expect(screen.getByRole('link', { name: 'See your to-do list' })).toHaveClass('primary');
    expect(screen.getByRole('button', { name: 'Send the note' })).toHaveClass('secondary');
  });

  it("F-06 replaces the usual time with the lender's own day", async () => {
    await open('2026-11-27');

    expect(screen.getByText('This should be done by Friday, November 27.')).toBeVisible();
    expect(screen.queryByText(/1 to 2 business days/)).toBeNull();
  });

  it('sends a note, confirms it, and empties the box for another', async () => {
    const { user, actionsOf, dispatch } = await open();
    const box = screen.getByLabelText('Add a note');

    await user.type(box, 'My bonus is in the second stub.');
    await user.click(screen.getByRole('button', { name: 'Send the note' }));
    expect(actionsOf(reviewNoteSubmitted)).toMatchObject([
      { payload: { message: 'My bonus is in the second stub.' } },
    ]);
    dispatch(stepSent({ step: 'reviewNote', screen: 'reviewUnderwriting' }));

    expect(screen.getByRole('status')).toHaveTextContent('Thank you. We added your note.');
    expect(box).toHaveValue('');
  });

  it('S2 FT-06 keeps a text that is typed while a note is being sent', async () => {
    const { user, dispatch } = await open();
    const box = screen.getByLabelText('Add a note');

    await user.type(box, 'My bonus is in the second stub.');
    await user.click(screen.getByRole('button', { name: 'Send the note' }));
    await user.type(box, ' And the roof is new.');
    dispatch(stepSent({ step: 'reviewNote', screen: null }));

    expect(screen.getByRole('status')).toHaveTextContent('Thank you. We added your note.');
    expect(box).toHaveValue('My bonus is in the second stub. And the roof is new.');
  });

  it.each([
    ['', 'Required'],
    ['x'.repeat(1_001), 'Must be at most 1000 characters'],
  ])('says what is wrong with a note (%#)', async (note, text) => {
    const { user, actionsOf } = await open();
    const box = screen.getByLabelText('Add a note');

    await user.click(box);
    if (note !== '') await user.paste(note);
    await user.click(screen.getByRole('button', { name: 'Send the note' }));

    expect(box).toHaveAccessibleDescription(expect.stringContaining(text));
    expect(actionsOf(reviewNoteSubmitted)).toEqual([]);
  });

  it.each([
    ['COLLECT_ADDITIONAL_INFO', {}, 'We have a few more questions.'],
    ['DECLINED', { uwDecision: 'INELIGIBLE' }, "We can't offer you a line of credit."],
    [
      'BPO_ORDER_REQUEST',
      { bpo: 'BPO_REQUIRED', uwDecision: 'REVIEW', uwSubDecision: 'BPO_PENDING' },
      /We need an agent/,
    ],
  ])('F-06 S4 leads on from %s when there is no review', async (status, decision, what) => {
    const { user, actionsOf } = await openPageAt({
      at: 'review-app/uw',
      status: aStatus(status, decision),
    });

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      "Your application isn't under review",
    );
    expect(screen.getByText(what)).toBeVisible();
    expect(screen.queryByLabelText('Add a note')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Continue my application' }));

    expect(actionsOf(routingRequested)).toMatchObject([{ payload: { uuid: UUID } }]);
  });

  it('shows the review wherever the lender says that the file is under review', async () => {
    await openPageAt({
      at: 'review-app/uw',
      status: aStatus('CREDIT_MINOR', { uwDecision: 'REVIEW' }),
    });

    expect(screen.getByText('An underwriter is reviewing your application.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue my application' })).toBeNull();
  });

  it("shows the review after an accepted request whose status couldn't be read", async () => {
    await openPageAt({
      at: 'review-app/uw',
      status: aStatus('DECLINED', { uwDecision: 'DECLINE' }),
      given: [stepSent({ step: 'reconsideration', screen: 'errorDecline' })],
    });

    expect(screen.getByText('An underwriter is reviewing your application.')).toBeVisible();
  });
});

describe('otherWays', () => {
  const open = (about: Partial<DecisionNotice> = {}) =>
    openPageAt(
      { at: 'error/decline', status: aStatus('DECLINED', { uwDecision: 'DECLINE' }) },
      { decision: aDecision({ declineReason: 'GENERIC', ...about }) },
    );

  const button = (name: string) => screen.getByRole('button', { name });

  const ask = () => button('Ask us to reconsider');

  const amount = () => screen.getByLabelText('The amount you need');

  it.each([
    ['a decline', {}, true],
    ['a decline because of debts', { declineReason: 'INCOME' }, true],
    ['a decline because of the credit score', { declineReason: 'CREDIT' }, false],
    ['an ineligibility, by its action', { action: 'INELIGIBLE' }, false],
    ['an ineligibility, by its reason', { declineReason: 'INELIGIBLE' }, false],
    ['a counteroffer', { counteroffer: { amount: 40_000 } }, false],
  ])('suggests a smaller amount only if it can help: %s', async (_what, about, isOffered) => {
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

  it('leads back from a smaller amount to the reasons, and drops the amount', async () => {
    const { user, actionsOf } = await open();
    await user.click(button('Ask for a smaller amount'));
    await user.type(amount(), '40000');

    await user.click(button('Ask for something else'));
    expect(
      screen.getByRole('radio', { name: 'Something you have about me is wrong' }),
    ).toHaveFocus();
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
    const { user, actionsOf } = await open({
      action: 'INELIGIBLE',
      endsOn: '2027-11-17T04:59:59Z',
    });

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
      "a state in which we don't lend",
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
});
