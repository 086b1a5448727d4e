import { screen } from '@testing-library/react';

import { openPageAt } from '#tests/support/render/lenderKnows.tsx';
import ConfirmOfferPage from '#src/pages/application/offers/ConfirmOfferPage.tsx';
import {
  lenderDataRetried,
  lenderDataFailed,
  lenderDataReceived,
} from '#store/application/core/lenderDataSlice.ts';
import type { LenderQuote } from '#store/application/offers/quote.ts';
import { offerSelected, quoteReceived } from '#store/application/offers/slice.ts';
import { stepFailed, stepStarted, screenTyped } from '#store/application/core/slice.ts';
import { leadsText } from '#store/registration/consents.ts';
import { backPressed, modalOpened, todayChanged } from '#store/shell/slice.ts';
import { anOfferSet } from '#tests/support/fixtures/offers.ts';
import { aStatus, UUID, anApplication } from '#tests/support/sagas/openApplication.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { aQuote } from '#tests/support/fixtures/quotes.ts';
import { renderScreen } from '#tests/support/render/renderScreen.tsx';
import {
  emailFailed,
  emailRequested,
  emailSent,
  printRequested,
} from '#store/application/offers/copySlice.ts';
import { defaultChoice } from '#store/application/offers/offers.ts';
import {
  amountBox,
  button,
  open as openSelect,
  openLive as openSelectLive,
} from '#tests/support/render/offerPage.tsx';
import { sentence } from '#tests/support/render/sentence.ts';

const asked = aStatus('OFFER_SELECTION', { consents: [{ type: 'HARD_CREDIT', givenAt: null }] });

const open = (
  quote: LenderQuote | null = aQuote(),
  { isUpdated = false, status = asked, organisation = anOrganisation() } = {},
) =>
  openPageAt({
    at: 'product/select/confirm',
    status,
    organisation,
    given: quote ? [quoteReceived({ uuid: UUID, quote, isUpdated })] : [],
  });

const line = (label: string) =>
  screen.getByRole('row', { name: new RegExp(`^${label}`) }).textContent.slice(label.length);

const consent = () =>
  screen.getByRole('checkbox', { name: /get my full credit report. This is a hard check/ });

const take = () => screen.getByRole('button', { name: 'Choose this offer' });

it("shows the lender's quote line by line, in a table with its lines as headers", async () => {
  await open(aQuote({ debtsPaid: 8_450, cash: 91_550 }));

  expect(screen.getByRole('table', { name: 'Your offer' })).toBeVisible();
  expect(line('Line of credit')).toBe('$102,990.00');
  expect(line('How costs are paid')).toBe('Get the full amount. Add the costs to my line.');
  expect(line('Discounts')).toBe('Pay by autopay');
  expect(line('Monthly payment')).toBe('$975.33');
  expect(line('Title search')).toBe('$250.00, paid by us');
  expect(line('Debts paid directly')).toBe('$8,450.00');
  expect(line('Cash to you')).toBe('$91,550.00');
  expect(line('Total interest')).toBe('$72,569.12');
  expect(line('Draw period')).toBe('4 years');
  expect(screen.queryByText('We updated the numbers.')).not.toBeInTheDocument();
});

it("says when the lender's numbers differ from those shown", async () => {
  await open(aQuote(), { isUpdated: true });

  expect(screen.getByText('We updated the numbers.')).toBeVisible();
});

it('AX-24 gives the hard check its own unticked box, with its text readable in place', async () => {
  const { user, actionsOf } = await open();

  expect(consent()).not.toBeChecked();
  expect(consent()).toHaveAccessibleDescription(leadsText.text);
  await user.click(take());
  expect(consent()).toHaveAccessibleDescription(`${leadsText.text} Required`);
  expect(actionsOf(offerSelected)).toEqual([]);
  await user.click(consent());
  await user.click(take());

  expect(actionsOf(offerSelected)).toMatchObject([{ payload: { consents: ['HARD_CREDIT'] } }]);
});

it('asks for no hard check when none is needed', async () => {
  const { user, actionsOf } = await open(aQuote(), { status: aStatus('OFFER_SELECTION') });

  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await user.click(take());
  expect(actionsOf(offerSelected)).toMatchObject([{ payload: { consents: [] } }]);
});

const NAMES_ITS_BUTTON =
  /^By selecting Choose this offer, you give .* our payoff partner, so that it can pay them\.$/;

it('asks about the debt partner if the brand has one and the line pays debts', async () => {
  const organisation = anOrganisation({ switches: { debtPayoffThirdParty: true } });
  const { user, actionsOf } = await open(aQuote({ debtsPaid: 8_450 }), { organisation });

  await user.click(consent());
  await user.click(screen.getByRole('checkbox', { name: NAMES_ITS_BUTTON }));
  await user.click(take());

  expect(actionsOf(offerSelected)).toMatchObject([
    { payload: { consents: ['HARD_CREDIT', 'DEBT_PAYOFF'] } },
  ]);
});

it("gives a way out to a borrower who doesn't want a hard check", async () => {
  const { user, actionsOf } = await open();

  await user.click(screen.getByText("I don't want a hard check"));
  expect(
    screen.getByText("We can't lend without it. Your soft check stays invisible to others."),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel my application' }));

  expect(actionsOf(modalOpened)).toMatchObject([{ payload: { id: 'cancelApplication' } }]);
});

it('AX-25 lets the borrower check and change the offer, and says on the button what happens', async () => {
  const { user, actionsOf } = await open();

  expect(screen.getByRole('table', { name: 'Your offer' })).toBeVisible();
  await user.click(take());
  expect(actionsOf(offerSelected)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Back' }));

  expect(actionsOf(backPressed)).toMatchObject([
    { payload: { to: `/account/heloc/${UUID}/product/select` } },
  ]);
});

it('FT-44 says that there is no quote, with a link', async () => {
  await open(null);

  expect(screen.getByText(/You haven't chosen an offer yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose your offer' })).toHaveAttribute(
    'href',
    `/account/heloc/${UUID}/product/select`,
  );
});

it.each([
  ['the numbers', stepFailed({ step: 'offerQuote', failure: { kind: 'offline' } })],
  ['the offers', lenderDataFailed({ name: 'offers', failure: { kind: 'offline' } })],
])('FT-03 S4 reports a failure to read %s, with "Try again"', async (_what, failed) => {
  const { user, actionsOf, dispatch } = await open(null);

  dispatch(failed);
  expect(screen.getByText(/We couldn't reach the lender/, { selector: 'p' })).toBeVisible();
  expect(screen.queryByText(/You haven't chosen an offer yet/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Choose your offer' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(actionsOf(lenderDataRetried)).toHaveLength(1);
});

it('says that the quote is being read', async () => {
  const { dispatch } = await open(null);

  dispatch(stepStarted({ step: 'offerQuote' }));

  expect(screen.getByText("We're checking the numbers of your choice.")).toBeVisible();
});

const openConfirm = () =>
  renderScreen(<ConfirmOfferPage />, {
    at: 'product/select/confirm',
    status: aStatus('OFFER_SELECTION'),
    given: [
      lenderDataReceived({ offers: anOfferSet() }),
      quoteReceived({ uuid: UUID, quote: aQuote(), isUpdated: false }),
    ],
  });

const emailButton = () => screen.findByRole('button', { name: 'Email me this' });

it.each([
  ['product/select', () => openSelect()],
  ['product/select/confirm', openConfirm],
])('lets the borrower print and email %s', async (_screen, open) => {
  const { user, actionsOf } = await open();

  await user.click(await emailButton());
  await user.click(button('Print'));

  expect(actionsOf(emailRequested)).toMatchObject([
    { payload: { uuid: UUID, choice: { term: 30, amount: 105_000 } } },
  ]);
  expect(actionsOf(printRequested)).toHaveLength(1);
});

it('emails a choice only once and says so, and can email another choice', async () => {
  const { user, dispatch, actionsOf } = await openSelectLive();
  await user.click(await emailButton());
  dispatch(emailSent());

  expect(screen.getByRole('status')).toHaveTextContent(
    'We emailed your offer to mira.tolland@mail.example.',
  );
  await user.click(await emailButton());
  expect(actionsOf(emailRequested)).toHaveLength(1);

  await user.clear(amountBox());
  await user.click(await emailButton());
  expect(actionsOf(emailRequested)).toHaveLength(1);
  await user.type(amountBox(), '50000');
  await user.click(await emailButton());
  expect(actionsOf(emailRequested)).toHaveLength(2);
});

it("shows an earlier email, and doesn't announce it again", async () => {
  const choice = defaultChoice(anOfferSet());
  if (choice === null) throw new Error('The set has no offers');
  await openSelect(anOfferSet(), { given: [emailRequested({ uuid: UUID, choice }), emailSent()] });

  expect(
    await screen.findByText(sentence('We emailed your offer to mira.tolland@mail.example.')),
  ).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
});

it('says in general terms where an email went when the application contains no address', async () => {
  const { user, dispatch } = await openSelectLive(anOfferSet(), {
    application: { applicant: { ...anApplication().applicant, email: null } },
  });
  await user.click(await emailButton());
  dispatch(emailSent());

  expect(screen.getByRole('status')).toHaveTextContent(
    'We emailed your offer to the address on file.',
  );
});

it('emails the quoted choice, without a discount that its offer lacks', async () => {
  const { user, actionsOf } = await openSelect(anOfferSet(), {
    given: [
      screenTyped({
        screen: 'productSelect',
        values: { term: 30, discounts: ['AUTOPAY', 'ALL_IN'] },
      }),
    ],
  });

  await user.click(await emailButton());

  expect(actionsOf(emailRequested)).toMatchObject([
    { payload: { choice: { discounts: ['AUTOPAY'] } } },
  ]);
});

it('says that an email failed, and lets the borrower send it again', async () => {
  const { user, dispatch, actionsOf } = await openSelectLive();
  await user.click(await emailButton());
  dispatch(emailFailed());

  expect(screen.getByRole('status')).toHaveTextContent("We couldn't email it. Try again.");
  await user.click(await emailButton());

  expect(actionsOf(emailRequested)).toHaveLength(2);
});

it('puts the loan number and the day on the paper', async () => {
  const { dispatch } = await openSelectLive();
  dispatch(todayChanged({ today: '2026-11-21' }));

  expect(await screen.findByText('11/21/2026')).toBeInTheDocument();
  expect(screen.getByText(/^Loan number/)).toBeInTheDocument();
});
