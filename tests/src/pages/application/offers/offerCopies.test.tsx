import { screen } from '@testing-library/react';

import { ConfirmOfferPage } from '#src/pages/application/offers/ConfirmOfferPage.tsx';
import { lenderDataReceived } from '#store/application/core/lenderDataSlice.ts';
import {
  emailFailed,
  emailRequested,
  emailSent,
  printRequested,
} from '#store/application/offers/copySlice.ts';
import { defaultChoice } from '#store/application/offers/offers.ts';
import { quoteReceived } from '#store/application/offers/slice.ts';
import { screenTyped } from '#store/application/core/slice.ts';
import { todayChanged } from '#store/shell/slice.ts';
import { anOfferSet } from '#tests/support/fixtures/offers.ts';
import { aQuote } from '#tests/support/fixtures/quotes.ts';
import {
  amountBox,
  button,
  open as openSelect,
  openLive as openSelectLive,
} from '#tests/support/render/offerPage.tsx';
import { renderScreen } from '#tests/support/render/renderScreen.tsx';
import { sentence } from '#tests/support/render/sentence.ts';
import { anApplication, aStatus, UUID } from '#tests/support/sagas/openApplication.ts';

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

it('says in general words where an email went when the application gives no address', async () => {
  const { user, dispatch } = await openSelectLive(anOfferSet(), {
    application: { applicant: { ...anApplication().applicant, email: null } },
  });
  await user.click(await emailButton());
  dispatch(emailSent());

  expect(screen.getByRole('status')).toHaveTextContent(
    'We emailed your offer to the address on file.',
  );
});

it('emails the choice as it is quoted, without a discount that its offer lacks', async () => {
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
