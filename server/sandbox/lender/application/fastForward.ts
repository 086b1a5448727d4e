import { randomUUID } from 'node:crypto';

import type { Lender } from '#server/sandbox/data/lenders.ts';
import { defaultChoice, offerFor } from '#store/application/offers/offers.ts';
import { dayAt } from '#store/geography/timeZones.ts';
import { closed } from '#server/sandbox/lender/status/creditFreeze.ts';
import { isLimitedByIncome, offerSetOf } from '#server/sandbox/lender/offers/offerSet.ts';
import { lenderQuote } from '#server/sandbox/lender/offers/quote.ts';
import { statesToFinalOffer } from '#server/sandbox/lender/status/statesToFinalOffer.ts';
import { statesToFunding } from '#server/sandbox/lender/status/statesToFunding.ts';
import { agentNeeded } from '#server/sandbox/lender/status/statesToOffers.ts';

import type { ApplicationFile, FileStatus } from './application.ts';

/** The steps after the choice of an offer, in the order of the happy path. */
const order = [...Object.keys(statesToFinalOffer), ...Object.keys(statesToFunding)];
const ends = new Set(['COMPLETE', 'CANCELLED', 'DECLINED']);

const isPast = (status: string, step: string) =>
  status !== 'CANCELLED' && status !== 'DECLINED' && order.indexOf(status) > order.indexOf(step);

const isRevised = (status: string) => status === 'REVISED_OFFER_SELECTION';

/** What the lender had decided by then. */
function decisionAt(status: string, file: ApplicationFile, lender: Lender): Partial<FileStatus> {
  if (/_(?:LOCKED|FROZEN)$/.test(status)) return closed;
  if (/^(?:NAV_)?BPO_ORDER_REQUEST/.test(status)) return agentNeeded;
  if (status === 'DECLINED') return { uwDecision: 'DECLINE', declineReason: 'GENERIC' };
  if (status === 'UNDERWRITING_REVIEW') return { uwDecision: 'REVIEW' };
  if (status === 'OFFER_SELECTION')
    return {
      uwDecision: 'INITIAL',
      uwSubDecision: isLimitedByIncome(file, lender)
        ? 'UNVERIFIED_DTI_LIMITED'
        : 'UNVERIFIED_OFFER',
    };
  if (isRevised(status)) return { uwDecision: 'SELECT', uwSubDecision: 'VERIFIED_OFFER' };
  if (status === 'FINAL_OFFER' || isPast(status, 'FINAL_OFFER'))
    return { uwDecision: 'FINAL', uwSubDecision: 'FINAL_OFFER' };
  if (isPast(status, 'EMPLOYMENT_CHECK_IN_PROGRESS'))
    return { uwDecision: 'FINAL', uwSubDecision: 'VERIFIED_INCOME_MATCHED_OFFER' };
  if (isPast(status, 'ASSET_REVIEW_IN_PROGRESS'))
    return { uwDecision: 'SELECT', uwSubDecision: 'UNVERIFIED_ONBOARDING_COMPLETE' };
  return {};
}

const demoSigner = (at: number) => ({
  uuid: randomUUID(),
  identityUuid: null,
  firstName: 'Lena',
  lastName: 'Fenwright',
  email: 'lena.fenwright@demo.example',
  phoneNumber: null,
  relationship: 'SPOUSE',
  state: 'INVITED',
  invitedAt: new Date(at).toISOString(),
});

/** A choice as the first screen of the offers has it, quoted. */
function chosen(file: ApplicationFile, lender: Lender, at: number): Partial<ApplicationFile> {
  if (file.selectedQuote) return {};
  const set = offerSetOf(file, lender, { canBuyDown: false });
  const choice = defaultChoice(set);
  const quote = choice && lenderQuote(set, choice, at, file.property.state);
  return quote ? { selectedQuote: quote, quotes: [quote] } : {};
}

/** What a lower income took of the limit; null where nothing is on offer. */
function revisionOf(file: ApplicationFile, lender: Lender): ApplicationFile['revision'] {
  // With every kind there is, so that no flag can raise the limit of now over the one before.
  const set = offerSetOf(file, lender, { canBuyDown: true });
  const choice = defaultChoice(set);
  const offer = choice && offerFor(set, choice);
  return (
    offer && {
      oldMaxDraw: set.maxDraw + 15_000,
      oldRate: offer.rate,
      newRate: offer.rate,
      reason: 'The income we could confirm is lower than the income you told us.',
    }
  );
}

const additionalInfo = {
  ownership: 'SOLE',
  owners: [],
  trust: null,
  maritalStatus: null,
  spouse: null,
  purpose: 'HOME_IMPROVEMENT',
  residency: 'US_CITIZEN',
  mailingAddress: null,
  preferredContact: 'EMAIL',
  titleChanged90Days: false,
  equityLoan12Months: null,
} as const satisfies NonNullable<ApplicationFile['additionalInfo']>;

const statusDefaults = (status: string): Partial<FileStatus> => ({
  waitingOnFloodCert: false,
  primaryParticipantAcceptComplete: isPast(status, 'MANUAL_DEED_SIGNING'),
  manualNotary: status === 'MANUAL_DEED_SIGNING',
});

/**
 * An application at a status that somebody gave it: what it had not got yet is filled in as on the happy path, so
 * that every screen has something to show (8.1, missing data).
 */
export function fastForwarded(
  file: ApplicationFile,
  lender: Lender,
  { status, at }: { status: string; at: number },
): ApplicationFile {
  const isChosen = isPast(status, 'ASSET_REVIEW_IN_PROGRESS') || isRevised(status);
  const hasBank = isPast(status, 'AUTOPAY_ACCOUNT') || status === 'AUTOPAY_ACCOUNT';
  const given = new Date(at).toISOString();
  const info = isPast(status, 'COLLECT_ADDITIONAL_INFO') ? { ...additionalInfo, owners: [] } : null;
  return {
    ...file,
    ...(isChosen ? chosen(file, lender, at) : {}),
    additionalInfo: file.additionalInfo ?? info,
    ssnLastFour: file.ssnLastFour ?? (info ? '9999' : null),
    isHmdaAnswered: file.isHmdaAnswered || isPast(status, 'HMDA'),
    disburseAccount:
      file.disburseAccount ?? (hasBank ? { mask: '6789', routingNumber: '123456780' } : null),
    signers:
      status === 'CO_DEED_REQ' && file.signers.length === 0 ? [demoSigner(at)] : file.signers,
    revision: isRevised(status) ? (file.revision ?? revisionOf(file, lender)) : null,
    accountOpenedDate:
      file.accountOpenedDate ?? (status === 'COMPLETE' ? dayAt(at, file.property.state) : null),
    active: status === 'COMPLETE' || !ends.has(status),
    pinned: true,
    statusSince: at,
    status: {
      ...file.status,
      declineReason: null,
      bpo: null,
      hold: null,
      uwDecision: null,
      uwSubDecision: null,
      ...statusDefaults(status),
      ...decisionAt(status, file, lender),
      checklistStatus: status,
      consents: file.status.consents.map((consent) =>
        isChosen ? { ...consent, givenAt: consent.givenAt ?? given } : consent,
      ),
    },
    progress: { ...file.progress, declineCause: null },
  };
}
