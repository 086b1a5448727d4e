import { FileName } from '#src/ui/fields/files/FileName.tsx';
import { Icon, type IconName } from '#src/ui/layout/Icon.tsx';
import { Sentence } from '#src/ui/layout/Sentence.tsx';
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

/** A state by icon and words. */
export const StateMark = ({ state }: { state: ConditionState }) => (
  <span className={`${css['state']} ${css[state]}`}>
    <Icon name={icons[state]} />
    {stateLabels[state]}
  </span>
);

/** The documents that the lender has, each with its own state. */
export function SentFiles({ documents }: { documents: readonly ConditionDocument[] }) {
  if (documents.length === 0) return null;
  return (
    <ul className={css['files']} role="list" aria-label="What you sent">
      {documents.map(({ uuid, fileName, state, reason }) => (
        <li key={uuid} className={css['file']}>
          <Icon name="file" />
          <FileName name={fileName} />
          <span className={css['reason']}>
            {stateLabels[state]}
            {state === 'NEEDS_REPLACING' && reason !== null && (
              <>
                : <bdi>{reason}</bdi>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Why the lender asks, its comment, by when, and what it has already. */
export function ConditionFacts({ condition }: { condition: ShownCondition }) {
  const { text, comment, due, documents } = condition;
  return (
    <div className={css['facts']}>
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
      <SentFiles documents={documents} />
    </div>
  );
}
