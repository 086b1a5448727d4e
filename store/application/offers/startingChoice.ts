import { drawPreferences } from './loanMaths.ts';
import { defaultChoice, offerTypes, type OfferChoice, type OfferSet } from './offers.ts';
import { settle } from './choiceWithinOffers.ts';

type Draft = Readonly<Record<string, unknown>>;

const words = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((word) => typeof word === 'string') : [];

/** What of a kept choice still stands beside these offers; anything else is left as it begins. */
function kept(set: Readonly<OfferSet>, start: OfferChoice, draft: Draft): OfferChoice {
  const { type, term, amount, drawPreference } = draft;
  // A list that was emptied is null, one that nobody has touched is not there.
  const list = (name: 'discounts' | 'payoffLiabilityUuids') =>
    words(draft[name] === undefined ? start[name] : draft[name]);
  const uuids = new Set(set.liabilities.map(({ uuid }) => uuid));
  return {
    type: offerTypes(set).find((known) => known === type) ?? start.type,
    term: typeof term === 'number' && Number.isFinite(term) ? term : start.term,
    amount: typeof amount === 'number' && Number.isFinite(amount) ? amount : start.amount,
    drawPreference:
      drawPreferences.find((known) => known === drawPreference) ?? start.drawPreference,
    discounts: list('discounts'),
    payoffLiabilityUuids: list('payoffLiabilityUuids').filter((uuid) => uuids.has(uuid)),
  };
}

/** Where product/select begins: with the choice that was being made, as far as these offers allow it. */
export function startingChoice(
  set: Readonly<OfferSet>,
  draft: Draft | undefined,
): OfferChoice | null {
  const start = defaultChoice(set);
  if (start === null || draft === undefined) return start;
  return settle(set, kept(set, start, draft)).choice;
}

/** The draw to come back to from the most there is: what was typed before it, null for an emptied box. */
export function ownAmount({ drawPreference, amount }: Readonly<OfferChoice>, draft: Draft = {}) {
  const own = drawPreference === 'MAXIMIZE' ? draft['ownAmount'] : amount;
  if (own === null) return null;
  return typeof own === 'number' && Number.isFinite(own) ? own : amount;
}

/** So many choices stand beside each other. */
export const MOST_PINNED = 3;

const isDraft = (value: unknown): value is Draft => typeof value === 'object' && value !== null;

/** The choices that were put beside each other, as far as these offers allow them. */
export const pinnedChoices = (
  set: Readonly<OfferSet>,
  { pinned }: Draft = {},
): readonly OfferChoice[] =>
  (Array.isArray(pinned) ? pinned : [])
    .filter(isDraft)
    .slice(0, MOST_PINNED)
    .flatMap((draft) => startingChoice(set, draft) ?? []);
