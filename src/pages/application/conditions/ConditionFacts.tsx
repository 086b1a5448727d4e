import { FileName } from '#src/ui/fields/files/FileName.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { Icon, type IconName } from '#src/ui/text/Icon.tsx';
import { Sentence } from '#src/ui/text/Sentence.tsx';
import type { ShownCondition } from '#store/application/conditions/selectors.ts';
import { stateLabels } from '#store/application/conditions/states.ts';
import type {
  ConditionDocument,
  ConditionState,
} from '#store/application/conditions/conditions.ts';

import css from './Conditions.module.css';

const icons: Readonly<Record<ConditionState, IconName>> = {
  OWED: 'file',
  IN_REVIEW: 'clock',
  ACCEPTED: 'check',
  NEEDS_REPLACING: 'warning',
};

export const StateMark = ({ state }: { state: ConditionState }) => (
  <span className={`${css['state']} ${css[state]}`}>
    <Icon name={icons[state]} />
    {stateLabels[state]}
  </span>
);

export function SentDocuments({ documents }: { documents: readonly ConditionDocument[] }) {
  if (documents.length === 0) return null;
  return (
    <ul className={css['files']} role="list" aria-label="What you sent">
      {documents.map(({ uuid, fileName, state }) => (
        <li key={uuid} className={css['file']}>
          <Icon name="file" />
          <FileName name={fileName} />
          <span className={css['reason']}>{stateLabels[state]}</span>
        </li>
      ))}
    </ul>
  );
}

/** Why a document wasn't accepted. It comes first because the borrower needs to know it first. */
function Rejections({ documents }: { documents: readonly ConditionDocument[] }) {
  const reasons = documents.flatMap(({ state, reason }) =>
    state === 'NEEDS_REPLACING' && reason !== null ? [reason] : [],
  );
  if (reasons.length === 0) return null;
  return (
    <Notice tone="warning" heading="Please replace what you sent.">
      {[...new Set(reasons)].map((reason) => (
        <p key={reason}>
          <bdi>{reason}</bdi>
        </p>
      ))}
    </Notice>
  );
}

export function ConditionFacts({ condition }: { condition: ShownCondition }) {
  const { text, comment, due, documents } = condition;
  return (
    <div className={css['facts']}>
      <Rejections documents={documents} />
      <p>
        <Sentence>{text}</Sentence>
      </p>
      {comment !== null && (
        <div className={css['note']}>
          <p className={css['label']}>Note from the lender:</p>
          <p>
            <bdi>{comment}</bdi>
          </p>
        </div>
      )}
      {due !== null && <p>{due}</p>}
      <SentDocuments documents={documents} />
    </div>
  );
}
