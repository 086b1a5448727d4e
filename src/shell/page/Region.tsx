import { Component, Fragment, useLayoutEffect, useState, type ReactNode } from 'react';

import { useAppDispatch, useAppSelector, useAppStore } from '#src/hooks.ts';
import { selectNavigationCount } from '#store/shell/selectors.ts';
import { regionFailed, retryRequested } from '#store/shell/slice.ts';

import css from './Region.module.css';

interface BoundaryProps {
  getNavigationCount: () => number;
  onFail: () => void;
  fallback: (retry: () => void) => ReactNode;
  onRetry: () => void;
  children: ReactNode;
}

interface BoundaryState {
  failure: unknown;
  /** The React key of the children: a new one discards the old tree. */
  renderKey: number;
  redrawn: { after: number; times: number };
}

/** The most automatic redraws between two navigations. */
const MAX_REDRAWS = 5;

/** A DOM node is no longer where React put it: a translator or an extension changed the page. */
const isForeignChange = (failure: unknown) =>
  failure instanceof DOMException && failure.name === 'NotFoundError';

const INITIAL = { failure: null, redrawn: { after: 0, times: 0 } };

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { ...INITIAL, renderKey: 0 };

  static getDerivedStateFromError(failure: unknown): Partial<BoundaryState> {
    return { failure: failure ?? true };
  }

  static getDerivedStateFromProps(
    { getNavigationCount }: BoundaryProps,
    { failure, redrawn, renderKey }: BoundaryState,
  ): Partial<BoundaryState> | null {
    if (!isForeignChange(failure)) return null;
    const after = getNavigationCount();
    const times = redrawn.after === after ? redrawn.times + 1 : 1;
    return times > MAX_REDRAWS
      ? null
      : { failure: null, renderKey: renderKey + 1, redrawn: { after, times } };
  }

  override componentDidCatch() {
    this.props.onFail();
  }

  readonly #reset = () => {
    this.setState(INITIAL);
  };

  readonly #retry = () => {
    this.props.onRetry();
    this.#reset();
  };

  override render() {
    const { failure, renderKey } = this.state;
    return failure === null ? (
      <Fragment key={renderKey}>{this.props.children}</Fragment>
    ) : (
      <RegionFallback onNavigate={this.#reset}>{this.props.fallback(this.#retry)}</RegionFallback>
    );
  }
}

/** Shown in place of a failed region; a navigation renders the region again. */
function RegionFallback({ onNavigate, children }: { onNavigate: () => void; children: ReactNode }) {
  const navigations = useAppSelector(selectNavigationCount);
  const [initialNavigations] = useState(navigations);
  // A layout effect: the next page does not flash the failure of the last.
  useLayoutEffect(() => {
    if (navigations !== initialNavigations) onNavigate();
  }, [navigations, initialNavigations, onNavigate]);
  return children;
}

interface RegionProps {
  /** Named in the report. */
  name: string;
  /** Shown after a failure; one small line by default. */
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

/** The line of a region that floats above the page. */
export const floatingLine = (retry: () => void) => (
  <div className={css['floating']}>{line(retry)}</div>
);

/**
 * An error boundary for a part of the page (FT-68).
 * - Reports its name to the sagas, never its content.
 * - Redraws by itself if its DOM nodes were changed from outside, by a translator for instance (FT-51).
 * - "Try again" and a navigation render it again.
 */
export function Region({ name, fallback = line, children }: RegionProps) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  return (
    <Boundary
      // Read, not subscribed to: a navigation renders no region again.
      getNavigationCount={() => selectNavigationCount(store.getState())}
      fallback={fallback}
      onFail={() => void dispatch(regionFailed({ region: name }))}
      onRetry={() => void dispatch(retryRequested())}
    >
      {children}
    </Boundary>
  );
}
