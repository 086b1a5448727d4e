import type { AnswerOf } from '#sagas/api/contract/endpoint.ts';
import type { readFloodCheck } from '#sagas/api/contract/flood.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { isOnStreet } from '#server/sandbox/lender/application/magicWords.ts';

/** Our choice: the most common zone on flood maps. */
const ZONE = 'AE';

/** The certificate waits for the borrower: a home in a flood zone, without a receipt and a policy (9.3). */
export const isWaitingForFloodProof = (application: ApplicationRecord): boolean =>
  application.status.waitingOnFloodCert === true &&
  isOnStreet(application, 'floodzone') &&
  application.floodProofSentAt === null;

/** Returns the flood check's result, or null if none is running. */
export function floodAnswer(application: ApplicationRecord): AnswerOf<typeof readFloodCheck> {
  if (!application.status.waitingOnFloodCert) return null;
  const isInFloodZone = isOnStreet(application, 'floodzone');
  return {
    isInFloodZone,
    zone: isInFloodZone ? ZONE : null,
    proofSentAt: application.floodProofSentAt,
  };
}
