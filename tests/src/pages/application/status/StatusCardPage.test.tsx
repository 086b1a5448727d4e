import { screen } from '@testing-library/react';

import { StatusCardPage } from '#src/pages/application/status/StatusCardPage.tsx';
import { TimeoutPage } from '#src/pages/application/status/TimeoutPage.tsx';
import { holdCheckFailed, holdUnchanged } from '#store/application/status/holdSlice.ts';
import { lenderDataReceived } from '#store/application/lenderDataSlice.ts';
import { offersReopened } from '#store/application/offers/slice.ts';
import { screenTitles } from '#store/application/screenTitles.ts';
import {
  statusAskedFor,
  statusReceived,
  routingRequested,
  stepStarted,
} from '#store/application/slice.ts';
import { formatTimeOfDay } from '#store/format/timeOfDay.ts';
import { connectionChanged, exitChosen } from '#store/shell/slice.ts';
import { aDecision } from '#tests/support/fixtures/decisions.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { renderScreen } from '#tests/support/render/renderScreen.tsx';

const open = (at: string, status: ReturnType<typeof aStatus>) =>
  renderScreen(<StatusCardPage />, { at, status });
const stall = (status: ReturnType<typeof aStatus>, at = 'error/timeout') =>
  renderScreen(<TimeoutPage />, { at, status });

const button = (name: string) => screen.queryByRole('button', { name });

it('tells what is happening, who acts, how long it takes and what can be done', () => {
  open('payoff/hold', aStatus('PAYOFF_REQUEST_PENDING'));

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'We are asking for payoff amounts',
  );
  expect(screen.getByText('We asked your other lender for a payoff amount.')).toBeVisible();
  expect(screen.getByText('Other lender')).toBeVisible();
  expect(screen.getByText('1-3 business days')).toBeVisible();
  expect(screen.getByText('Upload a payoff letter.')).toBeVisible();
  expect(
    screen.getByText(`Last checked ${formatTimeOfDay('2026-11-21T15:00:00.000Z')}`),
  ).toBeVisible();
});

const hold = {
  reason: null,
  actor: null,
  since: null,
  expectedBy: '2026-11-27',
  detail: null,
  conditionUuids: [],
};

it("shows the lender's own day instead of the usual time", () => {
  open('payoff/hold', aStatus('PAYOFF_REQUEST_PENDING', { hold }));

  expect(screen.getByText('Until Friday, 11/27/2026')).toBeVisible();
});

it('F-06 names the day until which the person can still cancel', () => {
  open('complete', aStatus('RESCISSION', { hold }));

  expect(screen.getByText('until midnight Friday, 11/27/2026')).toBeVisible();
});

it('F-06 names the day that a state makes them wait for', () => {
  open('notary/intro', aStatus('NOTARY_WAITING_PERIOD', { hold }));

  expect(screen.getByText('until Friday, 11/27/2026')).toBeVisible();
  expect(screen.getByText('Have your ID ready for Friday, 11/27/2026.')).toBeVisible();
});

it('an end says that it is done, and of nothing how long it takes', () => {
  open('complete', aStatus('COMPLETE'));

  expect(screen.getByText('Done')).toBeVisible();
  expect(screen.queryByText('How long')).not.toBeInTheDocument();
});

it('AX-27 "Check again" is a button that keeps the focus and says what came of it, once', async () => {
  const { user, told, happen } = open('payoff/hold', aStatus('PAYOFF_REQUEST_PENDING'));

  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(told(statusAskedFor)).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Checking' })).toHaveFocus();
  happen(holdUnchanged());

  expect(screen.getByRole('status')).toHaveTextContent('Nothing has changed yet.');
  expect(screen.getByRole('button', { name: 'Check again' })).toHaveFocus();
});

it('FT-01 says that nobody could be reached, and that the person seems to be offline', () => {
  const { happen } = open('payoff/hold', aStatus('PAYOFF_REQUEST_PENDING'));

  happen(holdCheckFailed({ kind: 'offline' }));
  expect(screen.getByRole('status')).toHaveTextContent('We could not reach the lender.');
  happen(connectionChanged({ isOnline: false }));

  expect(screen.getByRole('status')).toHaveTextContent('You seem to be offline.');
});

it('says honestly when a step that waits for the person cannot be done here yet', () => {
  open('income/review', aStatus('INCOME_VERIFICATION'));

  expect(screen.getByText('This step is done with one of us')).toBeVisible();
  expect(screen.getByRole('link', { name: '(800) 555-0107' })).toBeVisible();
});

it.each([
  ['liens', 'INCOME_VERIFICATION', 1],
  ['identity', 'IDENTITY_VERIFICATION', 0],
] as const)('a decision has its own corrections made with one of us: %s', (at, status, times) => {
  renderScreen(<StatusCardPage />, {
    at,
    status: aStatus(status, { uwDecision: 'DECLINE' }),
    given: [lenderDataReceived({ decision: aDecision({ correctable: ['liens'] }) })],
  });

  expect(screen.queryAllByText('This step is done with one of us')).toHaveLength(times);
});

it.each([
  ['plaid-transactions', 'Link your bank'],
  ['truv-payroll', 'Link your payroll'],
  ['pointserv-payroll', 'Link your payroll'],
  ['pointserv-tax', 'Share your tax records'],
  ['pointserv-1099-misc', 'Share your tax records'],
  ['truv-financial-accounts', 'Link your accounts'],
])('income/link/%s says what is linked: "%s"', (type, title) => {
  open(`income/link/${type}`, aStatus('INCOME_VERIFICATION'));

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

it('sends nobody to do by themselves what is done with one of us', () => {
  open('start/app-summary', aStatus('APP_SUBMISSION'));

  expect(screen.getByText('Your answers are ready to send.')).toBeVisible();
  expect(screen.getByText('Call us. One of us does this step with you.')).toBeVisible();
  expect(screen.queryByText('Check and submit.')).toBeNull();
});

it.each([
  ['bpo/hold', 'NAV_BPO_PROCESSING'],
  ['bpo/hold', 'BPO_ORDER_REQUEST_PENDING'],
  ['complete', 'RESCISSION'],
  ['notary/intro', 'NOTARY_WAITING_PERIOD'],
])('a wait asks nothing of the person: %s at %s', (at, status) => {
  open(at, aStatus(status));

  expect(screen.queryByText('This step is done with one of us')).not.toBeInTheDocument();
});

it('FT-43 savings that cannot be added here can be left out: the way back to the offers', async () => {
  const { user, told, happen } = open('product/assets', aStatus('ASSETS_PREQUAL'));

  await user.click(screen.getByRole('button', { name: 'Go on without them' }));

  expect(told(offersReopened)).toMatchObject([{ payload: { reason: 'product/assets' } }]);
  happen(stepStarted({ step: 'offerReopening' }));
  expect(screen.getByRole('button', { name: 'Going on' })).toHaveFocus();
});

it.each([
  ['product/assets', 'OFFER_SELECTION'],
  ['income/review', 'INCOME_VERIFICATION'],
])('nothing is left out at %s, %s', (at, status) => {
  open(at, aStatus(status));

  expect(button('Go on without them')).toBeNull();
});

it('a screen of another step leads to the current one', async () => {
  const { user, told } = open('identity', aStatus('OFFER_SELECTION'));

  await user.click(screen.getByRole('button', { name: 'Go to my current step' }));

  expect(told(routingRequested)).toMatchObject([{ payload: { uuid: UUID } }]);
});

it('at the end only the person leaves', async () => {
  const { user, told } = open('complete', aStatus('COMPLETE'));

  expect(screen.getByText('Your line is open.')).toBeVisible();
  expect(button('Go to my current step')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Finish' }));

  expect(told(routingRequested)).toHaveLength(1);
});

it('the way out is the dashboard', async () => {
  const { user, told } = open('hold', aStatus('ONSITE_APPRAISAL_PENDING'));

  await user.click(screen.getByRole('button', { name: 'Go To Dashboard' }));

  expect(told(exitChosen)).toMatchObject([{ payload: { to: '/dashboard' } }]);
});

it.each(Object.values(screenTitles))('"%s" is one plain sentence or question', (title) => {
  expect(title).toMatch(/^[A-Z].*[^.]$|next\.$/);
});

it('a timeout tells the real status, and that the answers are safe', () => {
  stall(aStatus('CREDIT_ERROR'));

  expect(screen.getByText('The credit bureau had a problem. We try again.')).toBeVisible();
  expect(screen.getByText(/Your answers are saved. You can close this page./)).toBeVisible();
});

it.each([
  [
    'CREDIT_MINOR',
    'Call us at (800) 555-0107 and have a government ID at hand. It shows your date of birth, and the bureau can mend its record.',
    2,
  ],
  ['FACTA_REVIEW', 'The call comes from (800) 555-0107. Please answer.', 2],
  ['CREDIT_DATA_MISSING_OR_INVALID', 'Check that your name, birth date and address', 1],
])('%s says what can be done about it, each number as a link (AX-29)', (status, words, links) => {
  stall(aStatus(status));

  expect(document.body).toHaveTextContent(words);
  expect(screen.getAllByRole('link', { name: '(800) 555-0107' })).toHaveLength(links);
});

it('names open conditions while the closing documents are prepared', () => {
  stall(aStatus('GEN_CLOSING_DISCLOSURE', { openConditions: 2 }), 'review-app/signdocs');

  expect(screen.getByRole('link', { name: 'You have 2 things to do.' })).toHaveAttribute(
    'href',
    `/account/heloc/${UUID}/conditions`,
  );
});

it('a review links the page about it', () => {
  stall(aStatus('UNDERWRITING_REVIEW', { uwDecision: 'REVIEW' }));

  expect(
    screen.getByRole('link', { name: 'A person is reviewing your application' }),
  ).toHaveAttribute('href', `/account/heloc/${UUID}/review-app/uw`);
});

it('nothing changes under the hands of somebody who is being led on', () => {
  const { happen } = open('identity', aStatus('IDENTITY_VERIFICATION'));

  happen(
    routingRequested({ uuid: UUID }),
    statusReceived({ status: aStatus('OFFER_SELECTION'), readAt: '2026-11-21T15:01:00.000Z' }),
  );

  expect(button('Go to my current step')).not.toBeInTheDocument();
});

it.each([
  ['conditions', aStatus('OFFER_SELECTION'), 'Your offers are ready.'],
  ['signing/support', aStatus('OFFER_SELECTION'), 'Your offers are ready.'],
  ['conditions', aStatus('PAYOFF_REQUEST_PENDING'), /payoff amount/],
  ['document/disclosures', aStatus('DECLINED', { uwDecision: 'DECLINE' }), /cannot offer a line/],
])(
  'S4 %s, open to everybody, leads to the step of this product at which they are',
  (at, status, what) => {
    open(at, status);

    expect(screen.getByText(what)).toBeVisible();
    expect(screen.queryByText('This step is done with one of us')).toBeNull();
    expect(button('Go to my current step')).toBeVisible();
  },
);

it.each([
  ['review-app/incorrect-pin', 'LIEN_VERIFICATION'],
  ['notary/reserve-manual', 'MANUAL_DEED_SIGNING'],
])('says that %s is done with one of us where the borrower is awaited there', (at, status) => {
  open(at, aStatus(status));

  expect(screen.getByText('This step is done with one of us')).toBeVisible();
  expect(button('Go to my current step')).toBeNull();
});

it.each([
  ['review-app/signdocs', 'NOTE_SIGNING'],
  ['review-app/datatree', 'OFFER_SELECTION'],
])('S4 %s leads on as well once the application is elsewhere', (at, status) => {
  stall(aStatus(status), at);

  expect(button('Go to my current step')).toBeVisible();
});

it.each(['COMPLETE', 'RESCISSION'])('promises nothing to whoever is done: %s', (status) => {
  open('conditions', aStatus(status));

  expect(screen.queryByText(/get funded in as little/)).toBeNull();
});

it('ROUTE-APP-43 review-app/datatree leads nobody on who waits at error/timeout', () => {
  stall(aStatus('UNKNOWN'), 'review-app/datatree');

  expect(button('Check again')).not.toBeNull();
  expect(button('Go to my current step')).toBeNull();
});
