import type { AnswerOf } from '#sagas/api/contract/endpoint.ts';
import type { readFloodCheck } from '#sagas/api/contract/flood.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { isOnStreet } from '#server/sandbox/lender/application/magicWords.ts';

/** chosen: the commonest zone of the flood maps. */
const ZONE = 'AE';

/** The certificate waits for the borrower: a home in a flood zone, without a receipt and a policy (9.3). */
export const isWaitingForFloodProof = (application: ApplicationRecord): boolean =>
  application.status.waitingOnFloodCert === true &&
  isOnStreet(application, 'floodzone') &&
  application.floodProofSentAt === null;

/** What the flood check found; null where none is under way. */
export function floodAnswer(application: ApplicationRecord): AnswerOf<typeof readFloodCheck> {
  if (!application.status.waitingOnFloodCert) return null;
  const isInFloodZone = isOnStreet(application, 'floodzone');
  return {
    isInFloodZone,
    zone: isInFloodZone ? ZONE : null,
    proofSentAt: application.floodProofSentAt,
  };
}
