import type { Lender } from '#server/sandbox/data/lenders.ts';
import { DTI_SHARE } from '#server/sandbox/data/pricing.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { roomWithSavings } from '#server/sandbox/lender/offers/borrowingCapacity.ts';
import { offerSetOf } from '#server/sandbox/lender/offers/offerSet.ts';
import type { AssetLimit } from '#store/application/assets/assets.ts';

/** Returns what limits the line, for the offer with the highest limit (product/assets). */
export function assetLimit(
  application: ApplicationRecord,
  lender: Lender,
  kinds: { readonly canBuyDown: boolean },
): AssetLimit | null {
  const { offers, maxDraw: before, maxDtiUnlimited } = offerSetOf(application, lender, kinds);
  const best = offers.find(({ maxDraw }) => maxDraw === before);
  if (!best) return null;
  return {
    before,
    most: maxDtiUnlimited ?? before,
    rate: best.baseRate,
    term: best.term,
    paymentRoom: roomWithSavings(application, 0),
    incomeShare: DTI_SHARE,
  };
}
