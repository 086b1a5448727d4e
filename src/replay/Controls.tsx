import type { StoryLine } from '#store/actionLog/story/storyLine.ts';
import { Button } from '#src/ui/actions/Button.tsx';

import css from './Replay.module.css';
import { speeds, type PlaybackControls, type Speed } from './usePlayback.ts';

interface SpeedFieldProps {
  readonly speed: Speed;
  readonly onChange: (speed: Speed) => void;
}

const SpeedField = ({ speed, onChange }: SpeedFieldProps) => (
  <label>
    Speed{' '}
    <select
      value={speed}
      onChange={({ target }) =>
        onChange(speeds.find((one) => String(one) === target.value) ?? speed)
      }
    >
      {speeds.map((one) => (
        <option key={one} value={one}>
          {one}×
        </option>
      ))}
    </select>
  </label>
);

interface ControlsProps {
  readonly player: PlaybackControls;
  readonly story: readonly StoryLine[];
  readonly count: number;
}

/** What moves through the log. */
export function Controls({ player, story, count }: ControlsProps) {
  const { at, isPlaying, speed, move } = player;
  const nextStop = story.findIndex(({ isStop }, number) => number > at && isStop);
  return (
    <fieldset className={css['controls']}>
      <legend className="visually-hidden">Playback</legend>
      <Button onClick={() => move({ kind: 'toggle' })}>{isPlaying ? 'Pause' : 'Play'}</Button>
      <Button tone="secondary" onClick={() => move({ kind: 'step', by: -1 })}>
        Back
      </Button>
      <Button tone="secondary" onClick={() => move({ kind: 'step', by: 1 })}>
        Step
      </Button>
      <Button
        tone="secondary"
        isWaiting={nextStop === -1}
        onClick={() => move({ kind: 'jump', to: nextStop })}
      >
        Next error
      </Button>
      <SpeedField speed={speed} onChange={(chosen) => move({ kind: 'speed', speed: chosen })} />
      <label className={css['jump']}>
        Line {at + 1} of {count}
        <input
          type="range"
          min={0}
          max={count - 1}
          value={at}
          onChange={({ target }) => move({ kind: 'jump', to: Number(target.value) })}
        />
      </label>
    </fieldset>
  );
}
