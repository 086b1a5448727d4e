import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { findingOf } from '#server/sandbox/lender/identity/idCheck.ts';
import { worstVerdictOf } from '#server/sandbox/lender/income/papers.ts';
import type { SimulationClock } from '#server/sandbox/lender/simulationClock.ts';
import { categoryOf } from '#store/application/conditions/categories.ts';

import { inState, withChanged } from './conditionChanges.ts';
import type { SentDocument, ConditionRecord } from './conditionRecord.ts';

const REVIEW_MS = 8_000;

type Verdict = Pick<SentDocument, 'state' | 'reason'>;

/** Returns how a document's review ends, by its name (9.4). Null if only an underwriter ends it. */
function verdictFor({ categoryEnum }: ConditionRecord, document: SentDocument): Verdict | null {
  const { uuid, fileName } = document;
  const finding =
    categoryOf(categoryEnum).screen === 'identity'
      ? findingOf([{ uuid, side: 'photo', fileName }], false)
      : null;
  if (finding) return { state: 'NEEDS_REPLACING', reason: finding.text };
  const verdict = worstVerdictOf([fileName]);
  return (
    verdict && {
      state: verdict.state === 'ACCEPTED' ? 'ACCEPTED' : 'NEEDS_REPLACING',
      reason: verdict.reason,
    }
  );
}

const isIn =
  (state: SentDocument['state']) =>
  (document: SentDocument): boolean =>
    document.state === state;

/** Returns the condition with other documents. Its state is the worst document's. */
export function withDocuments(
  condition: ConditionRecord,
  documents: SentDocument[],
): ConditionRecord {
  const state =
    (documents.some(isIn('NEEDS_REPLACING')) && 'NEEDS_REPLACING') ||
    (documents.some(isIn('IN_REVIEW')) && 'IN_REVIEW') ||
    'ACCEPTED';
  const { xtraData } = condition;
  return { ...condition, xtraData: { ...xtraData, documents, state } };
}

const reviewed = (condition: ConditionRecord): ConditionRecord =>
  withDocuments(
    condition,
    condition.xtraData.documents.map((document) => ({
      ...document,
      ...(document.state === 'IN_REVIEW' && verdictFor(condition, document)),
    })),
  );

const isDue = ({ now, speed }: SimulationClock) => {
  const sentBy = now - REVIEW_MS / speed;
  return ({ xtraData, sentAt }: ConditionRecord) =>
    xtraData.state === 'IN_REVIEW' &&
    xtraData.documents.some(isIn('IN_REVIEW')) &&
    sentAt !== null &&
    sentAt <= sentBy;
};

/** Applies due reviews, even for a pinned status. */
export function withReviews(
  application: ApplicationRecord,
  clock: SimulationClock,
): ApplicationRecord {
  let current = application;
  for (const condition of application.conditions.filter(isDue(clock))) {
    const after = reviewed(condition);
    if (after.xtraData.state !== 'IN_REVIEW')
      current = withChanged(current, after, (condition.sentAt ?? 0) + REVIEW_MS / clock.speed);
  }
  return current;
}

/** An underwriter's decision about a document or a whole condition. */
export interface ReviewDecision {
  readonly isAccepted: boolean;
  /** Defaults to all of its documents. */
  readonly documentUuid?: string | undefined;
  readonly comment: string | null;
}

/** Returns the condition after an underwriter's decision. */
export function decided(
  condition: ConditionRecord,
  { isAccepted, documentUuid, comment }: ReviewDecision,
): ConditionRecord {
  const state = isAccepted ? 'ACCEPTED' : 'NEEDS_REPLACING';
  const { documents } = condition.xtraData;
  if (documents.length === 0)
    return { ...inState(condition, state), ...(!isAccepted && { commentsToBorrower: comment }) };
  return withDocuments(
    condition,
    documents.map((document) => ({
      ...document,
      ...((documentUuid ?? document.uuid) === document.uuid && {
        state,
        reason: isAccepted ? null : comment,
      }),
    })),
  );
}
