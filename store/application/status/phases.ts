import { stageNames, type Stage } from '#store/shell/journey.ts';

import type { ApplicationStatus } from '#store/application/applicationStatus.ts';

/** A stretch of the way from the answers to the money; it has one stage of the stepper (STAGE-01). */
export interface Phase {
  readonly id: string;
  readonly name: string;
  readonly stage: Stage;
  /** Not every application has it: it is shown only while it runs. */
  readonly isOptional: boolean;
}

/** chosen: name | stage | statuses; "*" is any ending, "?" marks a phase that not every application has. */
const table = `
answers | Your answers | Basic Info
credit | Credit check | Basic Info | SOFT_CREDIT_PULL_IN_PROGRESS CREDIT_* SOFT_CREDIT_LOCKED SOFT_CREDIT_FROZEN FACTA_REVIEW DELINQUENCY_*
home | Your home | Basic Info | PROPERTY_SEARCH_IN_PROGRESS NO_PROPERTY_FOUND MULTIPLE_PROPERTIES
value | Your home's value | Select Offer | PROPERTY_VALUATION_IN_PROGRESS NO_AVM_FOUND NAV_* BPO_ORDER_REQUEST*
offers | Your offers | Select Offer | OFFER_* REVISED_OFFER_SELECTION ASSETS_PREQUAL ASSET_REVIEW_IN_PROGRESS CLTV_LIEN_POSITION_REQUALIFY
details | More about you | Provide More Info | COLLECT_ADDITIONAL_INFO HMDA
submission | Review and submit | Provide More Info | GEN_SUMMARY_DISCLOSURE APP_SUBMISSION APPLICATION_REVIEW_IN_PROGRESS
underwriting? | Underwriting | Provide More Info | UNDERWRITING_REVIEW
loans | Loans on your home | Provide More Info | PREQUAL_TITLE_PROCESSING LIEN_* PAYOFF_REQUEST_PENDING REQUEST_STEWART_PAYOFFS
appraisal? | Appraisal | Provide More Info | ONSITE_APPRAISAL_* HOLD_FOR_APPRAISAL_REVIEW APPRAISAL_REVIEW_COMPLETE
income | Your income | Link Income Sources | INCOME_* EMPLOYMENT_*
identity | Your ID | Verify Identity | IDENTITY_*
bank | Your bank account | Sign Documents | DISBURSEMENT_ACCOUNT AUTOPAY_ACCOUNT VERIFIED_AUTOPAY_ACCOUNT
hardCredit | Full credit check | Sign Documents | HARD_CREDIT_*
title? | Title search | Sign Documents | ORDER_FULL_TITLE FINAL_TITLE_*
finalOffer | Your final offer | Sign Documents | GEN_CLOSING_DISCLOSURE FINAL_OFFER
documents | Documents to sign | Sign Documents | GEN_NOTE_SIGNING NOTE_SIGNING CO_DEED_REQ
notary | Notary | Talk to eNotary | GEN_NOTARY_DISCLOSURE ATTORNEY_REVIEW NOTARY_WAITING_PERIOD DEED_SIGNING MANUAL_DEED_SIGNING
cancel? | Right to cancel | complete | GEN_RESCISSION RESCISSION
recording | Recording | complete | RECORDING
check | Final check | complete | FUNDABLE FUNDING_DECISION
debts? | Debts paid | complete | DIRECT_DEBT_PAYOFF
money | Your money | complete | COMPLETE
`;

const rows = table
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', name = '', stage = '', statuses = ''] = line
      .split('|')
      .map((part) => part.trim());
    const phase: Phase = {
      id: id.replace('?', ''),
      name,
      // A stage of the table above.
      stage: stage as Stage,
      isOptional: id.endsWith('?'),
    };
    return { phase, statuses: statuses.split(' ').filter(Boolean) };
  });

/** The phases in order. */
export const phases: readonly Phase[] = rows.map(({ phase }) => phase);

const exact = new Map(
  rows.flatMap(({ phase, statuses }) => statuses.map((status) => [status, phase] as const)),
);

const beginnings = rows.flatMap(({ phase, statuses }) =>
  statuses
    .filter((status) => status.endsWith('*'))
    .map((status) => [status.slice(0, -1), phase] as const),
);

/** The phase of a status; null for an end, and for a status that is in no row. */
export const phaseOf = (checklistStatus: string): Phase | null =>
  exact.get(checklistStatus) ??
  beginnings.find(([start]) => checklistStatus.startsWith(start))?.[1] ??
  null;

export const COMPLETE_STAGE = stageNames.length;

export const stageNumber = (stage: Stage): number =>
  stage === 'complete' ? COMPLETE_STAGE : stageNames.indexOf(stage);

type KnownStatus = Readonly<
  Pick<ApplicationStatus, 'checklistStatus' | 'primaryParticipantAcceptComplete'>
>;

/** The number of the status's stage; null where it has none. A borrower who has signed the deed is done. */
export function stageOfStatus(status: KnownStatus): number | null {
  const { checklistStatus, primaryParticipantAcceptComplete: hasSigned } = status;
  if (checklistStatus === 'DEED_SIGNING' && hasSigned) return COMPLETE_STAGE;
  const phase = phaseOf(checklistStatus);
  return phase && stageNumber(phase.stage);
}
