import { Component, type ReactNode } from 'react';

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
  hasFailed: boolean;
  place: number;
}

/** React tells a failure to a class alone. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false, place: this.props.place };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { place }: BoundaryProps,
    state: BoundaryState,
  ): BoundaryState | null {
    return place === state.place ? null : { hasFailed: false, place };
  }

  override componentDidCatch() {
    this.props.onFail();
  }

  readonly #retry = () => {
    this.props.onRetry();
    this.setState({ hasFailed: false });
  };

  override render() {
    return this.state.hasFailed ? this.props.fallback(this.#retry) : this.props.children;
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
