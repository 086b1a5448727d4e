import { act, fireEvent, screen, within } from '@testing-library/react';

import { SelectOfferPage } from '#src/pages/product/SelectOfferPage.tsx';
import {
  lenderDataFailed,
  lenderDataReceived,
  lenderDataRequested,
} from '#store/application/lenderDataSlice.ts';
import type { OfferSet } from '#store/application/offers.ts';
import { assetsWanted, offerQuoted, offersExpired } from '#store/application/offersSlice.ts';
import {
  originatorReceived,
  screenTyped,
  stepFailed,
  stepFinished,
} from '#store/application/slice.ts';
import { featuresReceived } from '#store/features/slice.ts';
import type { Failure } from '#store/remote.ts';
import type { Hands } from '#tests/support/hands.ts';
import { aLiability, anOffer, anOfferSet } from '#tests/support/offers.ts';
import { aStatus, UUID } from '#tests/support/openApplication.ts';
import { anOriginator } from '#tests/support/registration.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';

// A form is filled in key by key, and the machine may be busy with something else.
jest.setTimeout(30_000);

const choosing = aStatus('OFFER_SELECTION');

afterEach(() => jest.useRealTimers());

const open = (
  set: OfferSet = anOfferSet(),
  more: Partial<Parameters<typeof renderScreen>[1]> = {},
) =>
  renderScreen(<SelectOfferPage />, {
    at: 'product/select',
    status: choosing,
    ...more,
    given: [lenderDataReceived({ offers: set }), ...(more.given ?? [])],
  });

const result = () => screen.getByRole('region', { name: 'What it comes to' });
const figure = (label: string) => {
  const term = within(result()).getByText(label, { selector: 'dt' });
  return term.nextElementSibling?.textContent;
};
const amountBox = () => screen.getByRole('textbox', { name: /How much do you want to draw/ });
const termRadio = (years: number) => screen.getByRole('radio', { name: `${years} years` });
const button = (name: string) => screen.getByRole('button', { name });

async function compare(user: Hands, ...terms: readonly number[]) {
  for (const years of terms) {
    await user.click(termRadio(years));
    await user.click(button('Compare this choice'));
  }
}

async function choose(user: Hands, amount: string, years: number) {
  await user.click(termRadio(years));
  await user.clear(amountBox());
  await user.type(amountBox(), amount);
}

it('F-01 LOCARD-01 LOCARD-02 whoever referred the borrower is there where the offer is chosen', async () => {
  open(anOfferSet(), { given: [originatorReceived(anOriginator())] });

  expect(await screen.findByRole('region', { name: 'Your loan officer' })).toHaveTextContent(
    'Marisol Quent',
  );
  expect(button('Contact')).toBeInTheDocument();
});

it('begins with half of the limit, the longest term and the costs on top', () => {
  open();

  expect(screen.getByText('Your line can be up to $210,600.')).toBeVisible();
  expect(amountBox()).toHaveValue('105,000');
  expect(termRadio(30)).toBeChecked();
  expect(screen.getByRole('radio', { name: /Add the costs to my line/ })).toBeChecked();
});

it('shows the golden numbers of 100,000 over 15 years with autopay', async () => {
  const { user } = open();

  await choose(user, '100000', 15);
  await user.click(screen.getByRole('checkbox', { name: 'Pay by autopay' }));

  expect(within(result()).getByText('7.850% rate (APR), 15 years')).toBeInTheDocument();
  expect(within(result()).getAllByText('$975.33')).toHaveLength(2);
  expect(figure('Origination fee')).toBe('$2,990.00');
  expect(figure('Recording tax')).toBe('$0.00');
  expect(figure('Cash to you')).toBe('$100,000.00');
  expect(figure('Total of the line')).toBe('$102,990.00');
  expect(figure('Total interest')).toBe('$72,569.12');
  expect(figure('Last payment')).toBe('November 2041');
  expect(figure('Payment without autopay')).toBe('$990.18');
});

it.each([
  ['Take the costs out of this amount.', '$947.01', '$97,010.00', '$100,000.00'],
  ['Draw the most I can.', '$1,994.41', '$204,303.06', '$210,600.00'],
])('"%s" comes to %s a month', async (preference, payment, cash, total) => {
  const { user } = open();

  await choose(user, '100000', 15);
  await user.click(screen.getByRole('checkbox', { name: 'Pay by autopay' }));
  await user.click(screen.getByRole('radio', { name: preference }));

  expect(within(result()).getAllByText(payment)).toHaveLength(2);
  expect(figure('Cash to you')).toBe(cash);
  expect(figure('Total of the line')).toBe(total);
});

it('A-74 the most there is in whole dollars is one figure in the box and in the result', async () => {
  const { user, told } = open();

  await choose(user, '50000', 10);
  await user.click(screen.getByRole('radio', { name: 'Draw the most I can.' }));
  expect(amountBox()).toHaveValue('204,101');
  expect(figure('First draw')).toBe('$204,101.00');
  expect(figure('Total of the line')).toBe('$204,101.00');
  await user.click(button('Continue'));

  expect(told(offerQuoted)).toMatchObject([{ payload: { amount: 204_101 } }]);
});

it('S2 who looks at the most there is comes back to the draw that they typed', async () => {
  const { user } = open();

  await choose(user, '50000', 10);
  await user.click(screen.getByRole('radio', { name: 'Draw the most I can.' }));
  await user.click(termRadio(15));
  await user.click(screen.getByRole('radio', { name: /Add the costs to my line/ }));

  expect(amountBox()).toHaveValue('50,000');
});

it.each([
  ['50000', '50,000'],
  ['', ''],
])('FT-42 the draw "%s" typed before the most there is outlives a reload', async (typed, shown) => {
  const before = open();
  await before.user.clear(amountBox());
  if (typed !== '') await before.user.type(amountBox(), typed);
  await before.user.click(screen.getByRole('radio', { name: 'Draw the most I can.' }));
  before.unmount();

  const values = before.store.getState().application.unsent['product/select'] ?? {};
  const { user } = open(anOfferSet(), {
    given: [screenTyped({ screen: 'product/select', values })],
  });
  expect(amountBox()).toHaveValue('210,600');
  await user.click(screen.getByRole('radio', { name: /Add the costs to my line/ }));

  expect(amountBox()).toHaveValue(shown);
});

it('an emptied draw stays empty, whatever else is chosen', async () => {
  const { user } = open();
  await user.clear(amountBox());

  await user.click(termRadio(15));
  expect(amountBox()).toHaveValue('');
  await user.click(screen.getByRole('radio', { name: 'Draw the most I can.' }));
  expect(amountBox()).toHaveValue('210,600');
  await user.click(screen.getByRole('radio', { name: /Add the costs to my line/ }));

  expect(amountBox()).toHaveValue('');
});

it('lowers an amount that a shorter term has no room for, and says so', async () => {
  const { user } = open();

  await choose(user, '150000', 30);
  await user.click(termRadio(5));

  expect(amountBox()).toHaveValue('118,928');
  expect(amountBox()).toHaveAccessibleDescription('For 5 years the most you can draw is $118,928.');
  expect(screen.getByRole('status')).toHaveTextContent('For 5 years the most you can draw');
});

it('AX-33 the slider moves by keys within the same limits as the box and says its value in dollars', () => {
  open();
  const slider = screen.getByRole('slider', { name: /How much do you want to draw/ });

  expect(slider).toHaveAttribute('aria-valuetext', '$105,000');
  fireEvent.keyDown(slider, { key: 'ArrowRight' });
  expect(amountBox()).toHaveValue('105,500');
  fireEvent.keyDown(slider, { key: 'PageDown' });
  expect(amountBox()).toHaveValue('100,500');
  expect(slider).toHaveAttribute('max', '204485');
});

it('AX-33 says payment and cash once the slider has come to rest, and nothing before', () => {
  jest.useFakeTimers();
  open();
  const slider = screen.getByRole('slider', { name: /How much do you want to draw/ });
  const polite = () => screen.getByRole('status');

  fireEvent.keyDown(slider, { key: 'PageDown' });
  act(() => jest.advanceTimersByTime(599));
  expect(polite()).toHaveTextContent('');
  fireEvent.keyDown(slider, { key: 'ArrowLeft' });
  act(() => jest.advanceTimersByTime(600));

  expect(polite()).toHaveTextContent('$795.22 a month, $99,500.00 to you');
});

it('AX-21 an amount out of range is told at its box and on top, and nothing is asked of the lender', async () => {
  const { user, told } = open();

  await user.clear(amountBox());
  await user.type(amountBox(), '900000');
  await user.click(button('Continue'));

  const words = 'Enter an amount from $20,000 to $204,485';
  expect(amountBox()).toHaveAccessibleDescription(expect.stringContaining(words));
  expect(
    screen.getByRole('link', { name: new RegExp(words.replaceAll('$', '\\$')) }),
  ).toBeVisible();
  expect(within(result()).getByText(`${words} to see what it comes to.`)).toBeInTheDocument();
  expect(told(offerQuoted)).toEqual([]);
});

it('sends the whole choice, once it is pressed and not before', async () => {
  const { user, told, dispatched } = open();

  await choose(user, '100000', 15);
  await user.click(screen.getByRole('checkbox', { name: /Sample Card Bank/ }));
  const before = dispatched.filter((action) => action.type !== screenTyped.type);
  await user.click(button('Continue'));

  expect(before).toEqual([]);
  expect(told(offerQuoted)).toMatchObject([
    {
      payload: {
        type: 'STANDARD',
        term: 15,
        amount: 100_000,
        drawPreference: 'PRESERVE',
        discounts: [],
        payoffLiabilityUuids: ['card'],
      },
    },
  ]);
});

it('FT-42 opens with the choice that was being made', () => {
  open(anOfferSet(), {
    given: [
      screenTyped({
        screen: 'product/select',
        values: { term: 15, amount: 90_000, drawPreference: 'DEDUCT', discounts: ['AUTOPAY'] },
      }),
    ],
  });

  expect(amountBox()).toHaveValue('90,000');
  expect(termRadio(15)).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Pay by autopay' })).toBeChecked();
});

it('FT-23 offers that are read again under the person’s hands take nothing back', () => {
  jest.useFakeTimers();
  const { happen } = open();
  act(() => {
    fireEvent.input(amountBox(), { target: { value: '48250' } });
    fireEvent.click(termRadio(15));
  });

  happen(lenderDataRequested({ uuid: UUID, names: ['offers'] }));
  happen(lenderDataReceived({ offers: anOfferSet() }));

  expect(amountBox()).toHaveValue('48,250');
  expect(termRadio(15)).toBeChecked();
});

it('tells what paying debts saves, and when the draw does not cover them', async () => {
  const { user, told } = open();

  await user.click(screen.getByRole('checkbox', { name: /Sample Card Bank/ }));
  expect(screen.getByText('1 debt, $8,450.00. You stop paying $169.00 a month.')).toBeVisible();
  expect(figure('Debts paid directly')).toBe('$8,450.00');
  expect(figure('Cash to you')).toBe('$96,550.00');
  await user.clear(amountBox());
  await user.type(amountBox(), '20000');
  expect(figure('Cash to you')).toBe('$11,550.00');
  expect(told(offerQuoted)).toEqual([]);
});

it('a debt that has to be paid is ticked, stays so and says why', async () => {
  const { user } = open(anOfferSet({ liabilities: [aLiability({ mustPay: true })] }));
  const box = screen.getByRole('checkbox', { name: /Sample Card Bank/ });

  await user.click(box);

  expect(box).toBeChecked();
  expect(box).toHaveAccessibleDescription(
    expect.stringContaining('The lender asks that this debt is paid from your draw.'),
  );
});

it('without the flag takes no debt out of a draw that nobody chose, but shows the one that has to be paid', () => {
  const debts = [
    aLiability({ payOff: { status: 'MARKED_FOR_PAYOFF' } }),
    aLiability({
      uuid: '30000000-0000-4000-8000-000000000009',
      creditor: 'Tax Office',
      mustPay: true,
    }),
  ];
  open(anOfferSet({ liabilities: debts }), {
    given: [
      featuresReceived({
        flags: { 'fe-heloc-debt-payoff': false },
        maintenance: null,
        disasterZips: [],
      }),
    ],
  });

  expect(screen.queryByRole('checkbox', { name: /Sample Card Bank/ })).not.toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /Tax Office/ })).toBeChecked();
  expect(figure('Debts paid directly')).toBe('$8,450.00');
});

it('offers a lower rate against a higher fee only where the flag and two kinds are there', async () => {
  const set = anOfferSet({
    offers: [
      anOffer(),
      anOffer({ id: 'buy-down', type: 'BUY_DOWN', originationFee: 0.0499, baseRate: 0.076 }),
    ],
    offersByType: { STANDARD: ['offer-standard-15'], BUY_DOWN: ['buy-down'] },
  });
  const { user, happen } = open(set);
  expect(screen.queryByRole('radio', { name: /Lower rate/ })).not.toBeInTheDocument();

  happen(
    featuresReceived({
      flags: { 'fe-heloc-rate-buy-down': true },
      maintenance: null,
      disasterZips: [],
    }),
  );
  await user.click(screen.getByRole('radio', { name: /Lower rate/ }));

  expect(figure('Origination fee')).toMatch(/^\$5,/);
});

it('compares up to three choices in a table with headers', async () => {
  const { user } = open();

  for (const years of [30, 15, 10]) {
    await user.click(termRadio(years));
    await user.click(button('Compare this choice'));
  }

  const table = screen.getByRole('table', { name: 'Your choices side by side' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['What is compared', 'Choice 1Remove', 'Choice 2Remove', 'Choice 3Remove']);
  const terms = within(table).getByRole('row', { name: /^Term/ });
  expect(terms).toHaveTextContent('Term30 years15 years10 years');
  expect(button('In the comparison')).toHaveFocus();
  await user.click(termRadio(5));
  expect(button('The comparison is full')).toHaveAttribute('aria-disabled', 'true');
  await user.click(within(table).getByRole('button', { name: 'Remove choice 1' }));
  expect(within(table).getByRole('row', { name: /^Term/ })).toHaveTextContent('15 years10 years');
});

it('FT-42 S2 who comes back finds the choices side by side, and what is chosen now beside them', async () => {
  const before = open();
  await compare(before.user, 30, 15);
  const kept = before.store.getState().application.unsent['product/select'] ?? {};
  before.unmount();

  open(anOfferSet(), { given: [screenTyped({ screen: 'product/select', values: kept })] });

  const table = screen.getByRole('table', { name: 'Your choices side by side' });
  expect(within(table).getByRole('row', { name: /^Term/ })).toHaveTextContent('30 years15 years');
  expect(button('In the comparison')).toHaveAttribute('aria-disabled', 'true');
});

it('AX-07 says which choice was removed: the next one has its name then', async () => {
  const { user } = open();
  await compare(user, 30, 15);
  const table = within(screen.getByRole('table', { name: 'Your choices side by side' }));

  await user.click(table.getByRole('button', { name: 'Remove choice 1' }));

  expect(table.getByRole('button', { name: 'Remove choice 1' })).toHaveFocus();
  expect(screen.getByText('Choice 1 is removed.')).toBeInTheDocument();
});

it('AX-02 removing a choice leaves the focus at another, and the last one where choices are added', async () => {
  const { user } = open();
  await compare(user, 30, 15);
  const table = within(screen.getByRole('table', { name: 'Your choices side by side' }));
  const remove = (place: number) => table.getByRole('button', { name: `Remove choice ${place}` });

  await user.click(remove(2));
  expect(remove(1)).toHaveFocus();
  await user.keyboard('{Enter}');

  expect(button('Compare this choice')).toHaveFocus();
});

it('says that debts limit the offer, and lets savings be counted (APP-05)', async () => {
  const { user, told } = open(anOfferSet({ maxDraw: 59_298.93, maxDtiUnlimited: 210_600 }), {
    status: aStatus('OFFER_SELECTION', { uwSubDecision: 'UNVERIFIED_DTI_LIMITED' }),
  });

  expect(
    screen.getByText(
      'Your monthly debts limit this offer to $59,298. If we count your savings and investments, you could draw up to $210,600.',
    ),
  ).toBeVisible();
  await user.click(button('Add my savings'));
  expect(told(assetsWanted)).toHaveLength(1);
});

it('tells what a check changed, and what changed about a revised offer', () => {
  open(
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
  expect(screen.getByText('You do not have to accept.')).toBeVisible();
});

it('shows what the lender said about the choice, and says why offers are new ones', () => {
  const { happen } = open(anOfferSet(), { given: [offersExpired()] });
  expect(
    screen.getByText('The offers you saw ended. These are the new ones.', { selector: 'p' }),
  ).toBeVisible();

  const failure: Failure = {
    kind: 'refused',
    status: 422,
    message: 'No room for that.',
    fields: [],
    code: null,
    retryAfterMs: null,
  };
  happen(stepFailed({ step: 'offerQuote', failure }));

  expect(screen.getAllByRole('alert')[0]).toHaveTextContent('No room for that.');
});

it('FT-03 says that offers could not be read, with "Try again"', () => {
  renderScreen(<SelectOfferPage />, {
    at: 'product/select',
    status: choosing,
    given: [lenderDataFailed({ name: 'offers', failure: { kind: 'offline' } })],
  });

  expect(screen.getByText(/We could not reach the lender/, { selector: 'p' })).toBeVisible();
  expect(button('Try again')).toBeVisible();
});

it('AX-07 S4 each failure to read is announced, and the focus is on the heading meanwhile', async () => {
  const failed = lenderDataFailed({ name: 'offers', failure: { kind: 'offline' } });
  const { user, happen } = renderScreen(
    <main>
      <SelectOfferPage />
    </main>,
    { at: 'product/select', status: choosing, given: [failed] },
  );
  const said = () => screen.getByRole('alert').firstElementChild;
  const first = said();
  expect(first).toHaveTextContent(/We could not reach the lender/);

  await user.click(button('Try again'));
  happen(lenderDataRequested({ uuid: UUID, names: ['offers'] }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  happen(failed);

  expect(said()).toHaveTextContent(/We could not reach the lender/);
  expect(said()).not.toBe(first);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('AX-02 AX-07 offers that ended under a press are told of, while they are read and after, and the heading has the focus', () => {
  const { happen } = renderScreen(
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

  happen(offersExpired(), lenderDataRequested({ uuid: UUID, names: ['offers'] }));
  expect(heading()).toHaveFocus();
  expect(said()).toHaveTextContent('These offers ended. We are getting new ones.');
  happen(lenderDataReceived({ offers: anOfferSet() }));

  expect(heading()).toHaveFocus();
  expect(said()).toHaveTextContent('The offers you saw ended. These are the new ones.');
});

it('without any offer it says so, with the phone', () => {
  open(anOfferSet({ offers: [] }));

  expect(screen.getByText(/We have no offers to show yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: '(800) 555-0107' })).toBeVisible();
});

it('when the choice was made it shows what was chosen, and the way to the current step', async () => {
  const selectedOffer = {
    amount: 100_000,
    total: 102_990,
    rate: 0.0785,
    term: 15,
    monthlyPayment: 975.33,
  };
  const { user, told } = open(anOfferSet(), {
    status: aStatus('INCOME_VERIFICATION'),
    application: { selectedOffer },
  });

  expect(screen.getAllByText('$975.33')[0]).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  await user.click(button('Go to my current step'));
  expect(told(stepFinished)).toMatchObject([{ payload: { uuid: UUID } }]);
});
