import { screen } from '@testing-library/react';

import { CeoFeedbackLink } from '#src/shell/frame/CeoFeedbackLink.tsx';
import { Modals } from '#src/shell/modals/Modals.tsx';
import { feedbackFailed, feedbackSent, feedbackSubmitted } from '#store/feedback/slice.ts';
import { identityReceived } from '#store/identity/slice.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { renderWithStore } from '#tests/support/render/renderWithStore.tsx';
import { IDENTITY } from '#tests/support/fixtures/uuids.ts';

const MESSAGE = 'That was quick and clear.';
const LINK = 'Share your feedback with the CEO';
const signedIn = identityReceived({ uuid: IDENTITY });

const page = (isMain: boolean, given = [signedIn]) =>
  renderWithStore(
    <>
      <CeoFeedbackLink />
      <Modals />
    </>,
    { organisation: anOrganisation({ switches: { isMain } }), given },
  );

async function open() {
  const view = page(true);
  await view.user.click(screen.getByRole('button', { name: LINK }));
  return view;
}

const box = () => screen.getByRole('textbox', { name: /^Your message/ });

async function fillIn({ user }: Awaited<ReturnType<typeof open>>) {
  await user.click(screen.getByRole('radio', { name: 'A compliment' }));
  await user.type(box(), MESSAGE);
  await user.click(screen.getByRole('radio', { name: 'No' }));
}

it.each([
  ['a visitor of the main brand', true, []],
  ['a user of another brand', false, [signedIn]],
])('FEEDBACK-03 shows no link to the CEO for %s', (_who, isMain, given) => {
  page(isMain, given);

  expect(screen.queryByRole('button', { name: LINK })).toBeNull();
});

it('FEEDBACK-01 FEEDBACK-02 FEEDBACK-04 to FEEDBACK-06 opens the form with the link, and sends its three answers', async () => {
  const view = await open();
  expect(screen.getByRole('dialog', { name: 'Share your thoughts with our CEO' })).toBeVisible();

  await fillIn(view);
  await view.user.click(screen.getByRole('button', { name: 'Send' }));

  expect(view.actionsOf(feedbackSubmitted)).toEqual([
    feedbackSubmitted({ topic: 'COMPLIMENT', message: MESSAGE, marketingConsent: false }),
  ]);
});

it('VAL-FB-1 VAL-FB-2 VAL-FB-5 says what an empty form needs, and moves the focus to the first field', async () => {
  const { user, actionsOf } = await open();

  await user.click(screen.getByRole('button', { name: 'Send' }));

  expect(screen.getAllByText('Required')).toHaveLength(3);
  expect(screen.getByRole('radio', { name: 'Something to improve' })).toHaveFocus();
  expect(actionsOf(feedbackSubmitted)).toEqual([]);
});

it.each([
  ['VAL-FB-3', '9 letters', 'Must be at least 10 characters'],
  ['VAL-FB-4', 'x'.repeat(1_001), 'Must be at most 1000 characters'],
])('says that a message is too short or too long (%s)', async (_row, text, error) => {
  const { user } = await open();

  await user.click(box());
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Send' }));

  expect(screen.getByText(error)).toBeVisible();
});

it('FEEDBACK-07 FEEDBACK-08 shows a failure in the form, which keeps the words, even closed and opened again', async () => {
  const view = await open();
  await fillIn(view);
  await view.user.click(screen.getByRole('button', { name: 'Send' }));
  view.dispatch(feedbackFailed({ kind: 'offline' }));

  expect(screen.getByText('Your message was not sent').closest('[tabindex]')).toHaveFocus();
  await view.user.keyboard('{Escape}');
  await view.user.click(screen.getByRole('button', { name: LINK }));

  expect(box()).toHaveValue(MESSAGE);
  expect(screen.queryByText('Your message was not sent')).toBeNull();
});

it('moves the focus to the thanks, and empties the next form', async () => {
  const view = await open();
  await fillIn(view);
  await view.user.click(screen.getByRole('button', { name: 'Send' }));
  view.dispatch(feedbackSent());

  expect(screen.getByText('Thank you. Our CEO has your message.')).toHaveFocus();
  await view.user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
  await view.user.click(screen.getByRole('button', { name: LINK }));

  expect(box()).toHaveValue('');
});
