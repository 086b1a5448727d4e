import { useEffect, useMemo, useState } from 'react';

import { isStart, type LogLine } from '#store/actionLog/lines.ts';
import { sliceOfLine } from '#store/actionLog/story/storyLine.ts';
import type { SentMoment } from '#src/boot/ports/sentLog.ts';
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
    // Only rejects after being stopped.
    judgeLog(opened, stopping.signal).then(setJudged, () => undefined);
    return () => stopping.abort();
  }, [opened]);
  return judged;
}

function Verdict({ judged }: { judged: FoundVerdict | null }) {
  return (
    <div className={css['verdict']} data-good={judged?.isGood} aria-live="polite">
      {judged === null ? (
        <p>The states are being checked.</p>
      ) : (
        judged.sentences.map((sentence) => <p key={sentence}>{sentence}</p>)
      )}
    </div>
  );
}

/** What the timeline shows: the story, every line, or the actions of one slice. */
const STORY = 'story';
const EVERY_LINE = 'all';

/** The numbers of the lines that a search and a filter leave. */
function useShownLines({ lines, story }: OpenedLog, words: string, filter: string) {
  return useMemo(() => {
    const wanted = words.trim().toLowerCase();
    return story.flatMap((told, number) => {
      const line = lines[number];
      const isWanted =
        filter === STORY
          ? told.by !== 'technical'
          : filter === EVERY_LINE || (line !== undefined && sliceOfLine(line) === filter);
      return isWanted && told.words.toLowerCase().includes(wanted) ? [number] : [];
    });
  }, [lines, story, words, filter]);
}

function useSearch(opened: OpenedLog) {
  const [words, setWords] = useState('');
  const [filter, setFilter] = useState(STORY);
  return { words, setWords, filter, setFilter, shown: useShownLines(opened, words, filter) };
}

interface FilterFieldProps {
  readonly lines: readonly LogLine[];
  readonly filter: string;
  readonly onChange: (filter: string) => void;
}

function FilterField({ lines, filter, onChange }: FilterFieldProps) {
  const slices = useMemo(
    () => [...new Set(lines.flatMap((line) => sliceOfLine(line) ?? []))].toSorted(),
    [lines],
  );
  return (
    <label>
      Show{' '}
      <select value={filter} onChange={({ target }) => onChange(target.value)}>
        <option value={STORY}>The story</option>
        <option value={EVERY_LINE}>Every line</option>
        <optgroup label="One slice">
          {slices.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </optgroup>
      </select>
    </label>
  );
}

interface StoryProps {
  readonly opened: OpenedLog;
  readonly player: PlaybackControls;
  readonly differsAt: number | null;
  readonly found: ReturnType<typeof useSearch>;
}

/** The timeline, with a search and a filter. */
function Story({ opened, player, differsAt, found }: StoryProps) {
  const { words, setWords, filter, setFilter, shown } = found;
  return (
    <section className={css['story']} aria-label="Timeline">
      <div className={css['search']}>
        <label>
          Search{' '}
          <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
        </label>
        <FilterField lines={opened.lines} filter={filter} onChange={setFilter} />
      </div>
      {shown.length === 0 ? (
        <p>No line has these words.</p>
      ) : (
        <Timeline
          {...opened}
          shown={shown}
          at={player.at}
          differsAt={differsAt}
          onJump={(to) => player.move({ kind: 'jump', to })}
        />
      )}
    </section>
  );
}

/** Returns the width of the window in which a line was recorded. 0 if the log doesn't say. */
const widthAt = (lines: readonly LogLine[], at: number): number =>
  lines.slice(0, at + 1).findLast((line) => isStart(line))?.device.width ?? 0;

interface PlayerProps {
  readonly opened: OpenedLog;
  /** Where a log that the sandbox received is opened, or null for a file. */
  readonly sent: SentMoment | null;
  readonly onClose: () => void;
}

/** A log that can be stepped through: what happened, the screen, and the state. */
export function Player({ opened, sent, onClose }: PlayerProps) {
  const { name, reference, lines, steps, story } = opened;
  const found = useSearch(opened);
  const player = usePlayback(steps.length - 1, found.shown, (sent?.line ?? 1) - 1);
  const judged = useJudgement(opened);
  const { at } = player;
  const [line, step] = [lines[at], steps[at]];
  if (!line || !step) return null;
  return (
    <>
      <header className={css['head']}>
        <h1>{reference === '' ? name : `Log ${reference}`}</h1>
        {sent && <a href={`?log=${sent.reference}&line=${at + 1}`}>Link to this line</a>}
        <Button tone="quiet" onClick={onClose}>
          Open another log
        </Button>
      </header>
      <Verdict judged={judged} />
      <Controls player={player} story={story} count={steps.length} />
      <p className={css['current']} aria-live="polite">
        {story[at]?.words}
      </p>
      <div className={css['columns']}>
        <Story
          opened={opened}
          found={found}
          player={player}
          differsAt={judged?.differsAt ?? null}
        />
        <ReplayedScreen state={step.state} widthPx={widthAt(lines, at)} />
      </div>
      <Details line={line} before={steps[at - 1]?.state ?? null} after={step.state} />
    </>
  );
}
