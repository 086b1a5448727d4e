import { stageNames, type Stage } from '#store/shell/journey.ts';

import type { ApplicationStatus } from '#store/application/core/applicationStatus.ts';

import type { ChecklistStatus } from '#store/application/core/checklistStatus.ts';
import { phaseIdOf } from './statuses.ts';

/** A section of the process from the answers to funding. Each has one stage in the stepper (STAGE-01). */
interface PhaseRow {
  readonly id: string;
  readonly name: string;
  readonly stage: Stage;
  /** Not every application has this phase, so it is only shown while it runs. */
  readonly isOptional?: true;
}

const table = [
  { id: 'answers', name: 'Your answers', stage: 'Basic Info' },
  { id: 'credit', name: 'Credit check', stage: 'Basic Info' },
  { id: 'home', name: 'Your home', stage: 'Basic Info' },
  { id: 'value', name: "Your home's value", stage: 'Select Offer' },
  { id: 'offers', name: 'Your offers', stage: 'Select Offer' },
  { id: 'details', name: 'More about you', stage: 'Provide More Info' },
  { id: 'submission', name: 'Review and submit', stage: 'Provide More Info' },
  { id: 'underwriting', name: 'Underwriting', stage: 'Provide More Info', isOptional: true },
  { id: 'loans', name: 'Loans on your home', stage: 'Provide More Info' },
  { id: 'appraisal', name: 'Appraisal', stage: 'Provide More Info', isOptional: true },
  { id: 'income', name: 'Your income', stage: 'Link Income Sources' },
  { id: 'identity', name: 'Your ID', stage: 'Verify Identity' },
  { id: 'bank', name: 'Your bank account', stage: 'Sign Documents' },
  { id: 'hardCredit', name: 'Full credit check', stage: 'Sign Documents' },
  { id: 'title', name: 'Title search', stage: 'Sign Documents', isOptional: true },
  { id: 'finalOffer', name: 'Your final offer', stage: 'Sign Documents' },
  { id: 'documents', name: 'Documents to sign', stage: 'Sign Documents' },
  { id: 'notary', name: 'Notary', stage: 'Talk to eNotary' },
  { id: 'cancel', name: 'Right to cancel', stage: 'complete', isOptional: true },
  { id: 'recording', name: 'Recording', stage: 'complete' },
  { id: 'check', name: 'Final check', stage: 'complete' },
  { id: 'debts', name: 'Debts paid', stage: 'complete', isOptional: true },
  { id: 'money', name: 'Your money', stage: 'complete' },
] as const satisfies readonly PhaseRow[];

export type PhaseId = (typeof table)[number]['id'];

export type Phase = PhaseRow & { readonly id: PhaseId };

export const phases: readonly Phase[] = table;

const byId: ReadonlyMap<PhaseId | null, Phase> = new Map(phases.map((phase) => [phase.id, phase]));

/** Returns a status's phase. Null for an end or an unknown status. */
export const phaseOf = (status: ChecklistStatus): Phase | null =>
  byId.get(phaseIdOf(status)) ?? null;

export const COMPLETE_STAGE = stageNames.length;

export const stageNumber = (stage: Stage): number =>
  stage === 'complete' ? COMPLETE_STAGE : stageNames.indexOf(stage);

/** Returns the number of a status's stage, or null. A borrower who signed the deed is done. */
export function stageOfStatus({
  checklistStatus,
  primaryParticipantAcceptComplete: hasSigned,
}: Readonly<Pick<ApplicationStatus, 'checklistStatus' | 'primaryParticipantAcceptComplete'>>):
  | number
  | null {
  if (checklistStatus === 'DEED_SIGNING' && hasSigned) return COMPLETE_STAGE;
  const phase = phaseOf(checklistStatus);
  return phase && stageNumber(phase.stage);
}
