import { useEffect, useMemo, useState } from 'react';

import { isStart, type LogLine } from '#store/actionLog/lines.ts';
import { lineInWords, sliceOfLine } from '#store/actionLog/story.ts';
import { Button } from '#src/ui/actions/Button.tsx';

import { Controls } from './Controls.tsx';
import { Details } from './Details.tsx';
import type { Verdict as FoundVerdict } from '#store/actionLog/verdict.ts';

import { judgeLog, type OpenedLog } from './openLog.ts';
import css from './Replay.module.css';
import { ReplayedScreen } from './ReplayedScreen.tsx';
import { Timeline } from './Timeline.tsx';
import { usePlayback, type PlaybackControls } from './usePlayback.ts';

/** Compares the checkpoints once the log is open. */
function useJudgement(opened: OpenedLog): FoundVerdict | null {
  const [judged, setJudged] = useState<FoundVerdict | null>(null);
  useEffect(() => {
    const stopping = new AbortController();
    // It only rejects once it is stopped.
    judgeLog(opened, stopping.signal).then(setJudged, () => undefined);
    return () => stopping.abort();
  }, [opened]);
  return judged;
}

function Verdict({ judged }: { judged: FoundVerdict | null }) {
  return (
    <div className={css['verdict']} aria-live="polite">
      {judged === null ? (
        <p>The states are being checked.</p>
      ) : (
        <ul>
          {judged.sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The lines that a search and a filter leave. */
function useShownLines(lines: readonly LogLine[], words: string, slice: string) {
  return useMemo(() => {
    const wanted = words.trim().toLowerCase();
    return lines.flatMap((line, number) => {
      const isOfSlice = slice === '' || sliceOfLine(line) === slice;
      const hasWords = wanted === '' || lineInWords(line).toLowerCase().includes(wanted);
      return isOfSlice && hasWords ? [number] : [];
    });
  }, [lines, words, slice]);
}

interface StoryProps {
  readonly lines: readonly LogLine[];
  readonly player: PlaybackControls;
  readonly differsAt: number | null;
}

/** The timeline, with a search and a filter. */
function Story({ lines, player, differsAt }: StoryProps) {
  const [words, setWords] = useState('');
  const [slice, setSlice] = useState('');
  const shown = useShownLines(lines, words, slice);
  const slices = useMemo(
    () => [...new Set(lines.flatMap((line) => sliceOfLine(line) ?? []))].toSorted(),
    [lines],
  );
  return (
    <section className={css['story']} aria-label="Timeline">
      <div className={css['search']}>
        <label>
          Search{' '}
          <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
        </label>
        <label>
          Slice{' '}
          <select value={slice} onChange={({ target }) => setSlice(target.value)}>
            <option value="">All</option>
            {slices.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
      </div>
      {shown.length === 0 ? (
        <p>No line has these words.</p>
      ) : (
        <Timeline
          lines={lines}
          shown={shown}
          at={player.at}
          differsAt={differsAt}
          onJump={(to) => player.move({ kind: 'jump', to })}
        />
      )}
    </section>
  );
}

/** The width of the window in which a line was recorded; 0 where the log does not say. */
const widthAt = (lines: readonly LogLine[], at: number): number =>
  lines.slice(0, at + 1).findLast((line) => isStart(line))?.device.width ?? 0;

/** A log that can be stepped through: what happened, the screen, and the state. */
export function Player({ opened, onClose }: { opened: OpenedLog; onClose: () => void }) {
  const { name, reference, lines, steps } = opened;
  const player = usePlayback(steps.length - 1);
  const judged = useJudgement(opened);
  const { at } = player;
  const [line, step] = [lines[at], steps[at]];
  if (!line || !step) return null;
  return (
    <>
      <header className={css['head']}>
        <h1>{reference === '' ? name : `Log ${reference}`}</h1>
        <Button tone="quiet" onClick={onClose}>
          Open another log
        </Button>
      </header>
      <Verdict judged={judged} />
      <Controls player={player} lines={lines} count={steps.length} />
      <p className="visually-hidden" aria-live="polite">
        Line {at + 1}: {lineInWords(line)}
      </p>
      <div className={css['columns']}>
        <Story lines={lines} player={player} differsAt={judged?.differsAt ?? null} />
        <ReplayedScreen state={step.state} widthPx={widthAt(lines, at)} />
        <Details line={line} before={steps[at - 1]?.state ?? null} after={step.state} />
      </div>
    </>
  );
}
