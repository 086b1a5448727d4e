import { act, screen } from '@testing-library/react';

import { UnderwritingPage } from '#src/pages/application/decision/UnderwritingPage.tsx';
import { reviewNoteSubmitted } from '#store/application/decision/actions.ts';
import { conditionsReceived } from '#store/application/conditions/slice.ts';
import { routingRequested, stepSent } from '#store/application/core/slice.ts';
import { aCondition } from '#tests/support/fixtures/conditions.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { renderScreen, waysToOpen } from '#tests/support/render/renderScreen.tsx';
import { aStatusHold } from '#tests/support/fixtures/statusHolds.ts';

const { open, openLive } = waysToOpen(<UnderwritingPage />, (expectedBy: string | null = null) => ({
  at: 'review-app/uw',
  status: aStatus('UNDERWRITING_REVIEW', {
    uwDecision: 'REVIEW',
    hold: aStatusHold({ expectedBy, detail: 'Your second pay stub.' }),
  }),
}));

it('says who reviews the file, how long it takes and what is reviewed', async () => {
  await open();

  expect(screen.getByText('An underwriter is reviewing your application.')).toBeVisible();
  expect(screen.getByText('This usually takes 1 to 2 business days.')).toBeVisible();
  expect(screen.getByText('Your second pay stub.')).toBeVisible();
});

it('F-08 makes the list the primary action when to-do items are open, and the note optional', async () => {
  const { dispatch } = await openLive();
  expect(screen.queryByRole('link', { name: 'See your to-do list' })).toBeNull();

  await act(async () =>
    dispatch(conditionsReceived({ applicationUuid: UUID, conditions: [aCondition()], readAt: 1 })),
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
  const { user, actionsOf, dispatch } = await openLive();
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
  const { user, dispatch } = await openLive();
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
  const { user, actionsOf } = await renderScreen(<UnderwritingPage />, {
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
  await renderScreen(<UnderwritingPage />, {
    at: 'review-app/uw',
    status: aStatus('CREDIT_MINOR', { uwDecision: 'REVIEW' }),
  });

  expect(screen.getByText('An underwriter is reviewing your application.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continue my application' })).toBeNull();
});

it("shows the review after an accepted request whose status couldn't be read", async () => {
  await renderScreen(<UnderwritingPage />, {
    at: 'review-app/uw',
    status: aStatus('DECLINED', { uwDecision: 'DECLINE' }),
    given: [stepSent({ step: 'reconsideration', screen: 'errorDecline' })],
  });

  expect(screen.getByText('An underwriter is reviewing your application.')).toBeVisible();
});
