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
  | { readonly kind: 'step'; readonly by: number }
  | { readonly kind: 'toggle' }
  | { readonly kind: 'speed'; readonly speed: Speed };

const reducerOf =
  (last: number) =>
  (state: Playback, move: Move): Playback => {
    const within = (at: number) => Math.min(last, Math.max(0, at));
    switch (move.kind) {
      case 'jump':
        return { ...state, at: within(move.to), isPlaying: false };
      case 'step': {
        const at = within(state.at + move.by);
        return { ...state, at, isPlaying: state.isPlaying && at < last };
      }
      case 'toggle':
        // At the end, playing starts again from the beginning.
        return state.isPlaying || state.at < last
          ? { ...state, isPlaying: !state.isPlaying }
          : { ...state, at: 0, isPlaying: true };
      case 'speed':
        return { ...state, speed: move.speed };
    }
  };

/** The position in a log of `last + 1` lines, and the functions that change it. */
export function usePlayback(last: number) {
  const [state, move] = useReducer(reducerOf(last), { at: 0, isPlaying: false, speed: 1 });
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
