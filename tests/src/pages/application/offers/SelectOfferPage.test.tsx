import { act, fireEvent, screen, within } from '@testing-library/react';

import { selectApplicationState } from '#store/application/core/state.ts';
import {
  lenderDataReceived,
  lenderDataRequested,
} from '#store/application/core/lenderDataSlice.ts';
import { offerQuoted } from '#store/application/offers/slice.ts';
import {
  applicationOriginatorReceived,
  screenTyped,
  routingRequested,
} from '#store/application/core/slice.ts';
import {
  open,
  openLive,
  result,
  figure,
  amountBox,
  termRadio,
  button,
  choose,
} from '#tests/support/render/offerPage.tsx';
import { withCode } from '#tests/support/render/withCode.ts';
import { anOfferSet } from '#tests/support/fixtures/offers.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { anOriginator } from '#tests/support/fixtures/registration.ts';
import { aSelectedOffer } from '#tests/support/fixtures/offers.ts';

afterEach(() => jest.useRealTimers());

const PROMPT = 'Enter $20,000 to $204,485 to see your payment.';

it('F-01 LOCARD-01 LOCARD-02 shows the originator next to the choice of the offer', async () => {
  await open(anOfferSet(), { given: [applicationOriginatorReceived(anOriginator())] });

  expect(await screen.findByRole('region', { name: 'Your loan officer' })).toHaveTextContent(
    'Marisol Quent',
  );
  expect(button('Contact')).toBeInTheDocument();
});

it('starts with half of the limit, the longest term and the costs on top', async () => {
  await open();

  expect(
    screen.getByRole('heading', { name: /you pre-qualify for up to \$210,600$/i }),
  ).toBeVisible();
  expect(amountBox()).toHaveValue('105,000');
  expect(termRadio(30)).toBeChecked();
  expect(screen.getByRole('radio', { name: /Add the costs to my line/ })).toBeChecked();
});

it('shows the golden numbers for $100,000 over 15 years with autopay', async () => {
  const { user } = await open();

  await choose(user, '100000', 15);
  await user.click(screen.getByRole('checkbox', { name: 'Pay by autopay' }));

  expect(within(result()).getByText('7.850% rate (APR), 15 years')).toBeInTheDocument();
  expect(within(result()).getAllByText('$975.33')).toHaveLength(2);
  expect(figure('Origination fee')).toBe('$2,990.00');
  expect(figure('Recording tax')).toBe('$0.00');
  expect(figure('Cash to you')).toBe('$100,000.00');
  expect(figure('Line of credit')).toBe('$102,990.00');
  expect(figure('Total interest')).toBe('$72,569.12');
  expect(figure('Last payment')).toBe('November 2041');
  expect(figure('Payment without autopay')).toBe('$990.18');

  await user.click(screen.getByRole('radio', { name: 'Take the costs out of this amount.' }));
  expect(figure('Cash to you')).toBe('$97,010.00');
});

it('A-74 CALC-5 draws the maximum with its cents, and shows whole dollars in the box', async () => {
  const { user, actionsOf } = await open();

  await choose(user, '50000', 10);
  await user.click(screen.getByRole('radio', { name: 'Give me the maximum.' }));

  expect(amountBox()).toHaveValue('204,101');
  expect(figure('First draw')).toBe('$204,101.48');
  expect(figure('Line of credit')).toBe('$204,101.48');
  await user.click(button('Continue'));

  expect(actionsOf(offerQuoted)).toMatchObject([{ payload: { amount: 204_101 } }]);
});

it.each([
  ['50000', '50,000'],
  ['', ''],
])('FT-42 keeps the draw "%s", typed before the maximum, across a reload', async (typed, shown) => {
  const before = await openLive();
  await before.user.clear(amountBox());
  if (typed !== '') await before.user.type(amountBox(), typed);
  await before.user.click(screen.getByRole('radio', { name: 'Give me the maximum.' }));
  before.unmount();

  const values = selectApplicationState(before.store.getState()).unsaved['productSelect'] ?? {};
  const { user } = await openLive(anOfferSet(), {
    given: [screenTyped({ screen: 'productSelect', values })],
  });
  expect(amountBox()).toHaveValue('210,600');
  await user.click(screen.getByRole('radio', { name: /Add the costs to my line/ }));

  expect(amountBox()).toHaveValue(shown);
});

it('lowers a draw above the limit of a shorter term with a message, and restores it with a longer one, even after a reload', async () => {
  const before = await openLive();
  await choose(before.user, '190000', 30);
  await before.user.click(termRadio(5));
  expect(amountBox()).toHaveValue('118,928');
  expect(amountBox()).toHaveAccessibleDescription('For 5 years the most you can draw is $118,928.');
  expect(screen.getByRole('status')).toHaveTextContent('For 5 years the most you can draw');
  await before.user.click(termRadio(30));
  expect(amountBox()).toHaveValue('190,000');

  await before.user.click(termRadio(5));
  before.unmount();
  const values = selectApplicationState(before.store.getState()).unsaved['productSelect'] ?? {};
  const { user } = await openLive(anOfferSet(), {
    given: [screenTyped({ screen: 'productSelect', values })],
  });
  expect(amountBox()).toHaveValue('118,928');
  expect(termRadio(30)).toHaveAccessibleDescription(/^\$1,518\.51 a month for \$190,000 /);
  await user.click(termRadio(30));

  expect(amountBox()).toHaveValue('190,000');
});

it('keeps a lowered draw once the borrower has changed it', async () => {
  const { user } = await open();
  await choose(user, '190000', 30);
  await choose(user, '50000', 5);
  await user.click(termRadio(30));

  expect(amountBox()).toHaveValue('50,000');
});

it('AX-33 announces payment and cash once the slider rests, and not before', async () => {
  jest.useFakeTimers();
  await open();
  const slider = screen.getByRole('slider', { name: /How much do you want to draw/ });
  const polite = () => screen.getByRole('status');
  expect(slider).toHaveAttribute('max', '204485');

  fireEvent.keyDown(slider, { key: 'PageDown' });
  act(() => jest.advanceTimersByTime(599));
  expect(polite()).toHaveTextContent('');
  fireEvent.keyDown(slider, { key: 'ArrowLeft' });
  act(() => jest.advanceTimersByTime(600));

  expect(polite()).toHaveTextContent('$795.22 a month, $99,500.00 to you');
});

it('AX-33 announces the range once a draw below the minimum rests', async () => {
  jest.useFakeTimers();
  await open();

  fireEvent.input(amountBox(), { target: { value: '5000' } });
  act(() => jest.advanceTimersByTime(600));

  expect(screen.getByRole('status')).toHaveTextContent(PROMPT);
});

it('FT-42 shows the error of a stored draw below the minimum as soon as the screen opens', async () => {
  await open(anOfferSet(), {
    given: [screenTyped({ screen: 'productSelect', values: { amount: 5000 } })],
  });

  expect(amountBox()).toHaveAccessibleDescription(
    expect.stringContaining('Enter an amount from $20,000 to $204,485'),
  );
});

it('AX-33 ends the slider at the offer when the offer is below the minimum draw', async () => {
  const set = anOfferSet();
  const offers = set.offers.map((offer) => ({ ...offer, minDraw: 20_000, maxDraw: 15_000 }));
  await open({ ...set, offers, maxDraw: 15_000 });
  const slider = screen.getByRole('slider', { name: /How much do you want to draw/ });

  expect(slider).toHaveAttribute('min', '15000');
  expect(slider).toHaveAttribute('aria-valuetext', '$15,000');
});

it.each([
  { typed: '{Backspace}', text: 'Required' },
  { typed: 'abc', text: 'Enter an amount in dollars, like 1,200' },
  { typed: '85000.50', text: 'Enter whole dollars from $20,000 to $204,485' },
  { typed: '900000', text: 'Enter an amount from $20,000 to $204,485' },
])('F-18 shows a message for the draw "$typed", and sends nothing', async ({ typed, text }) => {
  const { user, actionsOf } = await open();
  await user.clear(amountBox());
  await user.type(amountBox(), typed);
  await user.click(button('Continue'));
  expect(amountBox()).toHaveAccessibleDescription(expect.stringContaining(text));
  expect(actionsOf(offerQuoted)).toEqual([]);
});

it('sends the whole choice on submit, and not before', async () => {
  const { user, actionsOf, dispatched } = await open();

  await choose(user, '100000', 15);
  await user.click(screen.getByRole('checkbox', { name: /Sample Card Bank/ }));
  const before = dispatched.filter((action) => action.type !== screenTyped.type);
  await user.click(button('Continue'));

  expect(before).toEqual([]);
  expect(actionsOf(offerQuoted)).toMatchObject([
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

it("FT-23 keeps the borrower's choices when the offers are read again", async () => {
  jest.useFakeTimers();
  const { dispatch } = await openLive();
  act(() => {
    fireEvent.input(amountBox(), { target: { value: '48250' } });
    fireEvent.click(termRadio(15));
  });

  await withCode(() =>
    dispatch(
      lenderDataRequested({ uuid: UUID, names: ['offers'] }),
      lenderDataReceived({ offers: anOfferSet() }),
    ),
  );

  expect(amountBox()).toHaveValue('48,250');
  expect(termRadio(15)).toBeChecked();
});

it('shows what was chosen after the choice, and the way to the current step', async () => {
  const { user, actionsOf } = await open(anOfferSet(), {
    status: aStatus('INCOME_VERIFICATION'),
    application: { selectedOffer: aSelectedOffer },
  });

  expect(screen.getAllByText('$975.33')[0]).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  await user.click(button('Continue my application'));
  expect(actionsOf(routingRequested)).toMatchObject([{ payload: { uuid: UUID } }]);
});
