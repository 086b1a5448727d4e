import type { ChecklistStatus } from '#store/application/core/checklistStatus.ts';
import type { Lender } from '#server/sandbox/data/lenders.ts';
import { defaultChoice, offerFor } from '#store/application/offers/offers.ts';
import { dayAt } from '#store/geography/timeZones.ts';
import { creditFrozen } from '#server/sandbox/lender/status/creditFreeze.ts';
import { offerSetOf } from '#server/sandbox/lender/offers/offerSet.ts';
import { withLoansToPay } from '#server/sandbox/lender/payoff/payoffs.ts';
import { lenderQuote } from '#server/sandbox/lender/offers/quote.ts';
import { reachedBefore } from '#server/sandbox/lender/funding/fundingEvents.ts';
import { isEnd, isPast } from '#server/sandbox/lender/status/stateTable.ts';
import { agentNeeded, initialDecision } from '#server/sandbox/lender/status/statesToOffers.ts';
import { demoSigner, emailOf } from '#server/sandbox/data/people.ts';
import { linkedAccount } from '#server/sandbox/data/banks.ts';
import { sampleAsset } from '#server/sandbox/data/assets.ts';
import { soleOwnerInfo } from '#server/sandbox/data/additionalInfo.ts';

import type { ApplicationRecord, ProgressRecord, StatusRecord } from './applicationRecord.ts';
import { newSigner } from '#server/sandbox/lender/signers/signers.ts';
import { LOWER_INCOME } from '#server/sandbox/lender/income/incomeReview.ts';
import { acceptedSources } from '#server/sandbox/lender/income/records.ts';

const isRevised = (status: string) => status === 'REVISED_OFFER_SELECTION';

function decisionAt(
  status: string,
  application: ApplicationRecord,
  lender: Lender,
): Partial<StatusRecord> {
  if (/_(?:LOCKED|FROZEN)$/.test(status)) return creditFrozen;
  if (/^(?:NAV_)?BPO_ORDER_REQUEST/.test(status)) return agentNeeded;
  if (status === 'DECLINED') return { uwDecision: 'DECLINE', declineReason: 'GENERIC' };
  if (status === 'UNDERWRITING_REVIEW') return { uwDecision: 'REVIEW' };
  if (status === 'OFFER_SELECTION') return initialDecision(application, lender);
  if (isRevised(status)) return { uwDecision: 'SELECT', uwSubDecision: 'VERIFIED_OFFER' };
  if (status === 'FINAL_OFFER' || isPast(status, 'FINAL_OFFER'))
    return { uwDecision: 'FINAL', uwSubDecision: 'FINAL_OFFER' };
  if (isPast(status, 'EMPLOYMENT_CHECK_IN_PROGRESS'))
    return { uwDecision: 'FINAL', uwSubDecision: 'VERIFIED_INCOME_MATCHED_OFFER' };
  if (isPast(status, 'ASSET_REVIEW_IN_PROGRESS'))
    return { uwDecision: 'SELECT', uwSubDecision: 'UNVERIFIED_ONBOARDING_COMPLETE' };
  return {};
}

const invitedSigner = (at: number) =>
  newSigner(
    {
      firstName: 'Lena',
      lastName: 'Fenwright',
      email: emailOf(demoSigner.name),
      relationship: 'SPOUSE',
      invitedAt: new Date(at).toISOString(),
    },
    at,
  );

function chosen(
  application: ApplicationRecord,
  lender: Lender,
  at: number,
): Partial<ApplicationRecord> {
  if (application.selectedQuote) return {};
  const set = offerSetOf(application, lender, { canBuyDown: false });
  const choice = defaultChoice(set);
  const quote = choice && lenderQuote(set, choice, at, application.property);
  return quote ? { selectedQuote: quote, quotes: [quote] } : {};
}

/** Returns a limit lowered because of the income, or null without an offer. */
function revisionOf(application: ApplicationRecord, lender: Lender): ApplicationRecord['revision'] {
  // Includes every kind of offer, so no flag can raise the current limit above the old one.
  const set = offerSetOf(application, lender, { canBuyDown: true });
  const choice = defaultChoice(set);
  const offer = choice && offerFor(set, choice);
  return (
    offer && {
      oldMaxDraw: set.maxDraw + 15_000,
      oldRate: offer.rate,
      newRate: offer.rate,
      reason: LOWER_INCOME,
    }
  );
}

const progressAt = (
  status: string,
  { progress }: ApplicationRecord,
  at: number,
): ProgressRecord => ({
  ...progress,
  declineCause: null,
  reached: { ...progress.reached, ...reachedBefore(status, at) },
});
const loansToPay = new Map([
  ['PAYOFF_REQUEST_PENDING', 1],
  ['REQUEST_STEWART_PAYOFFS', 2],
]);

/** Returns the loans that the title search found (9.3). */
const withLoansAt = (status: string, application: ApplicationRecord): ApplicationRecord =>
  isPast(status, 'PREQUAL_TITLE_PROCESSING')
    ? { ...application, liens: withLoansToPay(application, loansToPay.get(status)) }
    : application;
/** Accepts the income: by pay stubs if the employer is asked next. */
function incomeSourcesAt(status: string, application: ApplicationRecord) {
  const { incomeSources } = application;
  if (incomeSources.length > 0 || !isPast(status, 'INCOME_REVIEW_IN_PROGRESS'))
    return incomeSources;
  const isEmployerNext = status.startsWith('EMPLOYMENT_');
  return acceptedSources(application, isEmployerNext ? 'MANUAL_PAYSTUB' : 'TRUV_PAYROLL');
}

const consentsGiven = ({ status }: ApplicationRecord, at: number) =>
  status.consents.map((consent) => ({
    ...consent,
    givenAt: consent.givenAt ?? new Date(at).toISOString(),
  }));
const goodId = ({ property }: ApplicationRecord, status: string): ApplicationRecord['idCheck'] =>
  isPast(status, 'IDENTITY_CHECK_IN_PROGRESS')
    ? {
        idType: 'DRIVERS_LICENSE',
        issuingState: property.state,
        frontUuid: null,
        backUuid: null,
        state: 'VERIFIED',
        finding: null,
        failures: 0,
        conditionUuid: null,
      }
    : null;

const statusDefaults = (status: string): Partial<StatusRecord> => ({
  declineReason: null,
  bpo: null,
  hold: null,
  uwDecision: null,
  uwSubDecision: null,
  waitingOnFloodCert: false,
  primaryParticipantAcceptComplete: isPast(status, 'MANUAL_DEED_SIGNING'),
  manualNotary: status === 'MANUAL_DEED_SIGNING',
});

/**
 * Puts an application at a status and pins it. Fills in missing data as on the happy path, so every screen has
 * something to show (8.1).
 */
export function fastForward(
  application: ApplicationRecord,
  lender: Lender,
  { status, at }: { status: ChecklistStatus; at: number },
): ApplicationRecord {
  const isChosen = isPast(status, 'ASSET_REVIEW_IN_PROGRESS') || isRevised(status);
  const hasBank = isPast(status, 'AUTOPAY_ACCOUNT') || status === 'AUTOPAY_ACCOUNT';
  const info = isPast(status, 'COLLECT_ADDITIONAL_INFO') ? { ...soleOwnerInfo, owners: [] } : null;
  return {
    ...withLoansAt(status, application),
    ...(isChosen ? chosen(application, lender, at) : {}),
    additionalInfo: application.additionalInfo ?? info,
    ssnLastFour: application.ssnLastFour ?? (info ? '9999' : null),
    isHmdaAnswered: application.isHmdaAnswered || isPast(status, 'HMDA'),
    disburseAccount:
      application.disburseAccount ??
      (hasBank ? { mask: '6789', routingNumber: '123456780' } : null),
    incomeSources: incomeSourcesAt(status, application),
    assets:
      status === 'ASSET_REVIEW_IN_PROGRESS' && application.assets.length === 0
        ? [sampleAsset]
        : application.assets,
    bankAccounts:
      application.bankAccounts.length === 0 && status === 'DISBURSEMENT_ACCOUNT'
        ? [linkedAccount(application)]
        : application.bankAccounts,
    idCheck: application.idCheck ?? goodId(application, status),
    signers:
      status === 'CO_DEED_REQ' && application.signers.length === 0
        ? [invitedSigner(at)]
        : application.signers,
    revision: isRevised(status) ? (application.revision ?? revisionOf(application, lender)) : null,
    accountOpenedDate:
      application.accountOpenedDate ??
      (status === 'COMPLETE' ? dayAt(at, application.property) : null),
    active: status === 'COMPLETE' || !isEnd(status),
    pinned: true,
    statusSince: at,
    status: {
      ...application.status,
      ...statusDefaults(status),
      ...decisionAt(status, application, lender),
      checklistStatus: status,
      consents: isChosen ? consentsGiven(application, at) : application.status.consents,
    },
    progress: progressAt(status, application, at),
  };
}
