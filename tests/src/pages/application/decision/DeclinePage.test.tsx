import { screen } from '@testing-library/react';

import { openPageAt } from '#tests/support/render/lenderKnows.tsx';
import type { DecisionNotice } from '#store/application/decision/notice.ts';
import { reconsiderationRequested } from '#store/application/decision/actions.ts';
import {
  lenderDataReceived,
  lenderDataRequested,
} from '#store/application/core/lenderDataSlice.ts';
import { routingRequested } from '#store/application/core/slice.ts';
import { aDecision } from '#tests/support/fixtures/decisions.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { sentence } from '#tests/support/render/sentence.ts';

const open = (
  at: string,
  about: Partial<DecisionNotice> = {},
  status = aStatus('DECLINED', { uwDecision: 'DECLINE' }),
) => openPageAt({ at, status }, { decision: aDecision(about) });

const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it.each([
  ['error/decline', "We can't offer you a line of credit"],
  ['error/credit', "We can't approve this because of your credit report"],
  ['error/income', "We can't approve this because of your debts and income"],
])('gives %s its own heading', async (at, title) => {
  await open(at);

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

it('AX-29 puts the reasons first, as text, before any action', async () => {
  await open('error/decline');

  expect(
    screen.getByText(/^On November 20, 2026 we decided we can't offer you a line of credit/),
  ).toBeVisible();
  expect(screen.getByText('Your credit score is below our minimum of 640.')).toBeVisible();
  expect(headings().indexOf('The main reasons')).toBeLessThan(
    headings().indexOf('Ask us to reconsider'),
  );
  expect(screen.queryByText('SCORE')).not.toBeInTheDocument();
});

it('shows no heading at error/credit for a report without details', async () => {
  await open('error/credit', { bureau: null, scoreUsed: null });

  expect(headings()).not.toContain('Your credit report');
  expect(headings()).toContain('The written notice');
});

it('shows the score, the factors, the bureau and the rights at error/credit', async () => {
  await open('error/credit');

  expect(screen.getByText('588')).toBeVisible();
  expect(screen.getByText('300 to 850')).toBeVisible();
  expect(screen.getByText('11/19/2026')).toBeVisible();
  expect(screen.getByText('Payments that were late')).toBeVisible();
  expect(screen.getByText(/It did not make the decision/)).toBeVisible();
  expect(
    screen.getByText(sentence(/free copy of your report from Sample Bureau North within 60 days/)),
  ).toBeVisible();
  expect(screen.getByText(sentence(/dispute it with Sample Bureau North/))).toBeVisible();
});

it('names the bureau but no scores at error/credit when no score was used', async () => {
  await open('error/credit', { scoreUsed: null });

  expect(screen.queryByText(/Score range|Date of the score|What lowered it/)).toBeNull();
  expect(screen.queryByText('Payments that were late')).not.toBeInTheDocument();
  expect(screen.getByText(sentence(/dispute it with Sample Bureau North/))).toBeVisible();
});

it('shows the numbers that were used at error/income', async () => {
  await open('error/income');

  expect(
    screen.getByText('Your monthly debts take 52.3% of your monthly income. Our limit is 50.0%.'),
  ).toBeVisible();
  expect(screen.getByText("You can add income or savings we didn't count.")).toBeVisible();
});

it('names the written notice, the law and the agency', async () => {
  await open('error/decline');

  expect(
    screen.getByText(
      /within 30 days with .* Read the notice here. We'll also mail it by Sunday, December 20, 2026\.$/,
    ),
  ).toBeVisible();
  expect(
    screen.getByText(sentence(/the agency is the Consumer Financial Protection Bureau/)),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the notice' })).toHaveAttribute(
    'href',
    `/account/heloc/${UUID}/document/disclosures?document=f00d4f0e-5a57-4c53-9a3f-3a9d3f1f0c22`,
  );
});

it.each([
  ['2026-12-20', /\. We'll mail the notice by Sunday, December 20, 2026\.$/],
  [null, /\. We'll mail the notice\.$/],
])("claims no notice that can't be opened: due %s", async (noticeDueAt, text) => {
  await open('error/decline', { noticeDocumentUuid: null, noticeDueAt });

  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Open the notice' })).not.toBeInTheDocument();
});

it('links to corrections, and leaves unknown ones out', async () => {
  await open('error/decline');

  expect(screen.getByRole('link', { name: 'Your income' })).toHaveAttribute(
    'href',
    `/account/heloc/${UUID}/income/review`,
  );
  expect(screen.getByRole('link', { name: 'The loans on your property' })).toBeVisible();
});

it('F-17 treats an evening in Columbus as that day, and not as the next one in Greenwich', async () => {
  await open('error/decline', {
    decidedAt: '2026-12-01T03:00:00.000Z',
    endsOn: '2027-11-17T04:59:59Z',
  });

  expect(screen.getByText(/^On November 30, 2026 we decided/)).toBeVisible();
  expect(screen.getByText('This reason ends on Tuesday, November 16, 2027.')).toBeVisible();
});

it('asks for a reconsideration with a reason and a message', async () => {
  const { user, actionsOf } = await open('error/decline');
  const ask = () => user.click(screen.getByRole('button', { name: 'Ask us to reconsider' }));

  await ask();
  expect(screen.getByRole('link', { name: 'What should we look at? Required' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'My debts are lower now' }));
  await user.type(screen.getByLabelText(/Tell us more/), 'Please look again.');
  await ask();

  expect(actionsOf(reconsiderationRequested)).toMatchObject([
    { payload: { reason: 'DEBTS_CHANGED', message: 'Please look again.' } },
  ]);
});

it.each([
  ['STATUS-06', aStatus('DECLINED')],
  ['ROUTING-04', aStatus('INCOME_VERIFICATION', { uwDecision: 'DECLINE' })],
  ['an ineligibility', aStatus('DECLINED', { uwDecision: 'INELIGIBLE' })],
])('shows a decline for %s, even while its reasons are missing', async (_id, status) => {
  const { user, actionsOf } = await open('error/decline', { action: null }, status);

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    "We can't offer you a line of credit",
  );
  expect(screen.queryByText(/not declined/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Check again' }));

  expect(actionsOf(routingRequested)).toMatchObject([{ payload: { uuid: UUID } }]);
});

it('AX-07 S4 announces at each "Check again" that the reasons are still missing', async () => {
  const { dispatch } = await open('error/decline', { action: null });
  const text = "We're preparing the reasons. Check back in a few minutes.";
  const said = () => screen.getByRole('status').textContent;
  expect(said()).toBe(text);
  const first = screen.getByRole('status').firstElementChild;

  dispatch(lenderDataRequested({ uuid: UUID, names: ['decision'] }));
  dispatch(lenderDataReceived({ decision: aDecision({ action: null }) }));

  expect(said()).toBe(text);
  expect(screen.getByRole('status').firstElementChild).not.toBe(first);
});

it('says when there is no decision', async () => {
  await open('error/decline', { action: null }, aStatus('OFFER_SELECTION'));

  expect(screen.getByText('Your application was not declined.')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Application progress' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue my application' })).toBeVisible();
});

it('shows no step, no time, no promise and no line of an application next to a decline', async () => {
  await open('error/decline');
  expect(await screen.findByRole('region', { name: 'The lender' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Application progress' })).toBeNull();
  expect(
    screen.queryByText(/Step \d of 7|minutes left|in as little as five days|could lose your home/),
  ).toBeNull();
});
