import { Component, Fragment, useLayoutEffect, useState, type ReactNode } from 'react';

import { useAppDispatch, useAppSelector, useAppStore } from '#src/hooks.ts';
import { selectNavigationCount } from '#store/shell/selectors.ts';
import { regionFailed, retryRequested } from '#store/shell/slice.ts';

import css from './Region.module.css';

interface BoundaryProps {
  /** How many moves the person has made so far. */
  movesNow: () => number;
  onFail: () => void;
  fallback: (retry: () => void) => ReactNode;
  onRetry: () => void;
  children: ReactNode;
}

interface BoundaryState {
  failure: unknown;
  /** Another drawing is another key: nothing of the one before is used. */
  drawing: number;
  redrawn: { after: number; times: number };
}

/** In one place; then the person decides. */
const MOST_REDRAWN = 5;

/** The browser's word for a node that is no longer where React put it: somebody else changed the page. */
const isRewritten = (failure: unknown) =>
  failure instanceof DOMException && failure.name === 'NotFoundError';

const begun = { failure: null, redrawn: { after: 0, times: 0 } };

/** React tells a failure to a class alone. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { ...begun, drawing: 0 };

  static getDerivedStateFromError(failure: unknown): Partial<BoundaryState> {
    return { failure: failure ?? true };
  }

  static getDerivedStateFromProps(
    { movesNow }: BoundaryProps,
    { failure, redrawn, drawing }: BoundaryState,
  ): Partial<BoundaryState> | null {
    if (!isRewritten(failure)) return null;
    const after = movesNow();
    const times = redrawn.after === after ? redrawn.times + 1 : 1;
    return times > MOST_REDRAWN
      ? null
      : { failure: null, drawing: drawing + 1, redrawn: { after, times } };
  }

  override componentDidCatch() {
    this.props.onFail();
  }

  readonly #begin = () => {
    this.setState(begun);
  };

  readonly #retry = () => {
    this.props.onRetry();
    this.#begin();
  };

  override render() {
    const { failure, drawing } = this.state;
    return failure === null ? (
      <Fragment key={drawing}>{this.props.children}</Fragment>
    ) : (
      <Instead onMove={this.#begin}>{this.props.fallback(this.#retry)}</Instead>
    );
  }
}

/** What stands there for a failed part; wherever the person goes, the part is tried again. */
function Instead({ onMove, children }: { onMove: () => void; children: ReactNode }) {
  const moves = useAppSelector(selectNavigationCount);
  const [movesBefore] = useState(moves);
  // Before anything is painted: the next place does not open with the failure of the last.
  useLayoutEffect(() => {
    if (moves !== movesBefore) onMove();
  }, [moves, movesBefore, onMove]);
  return children;
}

interface RegionProps {
  /** What the report calls it. */
  name: string;
  /** What stands there when it failed; left out, one small line. */
  fallback?: (retry: () => void) => ReactNode;
  children: ReactNode;
}

const line = (retry: () => void) => (
  <p className={css['line']} role="alert">
    This part of the page could not be shown.{' '}
    <button type="button" onClick={retry}>
      Try again
    </button>
  </p>
);

/** The same line, where the failed part would have been: above the page. */
export const floatingLine = (retry: () => void) => (
  <div className={css['floating']}>{line(retry)}</div>
);

/**
 * A part of the page that fails alone (FT-68).
 * - The others go on; the sagas learn which one it was, and nothing about what was in it.
 * - One whose nodes somebody else has moved, a translator for instance, is drawn anew by itself (FT-51).
 * - "Try again" draws it anew under the same address, and so does going somewhere else.
 */
export function Region({ name, fallback = line, children }: RegionProps) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  return (
    <Boundary
      // Asked for, not listened to: no region is drawn again because the person moved.
      movesNow={() => selectNavigationCount(store.getState())}
      fallback={fallback}
      onFail={() => void dispatch(regionFailed({ region: name }))}
      onRetry={() => void dispatch(retryRequested())}
    >
      {children}
    </Boundary>
  );
}
