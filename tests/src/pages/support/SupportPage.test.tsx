import { screen } from '@testing-library/react';

import SupportPage from '#src/pages/support/SupportPage.tsx';
import { questionTyped } from '#store/support/actions.ts';
import {
  hoursReceived,
  questionRestored,
  supportFailed,
  supportRequested,
  supportSent,
} from '#store/support/slice.ts';
import { renderInState } from '#tests/support/render/renderInState.tsx';
import { renderWithStore } from '#tests/support/render/renderWithStore.tsx';
import { sentence } from '#tests/support/render/sentence.ts';

const at = 'register/support';
const press = () => screen.getByRole('button', { name: 'Send' });
const message = () => screen.getByLabelText('Your message');

async function fill(user: ReturnType<typeof renderInState>['user']) {
  await user.type(screen.getByLabelText('Your name'), 'Dana Sample');
  await user.type(screen.getByLabelText('Email'), 'dana@sample.example');
  await user.click(screen.getByRole('radio', { name: 'A written answer about my application' }));
  await user.type(message(), 'Please write to me.');
}

const question = {
  name: 'Dana Sample',
  email: 'dana@sample.example',
  topic: 'WRITTEN_ANSWER',
  message: 'Please write to me.',
} as const;

it('sends the question, and shows its number', async () => {
  const { user, actionsOf, dispatch } = renderWithStore(<SupportPage />, { at });

  await fill(user);
  await user.click(press());
  expect(actionsOf(supportRequested)).toEqual([supportRequested(question)]);
  dispatch(supportSent({ reference: 'SR-1042' }));

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We have your message.');
  expect(
    screen.getByText(sentence("Number SR-1042. We'll answer within one business day.")),
  ).toBeVisible();
});

it('S2 reports the typed question, and shows it the next time', async () => {
  const { user, store, unmount } = renderWithStore(<SupportPage />, { at });
  await fill(user);
  unmount();
  expect(store.getState().shell.support?.unsaved).toEqual(question);

  renderWithStore(<SupportPage />, { at, given: [questionTyped(question)] });

  expect(message()).toHaveValue('Please write to me.');
  expect(screen.getByLabelText('Email')).toHaveValue('dana@sample.example');
});

it('S2 fills only untouched fields from a draft that is decrypted late', async () => {
  const { user, dispatch } = renderWithStore(<SupportPage />, { at });
  await user.type(message(), 'Something new to ask.');

  dispatch(questionRestored(question));

  expect(message()).toHaveValue('Something new to ask.');
  expect(screen.getByLabelText('Your name')).toHaveValue('Dana Sample');
});

it('FT-40 ignores a second click during the request', async () => {
  const { user, actionsOf } = renderWithStore(<SupportPage />, { at });

  await fill(user);
  await user.click(press());
  await user.click(screen.getByRole('button', { name: 'Sending' }));

  expect(actionsOf(supportRequested)).toHaveLength(1);
});

it('keeps the typed question after a failure, and shows the phone', async () => {
  const { user, dispatch } = renderWithStore(<SupportPage />, { at });

  await fill(user);
  await user.click(press());
  dispatch(supportFailed({ kind: 'offline' }));

  expect(screen.getByRole('alert', { name: 'Error' })).toHaveTextContent(
    "We couldn't reach the lender. Your answers are still on this page. Try again.",
  );
  expect(message()).toHaveValue('Please write to me.');
  expect(screen.getAllByRole('link', { name: '(800) 555-0107' })).toHaveLength(2);
});

it.each([
  { typed: 'Too short', text: 'Must be at least 10 characters' },
  { typed: 'x'.repeat(1_001), text: 'Must be at most 1000 characters' },
])('says at each field what is missing or wrong, and sends nothing: $text', async (row) => {
  const { user, actionsOf } = renderInState(<SupportPage />, { at });
  await user.click(message());
  await user.paste(row.typed);
  await user.click(press());
  expect(message()).toHaveAccessibleDescription(expect.stringContaining(row.text));
  expect(screen.getByLabelText('Your name')).toHaveAccessibleDescription('Required');
  expect(actionsOf(supportRequested)).toEqual([]);
});

it('shows the phone hours', () => {
  renderInState(<SupportPage />, {
    at,
    given: [
      hoursReceived([
        { weekday: 'Sunday', weekdayValue: 7, isOpen: false, startTime: null, endTime: null },
        { weekday: 'Monday', weekdayValue: 1, isOpen: true, startTime: '06:00', endTime: '18:30' },
      ]),
    ],
  });

  expect(screen.getAllByRole('definition').map((day) => day.textContent)).toEqual([
    '6 AM to 6:30 PM',
    'Closed',
  ]);
});

it('FT-87 shows only the number when the hours are missing', () => {
  renderInState(<SupportPage />, { at });

  expect(screen.queryByText(/Pacific time/)).toBeNull();
  expect(screen.getAllByRole('link', { name: '(800) 555-0107' })).not.toEqual([]);
});
