import { act, fireEvent, screen } from '@testing-library/react';

import { aNotarySession } from '#tests/support/fixtures/notary.ts';
import { openPageAt } from '#tests/support/render/lenderKnows.tsx';
import { lenderDataReceived } from '#store/application/core/lenderDataSlice.ts';
import {
  deedSigned,
  devicesSubmitted,
  meetingInPersonChosen,
  notaryMessageSent,
  notarySessionStarted,
  questionsAnswered,
  questionsStarted,
} from '#store/application/notary/actions.ts';
import type { NotarySession } from '#store/application/notary/session.ts';
import { devicesReported, questionTimePassed } from '#store/application/notary/slice.ts';
import { aStatus } from '#tests/support/sagas/openApplication.ts';

const status = aStatus('DEED_SIGNING');
const open = (notarySession: NotarySession | null) =>
  openPageAt({ at: 'notary/session', status }, { notarySession });
const openError = (code: string, notarySession: NotarySession | null = null) =>
  openPageAt({ at: `notary/error?code=${code}`, status }, { notarySession });

const button = (name: string) => screen.getByRole('button', { name });
const working = { camera: true, microphone: true, sound: true, connection: true, browser: true };

it('starts a session when the borrower has none', async () => {
  const { user, actionsOf } = await open(null);

  await user.click(button('Start the session'));
  expect(actionsOf(notarySessionStarted)).toHaveLength(1);
});

it('says how to fix a device, and continues once all of them work', async () => {
  const { user, dispatch, actionsOf } = await open(aNotarySession());

  await act(async () => dispatch(devicesReported({ ...working, microphone: false })));
  expect(screen.getByText(/speak a few words, then check again/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Your devices' })).toHaveTextContent(
    /Microphone needs a fix/,
  );
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  await act(async () => dispatch(devicesReported(working)));
  await user.click(button('Continue'));

  expect(actionsOf(devicesSubmitted)).toMatchObject([{ payload: working }]);
});

it.each([
  [1, 1, "You're next, about 1 minute"],
  [2, 4, "You're number 2 in line, about 4 minutes"],
  [2, null, "You're number 2 in line"],
  [null, 4, 'The wait is about 4 minutes'],
])(
  'shows the place %j and the wait %j in one line in the waiting room',
  async (place, wait, text) => {
    await open(aNotarySession({ step: 'WAITING_ROOM', place, waitMinutes: wait }));

    expect(screen.getByText(text)).toBeVisible();
  },
);

const questions = {
  items: [
    { uuid: 'one', text: 'Which street?', options: ['Alder', 'Birch'] },
    { uuid: 'two', text: 'Which year?', options: ['2003', '2009'] },
  ],
  answerBy: '2026-11-21T15:02:00.000Z',
};

it('asks one question after the other, and sends the answers only as handles', async () => {
  const { user, actionsOf } = await open(aNotarySession({ step: 'QUESTIONS', questions }));

  await user.click(button('Next'));
  expect(screen.getByRole('alert', { name: 'Error' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Birch' }));
  await user.click(button('Next'));
  expect(screen.getByText('Question 2 of 2')).toBeVisible();
  expect(screen.queryByText(/Step \d/)).toBeNull();
  const heading = screen.getByRole('heading', { level: 1, name: 'Which year?' });
  expect(heading.firstChild).toHaveAttribute('title', 'Your notary session');
  expect(screen.queryByRole('radio', { name: 'Birch' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: '2009' }));
  await user.click(button('Send'));

  const [sent] = actionsOf(questionsAnswered);
  expect(sent).toMatchObject({ payload: { handles: [expect.any(String), expect.any(String)] } });
  expect(JSON.stringify(sent)).not.toContain('Birch');
});

it('WCAG 2.2.1 shows the time, sends nothing when it is up, and gives more on request', async () => {
  const { user, dispatch, actionsOf } = await open(
    aNotarySession({ step: 'QUESTIONS', questions }),
  );
  await user.click(screen.getByRole('radio', { name: 'Birch' }));

  await act(async () => dispatch(questionTimePassed({ secondsLeft: 105 })));
  expect(screen.getByText('1:45 left')).toBeVisible();
  await act(async () => dispatch(questionTimePassed({ secondsLeft: 0 })));

  expect(screen.getByText('Your answers are still here.')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Birch' })).toBeChecked();
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  expect(actionsOf(questionsAnswered)).toEqual([]);
  await user.click(button('More time'));
  expect(actionsOf(questionsStarted)).toHaveLength(1);
});

it('says that one more set of questions is left after a failed one', async () => {
  await open(aNotarySession({ step: 'ID', triesLeft: 0 }));

  expect(screen.getByText(/You have one more set of questions/)).toBeVisible();
});

it('lets the borrower sign the deed only once the notary is there', async () => {
  const { user, dispatch, actionsOf } = await open(aNotarySession({ step: 'SESSION' }));
  expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull();

  const joined = aNotarySession({ step: 'SESSION', notaryName: 'Omar Tiller', caption: 'Hello.' });
  await act(async () => dispatch(lenderDataReceived({ notarySession: joined })));
  await user.click(button('Sign'));
  expect(actionsOf(deedSigned)).toHaveLength(1);
});

it.each([
  ['CAMERA', "We couldn't use your camera.", 'Try again'],
  ['CONNECTION', 'The connection was lost. Nothing is signed twice.', 'Rejoin'],
  ['QUESTIONS_FAILED', "We couldn't confirm your identity with the questions.", null],
  ['ID_MISMATCH', 'The ID does not match.', 'Use another ID'],
  ['NO_NOTARY', 'No notary is free.', 'Wait for a notary'],
  ['LOCATION', 'You must be in the United States.', 'Try again'],
  ['COUNTY', 'The county does not accept online notary.', null],
  ['NEXT_YEARS_CODE', /^Something went wrong/, 'Try again'],
])('explains notary/error?code=%s with %s', async (code, text, again) => {
  const { user, actionsOf } = await openError(code);

  expect(screen.getByText(text)).toBeVisible();
  if (again !== null) await user.click(button(again));
  expect(actionsOf(notarySessionStarted)).toHaveLength(again === null ? 0 : 1);
  await user.click(button('Meet in person'));
  expect(actionsOf(meetingInPersonChosen)).toHaveLength(1);
});

it('shows the reason of a notary who stopped', async () => {
  const ended = { code: 'NOTARY_STOPPED', reason: 'the ID could not be read', rejoinBy: null };
  await openError('NOTARY_STOPPED', aNotarySession({ ended }));

  expect(screen.getByText('The notary ended the session: the ID could not be read.')).toBeVisible();
});

it('sends nothing to the notary on the Enter that ends a word of an input method', async () => {
  const { user, actionsOf } = await open(
    aNotarySession({ step: 'SESSION', notaryName: 'Noor Vale' }),
  );
  const box = screen.getByRole('textbox', { name: 'Your message' });
  await user.type(box, 'こんに');

  fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
  expect(actionsOf(notaryMessageSent)).toEqual([]);
  await user.type(box, 'ちは{Enter}');

  expect(actionsOf(notaryMessageSent)).toEqual([notaryMessageSent({ text: 'こんにちは' })]);
});
