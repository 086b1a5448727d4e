import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';

import { markWords, type StoryLine } from '#store/actionLog/story/storyLine.ts';
import type { LogLine } from '#store/actionLog/lines.ts';
import { Icon } from '#src/ui/text/Icon.tsx';

import css from './Replay.module.css';

const ROW_PX = 60;
const OVERSCAN = 10;

/** Returns the time of a line within its page, such as "1:02.5". Empty if the line has none. */
function timeOf(line: LogLine): string {
  if (!('at' in line)) return '';
  const seconds = line.at / 1_000;
  const rest = (seconds % 60).toFixed(1).padStart(4, '0');
  return `${Math.floor(seconds / 60)}:${rest}`;
}

interface LineProps {
  readonly line: LogLine;
  readonly told: StoryLine;
  readonly isProven: boolean;
  readonly isCurrent: boolean;
  readonly isDifferent: boolean;
  readonly onPress: () => void;
}

const Line = ({ line, told, isProven, isCurrent, isDifferent, onPress }: LineProps) => (
  <button
    type="button"
    className={css['line']}
    data-by={told.by}
    data-unproven={isProven ? undefined : ''}
    aria-current={isCurrent ? 'step' : undefined}
    onClick={onPress}
  >
    <span className={css['time']}>{timeOf(line)}</span>
    {(told.isStop || isDifferent) && (
      <span className={css['trouble']}>
        <Icon name="warning" />
        <span className="visually-hidden">{isDifferent ? 'Differs: ' : 'Stop: '}</span>
      </span>
    )}
    <span className={css['words']} title={told.words}>
      {told.words}
    </span>
    {told.mark !== null && <span className={css['mark']}>{markWords[told.mark]}</span>}
    {!isProven && <span className="visually-hidden">, unproven</span>}
  </button>
);

interface TimelineProps {
  readonly lines: readonly LogLine[];
  readonly story: readonly StoryLine[];
  /** The first line that nothing proves, counted from 1. */
  readonly unprovenFrom: number;
  /** The numbers of the lines that a search or a filter leaves; 0 is the first. */
  readonly shown: readonly number[];
  readonly at: number;
  readonly differsAt: number | null;
  readonly onJump: (to: number) => void;
}

/** A line for each action, call and check, in words. Only visible lines are in the page. */
export function Timeline(props: TimelineProps) {
  const { lines, story, shown, at, differsAt, unprovenFrom, onJump } = props;
  const scroller = useRef<HTMLOListElement>(null);
  // The React compiler doesn't run here, so nothing is memoized.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
  });
  const current = shown.indexOf(at);
  useEffect(() => {
    const list = scroller.current;
    if (!list || current < 0) return;
    const topPx = current * ROW_PX;
    const isInSight =
      topPx >= list.scrollTop && topPx + ROW_PX <= list.scrollTop + list.clientHeight;
    if (!isInSight) list.scrollTop = topPx - list.clientHeight / 2;
  }, [current]);

  return (
    <ol ref={scroller} className={css['timeline']} aria-label="What happened" tabIndex={-1}>
      <li aria-hidden="true" style={{ height: rows.getTotalSize() }} />
      {rows.getVirtualItems().map(({ index, start }) => {
        const number = shown[index] ?? 0;
        const [line, told] = [lines[number], story[number]];
        return (
          line &&
          told && (
            <li
              key={number}
              className={css['row']}
              style={{ transform: `translateY(${start}px)` }}
              aria-setsize={shown.length}
              aria-posinset={index + 1}
            >
              <Line
                line={line}
                told={told}
                isProven={number + 1 < unprovenFrom}
                isCurrent={number === at}
                isDifferent={differsAt === number + 1}
                onPress={() => onJump(number)}
              />
            </li>
          )
        );
      })}
    </ol>
  );
}
