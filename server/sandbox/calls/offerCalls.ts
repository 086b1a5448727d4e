import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import { quoteOffer, readOffers, reopenOffers, selectOffer } from '#sagas/api/contract/offers.ts';
import { handle, type Handler } from '#server/sandbox/http/handlers.ts';
import { Refusal, refuseMistakes } from '#server/sandbox/refusal.ts';
import { statusAnswer } from '#server/sandbox/lender/application/answers.ts';
import type { ApplicationFile } from '#server/sandbox/lender/application/application.ts';
import { doStep, isAt, ownFile } from '#server/sandbox/lender/application/access.ts';
import { moved } from '#server/sandbox/lender/status/transition.ts';
import { offerSetOf } from '#server/sandbox/lender/offers/offerSet.ts';
import { lenderQuote } from '#server/sandbox/lender/offers/quote.ts';
import { canReopen, reopenedTo } from '#server/sandbox/lender/status/reopening.ts';
import { stateTable } from '#server/sandbox/lender/status/stateTable.ts';
import type { World } from '#server/sandbox/world.ts';
import { needsHardCreditConsent } from '#store/application/decision/decisions.ts';
import {
  choiceMistakes,
  type Offer,
  type OfferChoice,
  type OfferSet,
} from '#store/application/offers/offers.ts';

import { currentFlags } from './featureCalls.ts';

const EXPIRES_ONCE = 250_000;
const MOST_QUOTES = 20;

const isChoosing = isAt('OFFER_SELECTION', 'REVISED_OFFER_SELECTION');

const expired = () =>
  new Refusal(409, {
    message: 'These offers ended. We are getting new ones.',
    code: 'OFFER_EXPIRED',
  });

const notOpen = () =>
  new Refusal(409, { message: 'We moved you to your current step.', code: 'STEP_NOT_OPEN' });

const noSuchOffer = () =>
  new Refusal(422, { message: 'There is no such offer.', field: 'offerId' });

/** SC-24: only discounts of the offer, and debts that were listed with it. */
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

/** An amount that makes the offers end, once (9.4). */
function refuseEnded(world: World, file: ApplicationFile, amount: number): void {
  if (amount === EXPIRES_ONCE && !file.progress.taken.includes('offers expired')) {
    const taken = [...file.progress.taken, 'offers expired'];
    world.applications.put({ ...file, progress: { ...file.progress, taken } });
    throw expired();
  }
}

const setOf = (world: World, file: ApplicationFile) =>
  offerSetOf(file, world.lender(file.org), {
    canBuyDown: currentFlags(world, file.org).get('fe-heloc-rate-buy-down')?.enabled ?? false,
  });

function withSelection(
  world: World,
  file: ApplicationFile,
  quote: ApplicationFile['quotes'][number],
  consentedAt: string | null,
): ApplicationFile {
  const chosen: ApplicationFile = {
    ...file,
    selectedQuote: quote,
    revision: null,
    status: {
      ...file.status,
      consents: file.status.consents.map((consent) =>
        consent.type === 'HARD_CREDIT' && consentedAt !== null
          ? { ...consent, givenAt: consentedAt }
          : consent,
      ),
    },
  };
  const state = stateTable.get(file.status.checklistStatus);
  return state ? moved(chosen, state.next(chosen, world.lender(file.org)), world.now()) : chosen;
}

/** Offers, quotes and the choice among them. */
export const offerCalls = (world: World): Handler[] => [
  handle(readOffers, (call) => setOf(world, ownFile(world, call, call.parts.path.uuid))),

  handle(quoteOffer, (call) => {
    const { path, body } = call.parts;
    const file = ownFile(world, call, path.uuid);
    if (!isChoosing(file)) throw notOpen();
    refuseEnded(world, file, body.amount);
    const set = setOf(world, file);
    const offer = set.offers.find(({ id, term }) => id === body.offerId && term === body.term);
    if (!offer) throw noSuchOffer();
    refuseUnknown(body, set, offer);
    const choice: OfferChoice = { ...body, type: offer.type };
    refuseMistakes(choiceMistakes(set, choice));
    const quote = lenderQuote(set, choice, world.now(), file.property.state);
    if (!quote) throw noSuchOffer();
    world.applications.put({ ...file, quotes: [...file.quotes, quote].slice(-MOST_QUOTES) });
    return quote;
  }),

  handle(selectOffer, (call) => {
    const { path, body } = call.parts;
    const file = ownFile(world, call, path.uuid);
    const step = { name: 'selection', isOpen: isChoosing, body };
    const done = doStep(world, file, step, () => {
      const quote = file.quotes.find(({ quoteId }) => quoteId === body.quoteId);
      if (!quote || Date.parse(quote.expiresAt ?? '') <= world.now()) throw expired();
      const given = body.consents.find(({ type }) => type === 'HARD_CREDIT');
      if (needsHardCreditConsent(file.status) && !given)
        throw new Refusal(400, { message: 'Required', field: 'consents' });
      return withSelection(world, file, quote, given?.acceptedAt ?? null);
    });
    return statusAnswer(done);
  }),

  handle(reopenOffers, (call) => {
    const { path, body } = call.parts;
    const file = ownFile(world, call, path.uuid);
    const step = { name: 'reopening', isOpen: canReopen, body };
    return statusAnswer(
      doStep(world, file, step, () => moved(file, reopenedTo(file), world.now())),
    );
  }),
];
