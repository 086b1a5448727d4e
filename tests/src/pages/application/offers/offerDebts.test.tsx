import { screen } from '@testing-library/react';

import { assetsRequested, offerQuoted, offersExpired } from '#store/application/offers/slice.ts';
import {
  open,
  openLive,
  figure,
  amountBox,
  button,
  choosing,
} from '#tests/support/render/offerPage.tsx';
import { aLiability, anOffer, anOfferSet } from '#tests/support/fixtures/offers.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { someFlags } from '#tests/support/fixtures/flags.ts';
import SelectOfferPage from '#src/pages/application/offers/SelectOfferPage.tsx';
import {
  lenderDataFailed,
  lenderDataReceived,
  lenderDataRequested,
} from '#store/application/core/lenderDataSlice.ts';
import { stepFailed } from '#store/application/core/slice.ts';
import { renderLiveScreen } from '#tests/support/render/renderScreen.tsx';
import { aRefusal } from '#tests/support/fixtures/registration.ts';

it('shows what paying debts saves, and how much cash is left', async () => {
  const { user, actionsOf } = await open();

  await user.click(screen.getByRole('checkbox', { name: /Sample Card Bank/ }));
  expect(screen.getByText('1 debt, $8,450.00. You stop paying $169.00 a month.')).toBeVisible();
  expect(await screen.findByText(/^Today \$169\.00 a month\. With us \$/)).toBeVisible();
  expect(figure('Debts paid directly')).toBe('$8,450.00');
  expect(figure('Cash to you')).toBe('$96,550.00');
  await user.clear(amountBox());
  await user.type(amountBox(), '20000');
  expect(figure('Cash to you')).toBe('$11,550.00');
  expect(actionsOf(offerQuoted)).toEqual([]);
});

it('says what a debt is, and what is owed', async () => {
  await open(anOfferSet({ liabilities: [aLiability({ type: 'CREDIT_CARD' })] }));
  const box = screen.getByRole('checkbox', { name: 'Pay off Sample Card Bank · Credit card' });

  expect(box).toHaveAccessibleDescription('$8,450.00 owed, $169.00 a month');
});

it.each([
  { types: ['AUTOPAY'], text: "You don't need this to get the line." },
  { types: ['AUTOPAY', 'QUORUM'], text: "You don't need these to get the line." },
])('says that $types.length ways to lower the rate can be left out', async ({ types, text }) => {
  const discountList = types.map((type) => ({
    discount: { type },
    rateWithDiscount: 0.0785,
  }));
  await open(anOfferSet({ offers: [anOffer({ discountList })] }));
  expect(screen.getByRole('group', { name: /Ways to lower/ })).toHaveAccessibleDescription(
    expect.stringContaining(text),
  );
});

it('ticks a debt that must be paid, keeps it ticked and says why', async () => {
  const { user } = await open(anOfferSet({ liabilities: [aLiability({ mustPay: true })] }));
  const box = screen.getByRole('checkbox', { name: /Sample Card Bank/ });

  await user.click(box);

  expect(box).toBeChecked();
  expect(box).toHaveAccessibleDescription(
    expect.stringContaining('The lender asks that this debt is paid from your draw.'),
  );
});

it('takes no debt out of a default draw without the flag, but shows one that must be paid', async () => {
  const debts = [
    aLiability({ payOff: { status: 'MARKED_FOR_PAYOFF' } }),
    aLiability({
      uuid: '30000000-0000-4000-8000-000000000009',
      creditor: 'Tax Office',
      mustPay: true,
    }),
  ];
  await open(anOfferSet({ liabilities: debts }), {
    given: [someFlags({ 'fe-heloc-debt-payoff': false })],
  });

  expect(screen.queryByRole('checkbox', { name: /Sample Card Bank/ })).not.toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /Tax Office/ })).toBeChecked();
  expect(figure('Debts paid directly')).toBe('$8,450.00');
});

it('shows only a selectable limit: that of the one kind if no other can be chosen', async () => {
  await open(
    anOfferSet({
      offers: [
        anOffer({ maxDraw: 59_298.93 }),
        anOffer({ id: 'buy-down', type: 'BUY_DOWN', baseRate: 0.076, maxDraw: 62_121.4 }),
      ],
      offersByType: { STANDARD: ['offer-standard-15'], BUY_DOWN: ['buy-down'] },
      maxDraw: 62_121.4,
      maxDtiUnlimited: 210_600,
    }),
    { status: aStatus('OFFER_SELECTION', { uwSubDecision: 'UNVERIFIED_DTI_LIMITED' }) },
  );

  expect(screen.getByRole('heading', { name: /up to \$59,298$/ })).toBeVisible();
  expect(screen.getByText(/^Your monthly debts limit this offer to \$59,298\./)).toBeVisible();
});

it('shows a lower rate for a higher fee only with the flag and two kinds', async () => {
  const set = anOfferSet({
    offers: [
      anOffer(),
      anOffer({ id: 'buy-down', type: 'BUY_DOWN', originationFee: 0.0499, baseRate: 0.076 }),
    ],
    offersByType: { STANDARD: ['offer-standard-15'], BUY_DOWN: ['buy-down'] },
  });
  const { user, dispatch } = await openLive(set);
  expect(screen.queryByRole('radio', { name: /Lower rate/ })).not.toBeInTheDocument();

  dispatch(someFlags({ 'fe-heloc-rate-buy-down': true }));
  await user.click(screen.getByRole('radio', { name: /Lower rate/ }));

  expect(figure('Origination fee')).toMatch(/^\$5,/);
});

it('APP-05 says that debts limit the offer, and lets the borrower count savings', async () => {
  const { user, actionsOf } = await open(
    anOfferSet({ maxDraw: 59_298.93, maxDtiUnlimited: 210_600 }),
    {
      status: aStatus('OFFER_SELECTION', { uwSubDecision: 'UNVERIFIED_DTI_LIMITED' }),
    },
  );

  expect(
    screen.getByText(
      'Your monthly debts limit this offer to $59,298. If we count your savings and investments, you could draw up to $210,600.',
    ),
  ).toBeVisible();
  await user.click(button('Add my savings'));
  expect(actionsOf(assetsRequested)).toHaveLength(1);
});

it('FT-10 shows the first debts of a very long list, and the rest on request', async () => {
  const debts = Array.from({ length: 60 }, (_, number) =>
    aLiability({
      uuid: `30000000-0000-4000-8000-0000000000${number + 10}`,
      creditor: `Bank ${number + 1}`,
    }),
  );
  await open(anOfferSet({ liabilities: debts }));

  expect(screen.getAllByRole('checkbox', { name: /Bank/ })).toHaveLength(12);
  expect(await screen.findByRole('checkbox', { name: /Bank 60/ })).toBeVisible();
});

it('says what a check changed, and what changed in a revised offer', async () => {
  await open(
    anOfferSet({
      revision: {
        oldMaxDraw: 250_000,
        oldRate: 0.08,
        newRate: 0.0835,
        reason: 'Your income is lower.',
      },
    }),
    { status: aStatus('REVISED_OFFER_SELECTION'), at: 'product/select?from=income' },
  );

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your updated offer');
  expect(screen.getByText('We checked your income. Here is what it changed.')).toBeVisible();
  expect(screen.getByText('$250,000 before, $210,600 now')).toBeVisible();
  expect(screen.getByText("You don't have to accept.")).toBeVisible();
});

it('says that a rate stayed the same', async () => {
  const revision = { oldMaxDraw: 250_000, oldRate: 0.0835, newRate: 0.0835, reason: 'A lien.' };
  await open(anOfferSet({ revision }), { status: aStatus('REVISED_OFFER_SELECTION') });

  expect(screen.getByText('8.350%, as before')).toBeVisible();
});

it("shows the lender's message about the choice, and the reason for new offers", async () => {
  const { dispatch } = await openLive(anOfferSet(), { given: [offersExpired()] });
  expect(
    screen.getByText('The offers you saw have expired. These are the new ones.', { selector: 'p' }),
  ).toBeVisible();

  dispatch(stepFailed({ step: 'offerQuote', failure: aRefusal({ message: 'No room for that.' }) }));

  expect(screen.getAllByRole('alert')[0]).toHaveTextContent('No room for that.');
});

it('FT-03 AX-07 S4 announces each failure to read, and keeps the focus on the heading in the meantime', async () => {
  const failed = lenderDataFailed({ name: 'offers', failure: { kind: 'offline' } });
  const { user, dispatch } = await renderLiveScreen(
    <main>
      <SelectOfferPage />
    </main>,
    { at: 'product/select', status: choosing, given: [failed] },
  );
  const said = () => screen.getByRole('alert').firstElementChild;
  const first = said();
  expect(first).toHaveTextContent(/We couldn't reach the lender/);

  await user.click(button('Try again'));
  dispatch(lenderDataRequested({ uuid: UUID, names: ['offers'] }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  dispatch(failed);

  expect(said()).toHaveTextContent(/We couldn't reach the lender/);
  expect(said()).not.toBe(first);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('AX-02 AX-07 announces that offers expired during a submit, and moves the focus to the heading', async () => {
  const { dispatch } = await renderLiveScreen(
    <main>
      <SelectOfferPage />
    </main>,
    {
      at: 'product/select',
      status: choosing,
      given: [lenderDataReceived({ offers: anOfferSet() })],
    },
  );
  const heading = () => screen.getByRole('heading', { level: 1 });
  const said = () => screen.getByRole('status');
  button('Continue').focus();

  dispatch(offersExpired(), lenderDataRequested({ uuid: UUID, names: ['offers'] }));
  expect(heading()).toHaveFocus();
  expect(said()).toHaveTextContent("These offers have expired. We're getting new ones.");
  dispatch(lenderDataReceived({ offers: anOfferSet() }));

  expect(heading()).toHaveFocus();
  expect(said()).toHaveTextContent('The offers you saw have expired. These are the new ones.');
});

it('says that there is no offer, with the phone number', async () => {
  await open(anOfferSet({ offers: [] }));

  expect(screen.getByText(/We have no offers to show yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: '(800) 555-0107' })).toBeVisible();
});
