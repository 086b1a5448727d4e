import { randomInt } from 'node:crypto';

import {
  emailOffer,
  quoteOffer,
  readOffers,
  reopenOffers,
  selectOffer,
} from '#sagas/api/contract/offers.ts';
import type { Handler } from '#server/sandbox/http/handlers.ts';
import { HttpError, refuseInvalid } from '#server/sandbox/httpError.ts';
import { statusAnswer } from '#server/sandbox/lender/application/answers.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { applyTransition } from '#server/sandbox/lender/status/transition.ts';
import { offerSetOf } from '#server/sandbox/lender/offers/offerSet.ts';
import { offerMail } from '#server/sandbox/lender/offers/offerMail.ts';
import { lenderQuote } from '#server/sandbox/lender/offers/quote.ts';
import { canReopenOffers, reopenTransition } from '#server/sandbox/lender/status/reopening.ts';
import { isFirstTime, markTaken } from '#server/sandbox/lender/status/state.ts';
import type { World } from '#server/sandbox/world.ts';
import { needsHardCreditConsent } from '#store/application/decision/decisions.ts';
import {
  offerFor,
  paidDebts,
  validateChoice,
  type Offer,
  type OfferChoice,
  type OfferSet,
} from '#store/application/offers/offers.ts';

import { isFlagOn } from './featureCalls.ts';
import { advanceNow, handlersFor, isAt, stepNotOpen } from './applicationStep.ts';

type Quote = ApplicationRecord['quotes'][number];

const EXPIRES_ONCE = 250_000;
const MAX_QUOTES = 20;

const isChoosing = isAt('OFFER_SELECTION', 'REVISED_OFFER_SELECTION');

const expired = () =>
  new HttpError(409, {
    message: "These offers have expired. We're getting new ones.",
    code: 'OFFER_EXPIRED',
  });

const noSuchOffer = () =>
  new HttpError(422, { message: "We can't find that offer.", field: 'offerId' });

/** SC-24: accepts only discounts and debts of the offer. */
function refuseUnknown(
  { discounts, payoffLiabilityUuids }: Pick<OfferChoice, 'discounts' | 'payoffLiabilityUuids'>,
  { liabilities }: OfferSet,
  { discountList }: Offer,
) {
  if (discounts.some((type) => !discountList.some(({ discount }) => discount.type === type)))
    throw new HttpError(422, { message: 'There is no such discount.', field: 'discounts' });
  if (payoffLiabilityUuids.some((debt) => !liabilities.some(({ uuid }) => uuid === debt)))
    throw new HttpError(422, { message: 'There is no such debt.', field: 'payoffLiabilityUuids' });
}

/** A magic amount makes the offers expire, once (9.4). */
function refuseEnded(world: World, application: ApplicationRecord, amount: number): void {
  if (amount !== EXPIRES_ONCE || !isFirstTime(application, 'offers expired')) return;
  throw expired().remembering(() =>
    world.applications.change(application.uuid, (known) => ({
      ...known,
      progress: { ...known.progress, ...markTaken(known, 'offers expired') },
    })),
  );
}

const setOf = (world: World, application: ApplicationRecord) =>
  offerSetOf(application, world.lender(application.org), {
    canBuyDown: isFlagOn(world, application.org, 'fe-heloc-rate-buy-down'),
  });

function quoteFor(
  world: World,
  { property }: ApplicationRecord,
  { set, offer, choice }: { set: OfferSet; offer: Offer | null | undefined; choice: OfferChoice },
): Quote {
  if (!offer) throw noSuchOffer();
  refuseUnknown(choice, set, offer);
  refuseInvalid(validateChoice(set, choice));
  const quote = lenderQuote(set, choice, world.now(), property);
  if (!quote) throw noSuchOffer();
  return quote;
}

const payoffsOf = ({ quoteId }: Quote, set: OfferSet, choice: OfferChoice) => ({
  quoteId,
  debtUuids: paidDebts(set, choice).map(({ uuid }) => uuid),
});

/** Marks the debts that the chosen offer pays (8.2, DIRECT_DEBT_PAYOFF). */
function withPayoffs(
  { liabilities, quotedPayoffs }: ApplicationRecord,
  { quoteId }: Quote,
): ApplicationRecord['liabilities'] {
  const paid = quotedPayoffs.find((quoted) => quoted.quoteId === quoteId)?.debtUuids;
  if (!paid) return liabilities;
  return liabilities.map((debt) => ({
    ...debt,
    payOff: paid.includes(debt.uuid) ? { status: 'MARKED_FOR_PAYOFF' } : null,
  }));
}

function withSelection(
  world: World,
  application: ApplicationRecord,
  quote: Quote,
  consentedAt: string | null,
): ApplicationRecord {
  const chosen: ApplicationRecord = {
    ...application,
    selectedQuote: quote,
    revision: null,
    liabilities: withPayoffs(application, quote),
    status: {
      ...application.status,
      consents: application.status.consents.map((consent) =>
        consent.type === 'HARD_CREDIT' && consentedAt !== null
          ? { ...consent, givenAt: consentedAt }
          : consent,
      ),
    },
  };
  return advanceNow(world, chosen);
}

export function offerCalls(world: World): Handler[] {
  const { own, step } = handlersFor(world);
  return [
    own(readOffers, (application) => setOf(world, application)),

    own(quoteOffer, (application, { parts: { body } }) => {
      if (!isChoosing(application)) throw stepNotOpen();
      refuseEnded(world, application, body.amount);
      const set = setOf(world, application);
      const offer = set.offers.find(({ id, term }) => id === body.offerId && term === body.term);
      const choice: OfferChoice = { ...body, type: offer?.type ?? '' };
      const quote = quoteFor(world, application, { set, offer, choice });
      const payoffs = payoffsOf(quote, set, choice);
      world.applications.change(application.uuid, (known) => ({
        ...known,
        quotes: [...known.quotes, quote].slice(-MAX_QUOTES),
        quotedPayoffs: [...known.quotedPayoffs, payoffs].slice(-MAX_QUOTES),
      }));
      return quote;
    }),

    own(emailOffer, (application, { parts: { body: choice } }) => {
      if (!isChoosing(application)) throw stepNotOpen();
      const set = setOf(world, application);
      const quote = quoteFor(world, application, { set, offer: offerFor(set, choice), choice });
      const { subject, text } = offerMail(application, world.lender(application.org), {
        set,
        choice,
        quote,
      });
      world.outbox.mail(application.profile.email, subject, text);
      return { reference: `OE-${randomInt(100_000, 999_999)}` };
    }),

    step(selectOffer, 'selection', isChoosing, (application, call) => {
      const { quoteId: chosen, consents } = call.parts.body;
      const quote = application.quotes.find(({ quoteId }) => quoteId === chosen);
      if (!quote || Date.parse(quote.expiresAt ?? '') <= world.now()) throw expired();
      const given = consents.find(({ type }) => type === 'HARD_CREDIT');
      if (needsHardCreditConsent(statusAnswer(application)) && !given)
        throw new HttpError(400, { message: 'Required', field: 'consents' });
      return withSelection(world, application, quote, given?.acceptedAt ?? null);
    }),

    step(reopenOffers, 'reopening', canReopenOffers, (application) =>
      applyTransition(application, reopenTransition(application), world.now()),
    ),
  ];
}
