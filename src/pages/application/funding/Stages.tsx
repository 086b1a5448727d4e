import { useAppSelector } from '#src/hooks.ts';
import { Section } from '#src/pages/shared/Screen.tsx';
import { Icon } from '#src/ui/layout/Icon.tsx';
import { Sentence } from '#src/ui/layout/Sentence.tsx';
import { stageText } from '#store/application/funding/stageTexts.ts';
import {
  stageNames,
  stageStates,
  type StageState,
  type Timeline,
  type TimelineItem,
} from '#store/application/funding/timeline.ts';
import { selectStatus } from '#store/application/selectors.ts';

import { DayText } from './DayText.tsx';
import css from './Stages.module.css';

const classOf: Readonly<Record<StageState, string | undefined>> = {
  DONE: css['done'],
  CURRENT: css['current'],
  NEXT: css['next'],
  SKIPPED: css['skipped'],
};

/** The stages in order, each with its state in words (AX-06), the current one marked as such. */
export function Stages({ timeline }: { timeline: Timeline }) {
  const status = useAppSelector(selectStatus);
  return (
    <Section title="What happens next">
      <ol className={css['stages']} role="list">
        {timeline.items.map((item) => (
          <Stage key={item.code} item={item} text={stageText(item, timeline, status)} />
        ))}
      </ol>
    </Section>
  );
}

function Stage({ item, text }: { item: TimelineItem; text: string | null }) {
  const { code, state } = item;
  return (
    <li className={classOf[state]} aria-current={state === 'CURRENT' ? 'step' : undefined}>
      <span className={css['sign']}>{state === 'DONE' && <Icon name="check" />}</span>
      <div className={css['body']}>
        <p className={css['head']}>
          <span className={css['name']}>{stageNames[code]}</span>
          <span className="visually-hidden">, </span>
          <span className={css['state']}>{stageStates[state]}</span>
        </p>
        <StageDay item={item} />
        {text !== null && (
          <p className={css['text']}>
            <Sentence>{text}</Sentence>
          </p>
        )}
      </div>
    </li>
  );
}

/** When it was done; of the current stage, when it ends or usually ends. */
function StageDay({ item: { code, state, date } }: { item: TimelineItem }) {
  if (date === null) return null;
  const before = code === 'RIGHT_TO_CANCEL' ? 'Until midnight on ' : 'Usually by ';
  return (
    <p className={css['day']}>
      {state === 'CURRENT' && before}
      <DayText day={date} />
    </p>
  );
}
