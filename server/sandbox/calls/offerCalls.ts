import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import { quoteOffer, readOffers, reopenOffers, selectOffer } from '#sagas/api/contract/offers.ts';
import { handle, type Handler } from '#server/sandbox/http/handlers.ts';
import { Refusal, refuseInvalid } from '#server/sandbox/refusal.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { applyTransition } from '#server/sandbox/lender/status/transition.ts';
import { offerSetOf } from '#server/sandbox/lender/offers/offerSet.ts';
import { lenderQuote } from '#server/sandbox/lender/offers/quote.ts';
import { canReopen, reopenTransition } from '#server/sandbox/lender/status/reopening.ts';
import { stateTable } from '#server/sandbox/lender/status/stateTable.ts';
import type { World } from '#server/sandbox/world.ts';
import { needsHardCreditConsent } from '#store/application/decision/decisions.ts';
import {
  validateChoice,
  type Offer,
  type OfferChoice,
  type OfferSet,
} from '#store/application/offers/offers.ts';

import { currentFlags } from './featureCalls.ts';
import { doStep, isAt, ownApplication, stepNotOpen } from './applicationStep.ts';

const EXPIRES_ONCE = 250_000;
const MAX_QUOTES = 20;

const isChoosing = isAt('OFFER_SELECTION', 'REVISED_OFFER_SELECTION');

const expired = () =>
  new Refusal(409, {
    message: 'These offers ended. We are getting new ones.',
    code: 'OFFER_EXPIRED',
  });

const noSuchOffer = () =>
  new Refusal(422, { message: 'There is no such offer.', field: 'offerId' });

/** SC-24: only discounts and debts of the offer. */
function refuseUnknown(
  { discounts, payoffLiabilityUuids }: BodyOf<typeof quoteOffer>,
  { liabilities }: OfferSet,
  { discountList }: Offer,
) {
  if (discounts.some((type) => !discountList.some(({ discount }) => discount.type === type)))
    throw new Refusal(422, { message: 'There is no such discount.', field: 'discounts' });
  if (payoffLiabilityUuids.some((debt) => !liabilities.some(({ uuid }) => uuid === debt)))
    throw new Refusal(422, { message: 'There is no such debt.', field: 'payoffLiabilityUuids' });
}

/** A magic amount ends the offers, once (9.4). */
function refuseEnded(world: World, application: ApplicationRecord, amount: number): void {
  if (amount === EXPIRES_ONCE && !application.progress.taken.includes('offers expired')) {
    const taken = [...application.progress.taken, 'offers expired'];
    world.applications.put({ ...application, progress: { ...application.progress, taken } });
    throw expired();
  }
}

const setOf = (world: World, application: ApplicationRecord) =>
  offerSetOf(application, world.lender(application.org), {
    canBuyDown:
      currentFlags(world, application.org).get('fe-heloc-rate-buy-down')?.enabled ?? false,
  });

function withSelection(
  world: World,
  application: ApplicationRecord,
  quote: ApplicationRecord['quotes'][number],
  consentedAt: string | null,
): ApplicationRecord {
  const chosen: ApplicationRecord = {
    ...application,
    selectedQuote: quote,
    revision: null,
    status: {
      ...application.status,
      consents: application.status.consents.map((consent) =>
        consent.type === 'HARD_CREDIT' && consentedAt !== null
          ? { ...consent, givenAt: consentedAt }
          : consent,
      ),
    },
  };
  const state = stateTable.get(application.status.checklistStatus);
  return state
    ? applyTransition(chosen, state.next(chosen, world.lender(application.org)), world.now())
    : chosen;
}

export const offerCalls = (world: World): Handler[] => [
  handle(readOffers, (call) => setOf(world, ownApplication(world, call))),

  handle(quoteOffer, (call) => {
    const { body } = call.parts;
    const application = ownApplication(world, call);
    if (!isChoosing(application)) throw stepNotOpen();
    refuseEnded(world, application, body.amount);
    const set = setOf(world, application);
    const offer = set.offers.find(({ id, term }) => id === body.offerId && term === body.term);
    if (!offer) throw noSuchOffer();
    refuseUnknown(body, set, offer);
    const choice: OfferChoice = { ...body, type: offer.type };
    refuseInvalid(validateChoice(set, choice));
    const quote = lenderQuote(set, choice, world.now(), application.property.state);
    if (!quote) throw noSuchOffer();
    world.applications.put({
      ...application,
      quotes: [...application.quotes, quote].slice(-MAX_QUOTES),
    });
    return quote;
  }),

  handle(selectOffer, (call) =>
    doStep(world, call, { name: 'selection', isOpen: isChoosing }, (application) => {
      const { quoteId: chosen, consents } = call.parts.body;
      const quote = application.quotes.find(({ quoteId }) => quoteId === chosen);
      if (!quote || Date.parse(quote.expiresAt ?? '') <= world.now()) throw expired();
      const given = consents.find(({ type }) => type === 'HARD_CREDIT');
      if (needsHardCreditConsent(application.status) && !given)
        throw new Refusal(400, { message: 'Required', field: 'consents' });
      return withSelection(world, application, quote, given?.acceptedAt ?? null);
    }),
  ),

  handle(reopenOffers, (call) =>
    doStep(world, call, { name: 'reopening', isOpen: canReopen }, (application) =>
      applyTransition(application, reopenTransition(application), world.now()),
    ),
  ),
];
