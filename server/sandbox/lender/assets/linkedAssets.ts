import { savingsAccounts } from '#server/sandbox/data/institutions.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import type { LinkOutcome } from '#server/sandbox/storage/links.ts';

/** Adds linked savings. The same account linked again replaces itself. */
export function withLinkedAsset(
  application: ApplicationRecord,
  linkUuid: string,
  { result, institution, mask, share }: LinkOutcome,
): ApplicationRecord {
  const found = savingsAccounts.find((account) => account.mask === mask);
  if (result !== 'SUCCESS' || !found) return application;
  const { type, balance } = found;
  const linked = { linkUuid, type, institution, mask, balance: Math.round(balance * share) };
  const others = application.linkedAssets.filter(
    (known) => known.mask !== mask || known.institution !== institution,
  );
  return { ...application, linkedAssets: [...others, linked] };
}
