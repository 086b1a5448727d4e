import { drawPreferences } from './loanMaths.ts';
import { defaultChoice, offerTypes, type OfferChoice, type OfferSet } from './offers.ts';
import { fitToOffers } from './fitToOffers.ts';

type Draft = Readonly<Record<string, unknown>>;

const codesIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((code) => typeof code === 'string') : [];

/** Takes the stored values that exist in these offers, and initial values for the rest. */
function restored(set: Readonly<OfferSet>, start: OfferChoice, draft: Draft): OfferChoice {
  const { type, term, amount, drawPreference } = draft;
  // Null means emptied, missing means untouched.
  const list = (name: 'discounts' | 'payoffLiabilityUuids') =>
    codesIn(draft[name] === undefined ? start[name] : draft[name]);
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

/** Returns the draft's choice, as far as these offers allow it. */
export function startingChoice(
  set: Readonly<OfferSet>,
  draft: Draft | undefined,
): OfferChoice | null {
  const start = defaultChoice(set);
  if (start === null || draft === undefined) return start;
  return fitToOffers(set, restored(set, start, draft)).choice;
}

/** Returns the draw before the term or MAXIMIZE changed it. Null for an emptied box. */
export function ownAmount(
  set: Readonly<OfferSet>,
  start: Readonly<OfferChoice>,
  { ownAmount: own }: Draft = {},
): number | null {
  const amount = typeof own === 'number' && Number.isFinite(own) ? own : null;
  if (amount === null && own !== null) return start.amount;
  // Outdated once the borrower types another draw.
  const fitted = fitToOffers(set, { ...start, amount: amount ?? Number.NaN }).choice;
  return fitted.amount === start.amount ? amount : start.amount;
}

export const MAX_PINNED = 3;

const isDraft = (value: unknown): value is Draft => typeof value === 'object' && value !== null;

/** Returns the compared choices, as far as these offers allow them. */
export const pinnedChoices = (
  set: Readonly<OfferSet>,
  { pinned }: Draft = {},
): readonly OfferChoice[] =>
  (Array.isArray(pinned) ? pinned : [])
    .filter(isDraft)
    .slice(0, MAX_PINNED)
    .flatMap((draft) => startingChoice(set, draft) ?? []);
