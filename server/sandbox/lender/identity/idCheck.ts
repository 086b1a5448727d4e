import { randomUUID } from 'node:crypto';

import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import type { NewCondition } from '#server/sandbox/lender/conditions/conditionRecord.ts';
import type { Transition } from '#server/sandbox/lender/status/state.ts';
import { NAME_DIFFERS } from '#store/application/idCheck/idCheck.ts';

export type IdCheckRecord = NonNullable<ApplicationRecord['idCheck']>;

export const MOST_TRIES = 3;
const REVIEW_SECONDS = 10;
/** chosen: the name on the ID of a file named othername… */
const OTHER_NAME = 'Morgan Otherfield';

/** What each file name means, the gravest first (9.4). */
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

/** What the check will find, by the names of the photos; null for a good ID. Papers explain another name. */
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

/** The good photos of an ID whose other side cannot be read: they need not be taken again. */
export function goodPhotos(photos: readonly Photo[], finding: IdCheckRecord['finding']): string[] {
  if (finding?.reason !== 'UNREADABLE') return [];
  const word = findings.find(([, reason]) => reason === finding.reason)?.[0] ?? '';
  return photos
    .filter(({ fileName }) => !fileName.toLowerCase().startsWith(word))
    .map(({ uuid }) => uuid);
}

const isInReview = ({ idCheck }: ApplicationRecord) => idCheck?.state === 'PENDING_REVIEW';

/** A person needs ten seconds; without a review the lender waits for the borrower. */
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

/** A person looks at the ID, and a to-do item asks for clearer photos. */
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

/** The end of the check: on, back to the borrower, or to a person at the third failure (8.2). */
export function afterIdCheck(application: ApplicationRecord): Transition {
  const { idCheck } = application;
  if (!idCheck?.finding) return accepted(application);
  if (idCheck.finding.reason === 'FRAUD') return review(idCheck, 'IDENTITY_DOCUMENT_FRAUD_REVIEW');
  const failed: IdCheckRecord = {
    ...idCheck,
    state: 'FAILED_VERIFICATION',
    failures: idCheck.failures + 1,
  };
  return failed.failures < MOST_TRIES
    ? { to: 'IDENTITY_VERIFICATION', application: { idCheck: failed } }
    : review(failed, 'ID_VERIFICATION_FAILURE');
}

/** The transitions from the screen to the check. A manual review always approves. */
export const afterIdPhotos = (application: ApplicationRecord): Transition =>
  isInReview(application) ? accepted(application) : { to: 'IDENTITY_CHECK_IN_PROGRESS' };
