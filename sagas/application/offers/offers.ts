import { screenAddress } from '#store/application/core/screens.ts';
import type { AnswerOf, BodyOf } from '#sagas/api/contract/endpoint.ts';
import { quoteOffer, selectOffer } from '#sagas/api/contract/offers.ts';
import { startAssets } from '#sagas/api/contract/steps.ts';
import { agreedStep } from '#sagas/application/agreedStep.ts';
import { finishingStep, sendingStep } from '#sagas/application/sendingStep.ts';
import { send } from '#sagas/control/send.ts';
import {
  call,
  fork,
  put,
  select,
  takeEvery,
  takeLeading,
  type SagaGenerator,
} from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { loadToday } from '#sagas/page/today.ts';
import {
  selectLenderData,
  lenderDataRetried,
  lenderDataInvalidated,
  lenderDataReceived,
} from '#store/application/core/lenderDataSlice.ts';
import { selectApplicationState } from '#store/application/core/state.ts';
import { offerConsentText } from '#store/application/offers/offerConsents.ts';
import { selectOfferSet, selectStartingChoice } from '#store/application/offers/selectors.ts';
import {
  withOfferedDiscounts,
  quoteOf,
  type OfferQuote,
} from '#store/application/offers/offers.ts';
import {
  selectOffersState,
  assetsRequested,
  offerQuoted,
  offerSelected,
  offersExpired,
  quoteReceived,
} from '#store/application/offers/slice.ts';
import { matchesShownQuote, type LenderQuote } from '#store/application/offers/quote.ts';
import { selectIsScreenOpen } from '#store/application/whole/screenSelectors.ts';
import { selectScreenId } from '#store/application/core/currentScreen.ts';
import {
  screenDraftsRestored,
  screenTyped,
  stepFailed,
  stepReset,
} from '#store/application/core/slice.ts';
import { isRefusedWith } from '#store/failureMessages.ts';
import { selectOrganisation } from '#store/org/selectors.ts';

import { selectUuidInHand } from '#store/shell/selectors.ts';
import { locationChanged, redirected } from '#store/shell/slice.ts';

import { watchOfferCopies } from './copies.ts';

/** Returns the lender's quote, with the choices that the lender doesn't repeat. */
const quoteIn = (
  wire: AnswerOf<typeof quoteOffer>,
  sent: Readonly<BodyOf<typeof quoteOffer>>,
  { drawYears }: Readonly<OfferQuote>,
): LenderQuote => ({
  ...wire,
  term: wire.term ?? sent.term,
  drawPreference: wire.drawPreference ?? sent.drawPreference,
  discounts: wire.discounts ?? sent.discounts,
  drawYears: wire.drawYears ?? drawYears,
});

function* quoteChoice(ports: Ports, { payload: choice }: ReturnType<typeof offerQuoted>) {
  const { offers } = yield* select(selectLenderData);
  // After a reload the quote may be requested before the day is known.
  const today = yield* call(loadToday, ports);
  const shown = offers.status === 'ready' ? quoteOf(offers.value, choice, today) : null;
  if (!shown) return;
  // The form reports only touched fields, but an untouched choice must survive a reload, too.
  if ((yield* select(selectScreenId)) === 'productSelect')
    yield* put(screenTyped({ screen: 'productSelect', values: { ...choice } }));
  const { amount, term, drawPreference, discounts, payoffLiabilityUuids } = choice;
  const { offerId } = shown;
  const body = { offerId, amount, term, drawPreference, discounts, payoffLiabilityUuids };
  const answer = yield* sendingStep({
    step: 'offerQuote',
    screen: null,
    ask: (uuid) => send(ports, quoteOffer, { path: { uuid }, body }),
  });
  const uuid = yield* select(selectUuidInHand);
  if (answer === null || uuid === null) return;
  const quote = quoteIn(answer, body, shown);
  yield* put(quoteReceived({ uuid, quote, isUpdated: !matchesShownQuote(quote, shown) }));
  yield* put(redirected({ to: screenAddress(uuid, 'productConfirm'), replace: false }));
}

/** Selects the offer with its consents (F-16). */
function* selectQuoted(ports: Ports, { payload }: ReturnType<typeof offerSelected>) {
  const { quote } = yield* select(selectOffersState);
  const organisation = yield* select(selectOrganisation);
  if (!quote) return;
  const { quoteId } = quote;
  yield* agreedStep(ports, {
    step: 'offerSelection',
    screen: 'productSelect',
    endpoint: selectOffer.name,
    request: { quoteId, ...payload },
    ask(uuid, given) {
      const consents = payload.consents.map((consent) => ({
        ...offerConsentText(consent, organisation),
        ...given,
      }));
      return send(ports, selectOffer, { path: { uuid }, body: { quoteId, consents } });
    },
  });
}

function* wantAssets(ports: Ports) {
  yield* finishingStep({
    step: 'assetsStart',
    screen: null,
    from: 'productSelect',
    ask: (uuid) => send(ports, startAssets, { path: { uuid }, body: {} }),
  });
}

/** Reads expired offers again and explains why they changed (409 OFFER_EXPIRED). */
function* renewOffers({ payload: { failure } }: ReturnType<typeof stepFailed>) {
  const uuid = yield* select(selectUuidInHand);
  if (uuid === null || !isRefusedWith(failure, 'OFFER_EXPIRED')) return;
  yield* put(stepReset());
  yield* put(offersExpired());
  yield* put(lenderDataInvalidated({ names: ['offers'] }));
  const path = yield* select(selectScreenId);
  if (path === 'productSelect') yield* put(lenderDataRetried());
  else yield* put(redirected({ to: screenAddress(uuid, 'productSelect'), replace: true }));
}

/**
 * Requests a missing quote for the current choice: after a reload (FT-42), after "Try again" (FT-03), and after going
 * forward with another choice (FT-43). Corrects an amount outside the offer first.
 */
function* quoteAgain() {
  const { quote } = yield* select(selectOffersState);
  const { unsaved } = yield* select(selectApplicationState);
  const choice = yield* select(selectStartingChoice);
  const isWanted = (yield* select(selectScreenId)) === 'productConfirm' && quote === null;
  if (!isWanted || choice === null || unsaved['productSelect']?.['amount'] !== choice.amount)
    return;
  const set = yield* select(selectOfferSet);
  if (set !== null && (yield* select(selectIsScreenOpen)))
    yield* put(offerQuoted(withOfferedDiscounts(set, choice)));
}

export function* watchOffers(ports: Ports): SagaGenerator<void> {
  yield* fork(watchOfferCopies, ports);
  yield* takeLeading(offerQuoted, quoteChoice, ports);
  yield* takeLeading(offerSelected, selectQuoted, ports);
  yield* takeLeading(assetsRequested, wantAssets, ports);
  yield* takeEvery(stepFailed, renewOffers);
  const triggers = [lenderDataReceived, screenDraftsRestored, lenderDataRetried];
  // A screen reports its last input only after the next screen mounts.
  yield* takeEvery([...triggers, locationChanged, screenTyped], quoteAgain);
  // The offers may have arrived before this code.
  yield* call(quoteAgain);
}
