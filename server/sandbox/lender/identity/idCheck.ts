import { randomUUID } from 'node:crypto';

import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import type { NewCondition } from '#server/sandbox/lender/conditions/conditionRecord.ts';
import type { Transition } from '#server/sandbox/lender/status/state.ts';
import { NAME_DIFFERS } from '#store/application/idCheck/idCheck.ts';

export type IdCheckRecord = NonNullable<ApplicationRecord['idCheck']>;

export const MAX_TRIES = 3;
const REVIEW_SECONDS = 10;
/** Our choice: the name on the ID in a file named othername… */
const OTHER_NAME = 'Morgan Otherfield';

/** The meaning of each file name, most serious first (9.4). */
const findings = [
  ['fraudid', 'FRAUD'],
  ['expired', 'EXPIRED'],
  ['othername', NAME_DIFFERS],
  ['idfail', 'UNREADABLE'],
] as const;

interface Photo {
  readonly uuid: string;
  readonly side: string;
  readonly fileName: string;
}

const reasonTexts = {
  EXPIRED: () => 'This ID has expired. Use another.',
  [NAME_DIFFERS]: () =>
    `The ID says ${OTHER_NAME}. Fix the application, or upload proof of the name change.`,
  UNREADABLE: (side: string) =>
    `We couldn't read the ${side}. The photo is too blurry to read every word.`,
  FRAUD: () => 'Someone on our team needs to look at this ID.',
};

/**
 * Returns what the check will find by the photos' names, or null for a good ID. Documents explain a different name.
 */
export function findingOf(
  photos: readonly Photo[],
  hasNameProof: boolean,
): IdCheckRecord['finding'] {
  for (const [word, reason] of findings) {
    const photo = photos.find(({ fileName }) => fileName.toLowerCase().startsWith(word));
    if (photo && !(reason === NAME_DIFFERS && hasNameProof))
      return { reason, text: reasonTexts[reason](photo.side) };
  }
  return null;
}

/** Returns the good photos of an ID whose other side is unreadable, so they needn't be taken again. */
export function goodPhotos(photos: readonly Photo[], finding: IdCheckRecord['finding']): string[] {
  if (finding?.reason !== 'UNREADABLE') return [];
  const word = findings.find(([, reason]) => reason === finding.reason)?.[0] ?? '';
  return photos
    .filter(({ fileName }) => !fileName.toLowerCase().startsWith(word))
    .map(({ uuid }) => uuid);
}

const isInReview = ({ idCheck }: ApplicationRecord) => idCheck?.state === 'PENDING_REVIEW';

/** A person needs ten seconds. Without a review, the lender waits for the borrower. */
export const reviewSeconds = (application: ApplicationRecord): number | null =>
  isInReview(application) ? REVIEW_SECONDS : null;

export function accepted({ isCrypto, idCheck }: ApplicationRecord): Transition {
  const to = isCrypto ? 'AUTOPAY_ACCOUNT' : 'DISBURSEMENT_ACCOUNT';
  if (!idCheck) return { to };
  return {
    to,
    settles: idCheck.conditionUuid,
    application: {
      idCheck: { ...idCheck, state: 'VERIFIED', finding: null, conditionUuid: null },
    },
  };
}

/** A person checks the ID, and a condition asks for clearer photos. */
function review(idCheck: IdCheckRecord, category: NewCondition['categoryEnum']): Transition {
  const conditionUuid = randomUUID();
  return {
    to: 'IDENTITY_VERIFICATION',
    owes: { uuid: conditionUuid, categoryEnum: category },
    status: {
      hold: {
        reason: category,
        actor: 'LENDER',
        since: null,
        expectedBy: null,
        detail: null,
        conditionUuids: [conditionUuid],
      },
    },
    application: { idCheck: { ...idCheck, state: 'PENDING_REVIEW', conditionUuid } },
  };
}

/** Ends the check: on, back to the borrower, or to a person after the third failure (8.2). */
export function afterIdCheck(application: ApplicationRecord): Transition {
  const { idCheck } = application;
  if (!idCheck?.finding) return accepted(application);
  if (idCheck.finding.reason === 'FRAUD') return review(idCheck, 'IDENTITY_DOCUMENT_FRAUD_REVIEW');
  const failed: IdCheckRecord = {
    ...idCheck,
    state: 'FAILED_VERIFICATION',
    failures: idCheck.failures + 1,
  };
  return failed.failures < MAX_TRIES
    ? { to: 'IDENTITY_VERIFICATION', application: { idCheck: failed } }
    : review(failed, 'ID_VERIFICATION_FAILURE');
}

/** Moves from the screen to the check. A manual review always approves. */
export const afterIdPhotos = (application: ApplicationRecord): Transition =>
  isInReview(application) ? accepted(application) : { to: 'IDENTITY_CHECK_IN_PROGRESS' };
