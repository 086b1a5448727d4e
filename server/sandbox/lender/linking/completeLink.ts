import { applicationScreenAt } from '#store/application/core/currentScreen.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { SANDBOX_NUMBER } from '#server/sandbox/data/banks.ts';
import { withLinkedAsset } from '#server/sandbox/lender/assets/linkedAssets.ts';
import { connectIncome, statedFor } from '#server/sandbox/lender/income/records.ts';
import { ownAccount, refuseAccount } from '#server/sandbox/lender/bank/payoutRules.ts';
import { HttpError, notFound } from '#server/sandbox/httpError.ts';
import type { LinkOutcome, LinkSession } from '#server/sandbox/storage/links.ts';
import { linkMethod, type IncomeLinkType } from '#store/application/linking/linkTypes.ts';

export const UNKNOWN_SESSION = "We can't find this link session.";

const wrongToken = () =>
  new HttpError(422, { message: 'Start the link again.', code: 'LINK_TOKEN' });

/** Returns a finished visit's outcome. A token must be the provider's. */
export function outcomeOf({ outcome }: LinkSession, publicToken: string | null): LinkOutcome {
  if (!outcome) throw notFound(UNKNOWN_SESSION);
  if (outcome.publicToken !== publicToken) throw wrongToken();
  return outcome;
}

/** Adds the linked account. Refuses another person's account, or one that can't receive money. */
export function withLinkedAccount(
  application: ApplicationRecord,
  { id, isCompleted }: LinkSession,
  { institution, type, mask, isOfAnother }: LinkOutcome,
): ApplicationRecord {
  const account = {
    accountUuid: id,
    bankName: institution,
    type,
    mask,
    routingNumber: SANDBOX_NUMBER,
    verified: true,
    isOfAnother,
  };
  refuseAccount(account);
  if (isCompleted === true) return application;
  // The same account linked again replaces itself.
  const others = application.bankAccounts.filter(
    (known) => !known.verified || known.mask !== mask || known.bankName !== institution,
  );
  return { ...application, bankAccounts: [...others, account] };
}

/** Stores what was linked for an income. Savings and investments count toward the offers (product/assets). */
export function withLinkedIncome(
  application: ApplicationRecord,
  { id, link, returnTo, recordUuid, isCompleted }: LinkSession & { readonly link: IncomeLinkType },
  outcome: LinkOutcome,
  now: number,
): ApplicationRecord {
  const { result, institution, share, isOfAnother } = outcome;
  ownAccount(isOfAnother);
  if (isCompleted === true) return application;
  if (applicationScreenAt(returnTo)?.screen === 'productAssets')
    return withLinkedAsset(application, id, outcome);
  const method = linkMethod(link);
  const yearlyIncome = Math.round(statedFor(application, method, recordUuid) * share);
  const linked = { method, institution, yearlyIncome, result, recordUuid: recordUuid ?? null };
  return connectIncome(application, linked, now);
}

/** Returns a completion's record, the same each time. */
export function linkedRecord(
  application: ApplicationRecord,
  { id, link, recordUuid }: LinkSession & { readonly link: IncomeLinkType },
  { result, institution, share }: LinkOutcome,
) {
  const isConnected = result === 'SUCCESS';
  const method = linkMethod(link);
  return {
    uuid: id,
    subject: 'PRIMARY' as const,
    verificationMethod: method,
    methods: [method],
    state: isConnected ? ('CONNECTED' as const) : ('NOT_STARTED' as const),
    reason: isConnected ? null : result,
    monthlyIncome: isConnected
      ? Math.round((statedFor(application, method, recordUuid) * share) / 12)
      : null,
    institution,
  };
}
