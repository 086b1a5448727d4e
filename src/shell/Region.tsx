import { Component, Fragment, type ReactNode } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { selectMoves } from '#store/shell/selectors.ts';
import { regionFailed, retryRequested } from '#store/shell/slice.ts';

import css from './Region.module.css';

interface BoundaryProps {
  /** A failed region is tried again wherever the person goes. */
  place: number;
  onFail: () => void;
  fallback: (retry: () => void) => ReactNode;
  onRetry: () => void;
  children: ReactNode;
}

interface BoundaryState {
  failure: unknown;
  place: number;
  /** Another drawing is another key: nothing of the one before is used. */
  drawing: number;
  redrawn: number;
}

/** In one place; then the person decides. */
const MOST_REDRAWN = 5;

/** The browser's word for a node that is no longer where React put it: somebody else changed the page. */
const isRewritten = (failure: unknown) =>
  failure instanceof DOMException && failure.name === 'NotFoundError';

const begun = { failure: null, redrawn: 0 };

/** React tells a failure to a class alone. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { ...begun, place: this.props.place, drawing: 0 };

  static getDerivedStateFromError(failure: unknown): Partial<BoundaryState> {
    return { failure: failure ?? true };
  }

  static getDerivedStateFromProps(
    { place }: BoundaryProps,
    { failure, redrawn, drawing, ...state }: BoundaryState,
  ): Partial<BoundaryState> | null {
    if (place !== state.place) return { ...begun, place };
    return isRewritten(failure) && redrawn < MOST_REDRAWN
      ? { failure: null, drawing: drawing + 1, redrawn: redrawn + 1 }
      : null;
  }

  override componentDidCatch() {
    this.props.onFail();
  }

  readonly #retry = () => {
    this.props.onRetry();
    this.setState(begun);
  };

  override render() {
    const { failure, drawing } = this.state;
    return failure === null ? (
      <Fragment key={drawing}>{this.props.children}</Fragment>
    ) : (
      this.props.fallback(this.#retry)
    );
  }
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
  const place = useAppSelector(selectMoves);
  return (
    <Boundary
      place={place}
      fallback={fallback}
      onFail={() => void dispatch(regionFailed({ region: name }))}
      onRetry={() => void dispatch(retryRequested())}
    >
      {children}
    </Boundary>
  );
}
