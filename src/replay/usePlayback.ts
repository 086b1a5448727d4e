import { useEffect, useReducer } from 'react';

/** Lines per second at 1×. You can read an action in about half a second. */
const LINES_PER_SECOND = 2;

export const speeds = [1, 2, 5, 20] as const;
/** Multiples of the normal speed. */
export type Speed = (typeof speeds)[number];

interface Playback {
  /** The index of the current line, starting at 0. */
  readonly at: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
}

type Move =
  | { readonly kind: 'jump'; readonly to: number }
  | { readonly kind: 'step'; readonly by: 1 | -1 }
  | { readonly kind: 'toggle' }
  | { readonly kind: 'speed'; readonly speed: Speed };

/** The next shown line in a direction, or this one. */
const shownFrom = (shown: readonly number[], at: number, by: 1 | -1): number =>
  (by === 1 ? shown.find((line) => line > at) : shown.findLast((line) => line < at)) ?? at;

const reducerOf =
  (last: number, shown: readonly number[]) =>
  (state: Playback, move: Move): Playback => {
    const end = Math.min(last, shown.at(-1) ?? 0);
    const within = (at: number) => Math.min(last, Math.max(0, at));
    switch (move.kind) {
      case 'jump':
        return { ...state, at: within(move.to), isPlaying: false };
      case 'step': {
        const at = within(shownFrom(shown, state.at, move.by));
        return { ...state, at, isPlaying: state.isPlaying && at < end };
      }
      case 'toggle':
        // At the end, playing starts again from the beginning.
        return state.isPlaying || state.at < end
          ? { ...state, isPlaying: !state.isPlaying }
          : { ...state, at: 0, isPlaying: true };
      case 'speed':
        return { ...state, speed: move.speed };
    }
  };

/** The place in a log of `last + 1` lines, and the moves that change it. Steps go from shown line to shown line. */
export function usePlayback(last: number, shown: readonly number[], first: number) {
  const [state, move] = useReducer(reducerOf(last, shown), {
    at: Math.min(last, Math.max(0, Math.trunc(first) || 0)),
    isPlaying: false,
    speed: 1,
  });
  const { at, isPlaying, speed } = state;
  useEffect(() => {
    if (!isPlaying) return undefined;
    const pauseMs = 1_000 / (LINES_PER_SECOND * speed);
    const timer = setTimeout(() => move({ kind: 'step', by: 1 }), pauseMs);
    return () => clearTimeout(timer);
  }, [at, isPlaying, speed]);
  return { ...state, move };
}

export type PlaybackControls = ReturnType<typeof usePlayback>;
