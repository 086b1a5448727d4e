import { screen } from '@testing-library/react';

import { openPageAt } from '#tests/support/render/lenderKnows.tsx';
import { statusCheckFailed, statusUnchanged } from '#store/application/status/statusCheckSlice.ts';
import {
  statusCheckRequested,
  statusReceived,
  routingRequested,
} from '#store/application/core/slice.ts';
import { formatTimeOfDay } from '#store/format/timeOfDay.ts';
import { connectionChanged, exitChosen, toastShown } from '#store/shell/slice.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { aStatusHold } from '#tests/support/fixtures/statusHolds.ts';
import {
  applicationScreens,
  screenOf,
  type ApplicationScreenId,
} from '#store/application/core/screens.ts';

const open = (at: string, status: ReturnType<typeof aStatus>) =>
  openPageAt({ at, status }, { signers: [] });
const stall = (status: ReturnType<typeof aStatus>, at = 'error/timeout') => open(at, status);

const button = (name: string) => screen.queryByRole('button', { name });

it('says in the heading what is going on, and below it by when, what to do and the stages', async () => {
  await stall(aStatus('PAYOFF_REQUEST_PENDING'));

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    "We've asked your other lender for a payoff amount.",
  );
  expect(screen.getAllByText("We've asked your other lender for a payoff amount.")).toHaveLength(1);
  expect(screen.getByText('This usually takes 1 to 3 business days.')).toBeVisible();
  expect(screen.getByText('You can speed it up by uploading a payoff letter.')).toBeVisible();
  expect(screen.getByText(/Your answers are saved. You can close this page./)).toBeVisible();
  expect(screen.getByText('Loans on your home').closest('li')).toHaveAttribute(
    'aria-current',
    'step',
  );
  expect(
    screen.getByText(`Checked at ${formatTimeOfDay('2026-11-21T15:00:00.000Z')}`),
  ).toBeVisible();
});

const hold = aStatusHold({ expectedBy: '2026-11-27' });

it('F-06 says until which day a state makes the borrower wait', async () => {
  await open('notary/intro', aStatus('NOTARY_WAITING_PERIOD', { hold }));

  expect(screen.getByText('You can sign from Friday, November 27.')).toBeVisible();
  expect(screen.getByText(/^Have your ID ready for Friday, November 27\./)).toBeVisible();
});

it('AX-27 keeps the focus on "Refresh", and announces its result once', async () => {
  const { user, actionsOf, dispatch } = await open(
    'payoff/hold',
    aStatus('PAYOFF_REQUEST_PENDING'),
  );

  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(actionsOf(statusCheckRequested)).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Checking' })).toHaveFocus();
  dispatch(statusUnchanged());

  expect(screen.getByRole('status')).toHaveTextContent('Nothing has changed yet.');
  expect(screen.getByRole('button', { name: 'Refresh' })).toHaveFocus();
});

it.each([
  ['by the card', [], true],
  ['only by the message', [toastShown({ tone: 'info', text: 'Next: recording' })], false],
])('AX-07 announces a change of status once, %s', async (_by, messages, isHeard) => {
  const { dispatch } = await stall(aStatus('PAYOFF_REQUEST_PENDING'));

  dispatch(
    statusReceived({ status: aStatus('RECORDING'), readAt: '2026-11-21T15:00:00.000Z' }),
    ...messages,
  );

  const heard = screen.queryByRole('status')?.textContent ?? '';
  expect(heard.includes('The county is recording your deed.')).toBe(isHeard);
});

it("FT-01 says that the lender couldn't be reached, and that the browser seems to be offline", async () => {
  const { dispatch } = await open('payoff/hold', aStatus('PAYOFF_REQUEST_PENDING'));

  dispatch(statusCheckFailed({ kind: 'offline' }));
  expect(screen.getByRole('status')).toHaveTextContent("We couldn't reach the lender.");
  dispatch(connectionChanged({ isOnline: false }));

  expect(screen.getByRole('status')).toHaveTextContent('You seem to be offline.');
});

it('lets the borrower leave for the dashboard', async () => {
  const { user, actionsOf } = await open('hold', aStatus('ONSITE_APPRAISAL_PENDING'));

  await user.click(screen.getByRole('button', { name: 'Go To Dashboard' }));

  expect(actionsOf(exitChosen)).toMatchObject([{ payload: { to: '/dashboard' } }]);
});

it('writes the title of every screen as one plain sentence or question', () => {
  const titles = (Object.keys(applicationScreens) as ApplicationScreenId[]).map(
    (id) => screenOf(id).title ?? 'None',
  );
  for (const title of titles) expect(title).toMatch(/^[A-Z].*[^.]$|next\.$/);
});

it('AX-29 says what the borrower can do in a wait, with each number as a link', async () => {
  await stall(aStatus('CREDIT_MINOR'));

  expect(document.body).toHaveTextContent(
    'Call us at (800) 555-0107 and have a government ID at hand. It shows your date of birth, and the bureau can correct its record.',
  );
  expect(screen.getAllByRole('link', { name: '(800) 555-0107' })).toHaveLength(2);
});

it('shows open conditions while the closing documents are prepared', async () => {
  await stall(aStatus('GEN_CLOSING_DISCLOSURE', { openConditions: 2 }), 'review-app/signdocs');

  expect(screen.getByRole('link', { name: 'You have 2 things to do.' })).toHaveAttribute(
    'href',
    `/account/heloc/${UUID}/conditions`,
  );
});

it('links to the page of a review', async () => {
  await stall(aStatus('UNDERWRITING_REVIEW', { uwDecision: 'REVIEW' }));

  expect(
    screen.getByRole('link', { name: 'Someone is reviewing your application' }),
  ).toHaveAttribute('href', `/account/heloc/${UUID}/review-app/uw`);
});

it('changes nothing on the screen of a borrower who is being redirected', async () => {
  const { dispatch } = await open('identity', aStatus('IDENTITY_VERIFICATION'));

  dispatch(
    routingRequested({ uuid: UUID }),
    statusReceived({ status: aStatus('OFFER_SELECTION'), readAt: '2026-11-21T15:01:00.000Z' }),
  );

  expect(button('Continue my application')).not.toBeInTheDocument();
});

it('S4 leads from signing/additional, typed at another step, to the current one', async () => {
  const { user, actionsOf } = await open('signing/additional', aStatus('OFFER_SELECTION'));

  await user.click(screen.getByRole('button', { name: 'Continue my application' }));
  expect(actionsOf(routingRequested)).toMatchObject([{ payload: { uuid: UUID } }]);
});

it.each([
  ['review-app/signdocs', 'NOTE_SIGNING'],
  ['review-app/datatree', 'OFFER_SELECTION'],
])('S4 leads on from %s as well once the application is elsewhere', async (at, status) => {
  await stall(aStatus(status), at);

  expect(button('Continue my application')).toBeVisible();
});

it("ROUTE-APP-43 doesn't lead a borrower who waits at error/timeout on from review-app/datatree", async () => {
  await stall(aStatus('UNKNOWN'), 'review-app/datatree');

  expect(button('Refresh')).not.toBeNull();
  expect(button('Continue my application')).toBeNull();
});
