import type { AnswerOf, BodyOf } from '#sagas/api/contract/endpoint.ts';
import { quoteOffer, reopenOffers, selectOffer } from '#sagas/api/contract/offers.ts';
import { startAssets } from '#sagas/api/contract/steps.ts';
import { finishingStep, sendingStep } from '#sagas/application/sendingStep.ts';
import { send } from '#sagas/control/send.ts';
import { pendingWriteOf } from '#sagas/control/sendIdempotent.ts';
import { call, put, select, takeEvery, takeLeading, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { agreement } from '#sagas/api/mappers/wireParts.ts';
import { loadToday } from '#sagas/page/today.ts';
import {
  selectLenderData,
  lenderDataRetried,
  lenderDataInvalidated,
  lenderDataReceived,
} from '#store/application/lenderDataSlice.ts';
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
  offersReopened,
  OFFER_SCREEN as SELECT,
  quoteReceived,
} from '#store/application/offers/slice.ts';
import { matchesShownQuote, type LenderQuote } from '#store/application/offers/quote.ts';
import { selectIsScreenOpen, selectScreenPath } from '#store/application/screenSelectors.ts';
import {
  screenDraftsRestored,
  screenTyped,
  stepFailed,
  stepReset,
} from '#store/application/slice.ts';
import { isRefusedWith } from '#store/failureMessages.ts';
import type { RootState } from '#store/index.ts';
import { applicationScope } from '#store/pendingWrites/slice.ts';
import { selectOrganisation } from '#store/org/selectors.ts';
import { applicationPath } from '#store/shell/screens.ts';
import { selectAddressedUuid, selectMatch } from '#store/shell/selectors.ts';
import { locationChanged, redirected } from '#store/shell/slice.ts';

const CONFIRM = 'product/select/confirm';

/** The lender's numbers, with what was sent where the lender does not repeat it. */
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

/** Asks the lender for its numbers; they are shown on a screen of their own. */
function* quoteChoice(ports: Ports, { payload: choice }: ReturnType<typeof offerQuoted>) {
  const { offers } = yield* select(selectLenderData);
  // After a reload a quote may be asked for before the page has rested, and learned the day by itself.
  const today = yield* call(loadToday, ports);
  const shown = offers.status === 'ready' ? quoteOf(offers.value, choice, today) : null;
  if (!shown) return;
  // A choice that was left as it began was not reported by its form, and has to outlive a reload all the same.
  if ((yield* select(selectScreenPath)) === SELECT)
    yield* put(screenTyped({ screen: SELECT, values: { ...choice } }));
  const { term, drawPreference, discounts, payoffLiabilityUuids } = choice;
  const body = {
    offerId: shown.offerId,
    amount: choice.amount,
    term,
    drawPreference,
    discounts,
    payoffLiabilityUuids,
  };
  const answer = yield* sendingStep({
    step: 'offerQuote',
    screen: null,
    ask: (uuid) => send(ports, quoteOffer, { path: { uuid }, body }),
  });
  const uuid = yield* select(selectAddressedUuid);
  if (answer === null || uuid === null) return;
  const quote = quoteIn(answer, body, shown);
  yield* put(quoteReceived({ uuid, quote, isUpdated: !matchesShownQuote(quote, shown) }));
  yield* put(redirected({ to: applicationPath(uuid, CONFIRM), replace: false }));
}

/**
 * Takes the offer, with what the borrower agreed to (F-16). A repeat states the same time, so that it is the same step
 * (F-03, FT-02).
 */
function* selectQuoted(ports: Ports, { payload }: ReturnType<typeof offerSelected>) {
  const { quote } = yield* select(selectOffersState);
  const organisation = yield* select(selectOrganisation);
  const uuid = yield* select(selectAddressedUuid);
  if (!quote || uuid === null) return;
  const { quoteId } = quote;
  const scope = applicationScope(uuid, selectOffer.name);
  const { acceptedAt } = yield* call(pendingWriteOf, ports, scope, { quoteId, ...payload });
  const consents = payload.consents.map((consent) => ({
    ...offerConsentText(consent, organisation),
    ...agreement(organisation.orgCode, acceptedAt),
  }));
  yield* finishingStep({
    step: 'offerSelection',
    screen: SELECT,
    ask: (uuid) => send(ports, selectOffer, { path: { uuid }, body: { quoteId, consents } }),
  });
}

/** Whoever chooses again comes back to the answers of the screen they did it from; nothing of them was checked. */
function* reopen(ports: Ports, { payload }: ReturnType<typeof offersReopened>) {
  yield* finishingStep({
    step: 'offerReopening',
    screen: null,
    from: SELECT,
    ask: (uuid) => send(ports, reopenOffers, { path: { uuid }, body: payload }),
  });
}

function* wantAssets(ports: Ports) {
  yield* finishingStep({
    step: 'assetsStart',
    screen: null,
    from: SELECT,
    ask: (uuid) => send(ports, startAssets, { path: { uuid }, body: {} }),
  });
}

/** Offers that ended are read again, and the borrower is told why they changed (409 OFFER_EXPIRED). */
function* renewOffers({ payload: { failure } }: ReturnType<typeof stepFailed>) {
  const uuid = yield* select(selectAddressedUuid);
  if (uuid === null || !isRefusedWith(failure, 'OFFER_EXPIRED')) return;
  yield* put(stepReset());
  yield* put(offersExpired());
  yield* put(lenderDataInvalidated({ names: ['offers'] }));
  const path = yield* select(selectScreenPath);
  if (path === SELECT) yield* put(lenderDataRetried());
  else yield* put(redirected({ to: applicationPath(uuid, SELECT), replace: true }));
}

/**
 * After a reload, at "Try again" (FT-03), and at Forward to it with another choice (FT-43), the lender's numbers are
 * asked for, for the choice being made (FT-42). A draw that is none, or more than there is, was chosen by nobody.
 */
function* quoteAgain() {
  const match = yield* select(selectMatch);
  const { quote } = yield* select(selectOffersState);
  const { unsaved } = yield* select((state: RootState) => state.application);
  const choice = yield* select(selectStartingChoice);
  const isWanted = match?.screen === 'productConfirm' && quote === null;
  if (!isWanted || choice === null || unsaved[SELECT]?.['amount'] !== choice.amount) return;
  const set = yield* select(selectOfferSet);
  if (set !== null && (yield* select(selectIsScreenOpen)))
    yield* put(offerQuoted(withOfferedDiscounts(set, choice)));
}

/** What can be done about offers: quoted, taken, renewed, reopened. */
export function* watchOffers(ports: Ports): SagaGenerator<void> {
  yield* takeLeading(offerQuoted, quoteChoice, ports);
  yield* takeLeading(offerSelected, selectQuoted, ports);
  yield* takeLeading(offersReopened, reopen, ports);
  yield* takeLeading(assetsRequested, wantAssets, ports);
  yield* takeEvery(stepFailed, renewOffers);
  const occasions = [lenderDataReceived, screenDraftsRestored, lenderDataRetried];
  // A screen tells what was typed on it once the next one stands.
  yield* takeEvery([...occasions, locationChanged, screenTyped], quoteAgain);
}
