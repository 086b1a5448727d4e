import {
  Component,
  createContext,
  useContext,
  useLayoutEffect,
  type ReactNode,
  type RefObject,
} from 'react';
import { useLocation } from 'react-router';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { selectNavigationCount } from '#store/shell/selectors.ts';
import { regionFailed, retryRequested } from '#store/shell/slice.ts';

import css from './Region.module.css';

interface BoundaryProps {
  /** The shown navigation: another one renders a failed region again. */
  navigation: string;
  onFail: () => void;
  fallback: (retry: () => void) => ReactNode;
  onRetry: () => void;
  children: ReactNode;
}

interface BoundaryState {
  failure: unknown;
  /** The navigation of the failure. */
  failedAt: string | null;
  /** The React key of the children: a new one discards the old tree. */
  renderKey: number;
  redrawn: { at: string | null; times: number };
}

/** The most automatic redraws between two navigations. */
const MAX_REDRAWS = 5;

/** An element was removed from outside, and no call of React's has failed on it yet. */
const REMOVED = Symbol('removed');

/** A DOM node is no longer where React put it: a translator or an extension changed the page. */
const isForeignChange = (failure: unknown) =>
  failure === REMOVED || (failure instanceof DOMException && failure.name === 'NotFoundError');

/** Redraws the region around the component. */
const RedrawContext = createContext<() => void>(() => undefined);

/**
 * Redraws the region at the navigation after another script removed a mounted element, which React does not notice
 * (FT-51). Its own component, so that the element's is not rendered at each navigation.
 */
export function RedrawWhenRemoved({ element }: { element: RefObject<Element | null> }) {
  const redraw = useContext(RedrawContext);
  const { key } = useLocation();
  useLayoutEffect(() => {
    if (element.current?.isConnected === false) redraw();
  }, [element, key, redraw]);
  return null;
}

const INITIAL = { failure: null, failedAt: null, redrawn: { at: null, times: 0 } };

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { ...INITIAL, renderKey: 0 };

  static getDerivedStateFromError(failure: unknown): Partial<BoundaryState> {
    return { failure: failure ?? true, failedAt: null };
  }

  static getDerivedStateFromProps(
    { navigation }: BoundaryProps,
    { failure, failedAt, redrawn, renderKey }: BoundaryState,
  ): Partial<BoundaryState> | null {
    if (failure === null) return null;
    if (failedAt !== null) return failedAt === navigation ? null : INITIAL;
    const times = redrawn.at === navigation ? redrawn.times + 1 : 1;
    return isForeignChange(failure) && times <= MAX_REDRAWS
      ? { failure: null, renderKey: renderKey + 1, redrawn: { at: navigation, times } }
      : { failedAt: navigation };
  }

  override componentDidCatch() {
    this.props.onFail();
  }

  readonly #retry = () => {
    this.props.onRetry();
    this.setState(INITIAL);
  };

  readonly #redraw = () => {
    this.props.onFail();
    this.setState({ failure: REMOVED });
  };

  override render() {
    const { failure, renderKey } = this.state;
    return failure === null ? (
      <RedrawContext key={renderKey} value={this.#redraw}>
        {this.props.children}
      </RedrawContext>
    ) : (
      this.props.fallback(this.#retry)
    );
  }
}

export interface RegionProps {
  /** Named in the report. */
  name: string;
  /** Shown after a failure; one small line by default. */
  fallback?: (retry: () => void) => ReactNode;
  children: ReactNode;
}

interface At {
  readonly navigation: string;
}

/** One small line. */
export const smallLine = (retry: () => void) => (
  <p className={css['line']} role="alert">
    This part of the page could not be shown.{' '}
    <button type="button" onClick={retry}>
      Try again
    </button>
  </p>
);

/** The line of a region that floats above the page. */
export const floatingLine = (retry: () => void) => (
  <div className={css['floating']}>{smallLine(retry)}</div>
);

/**
 * An error boundary for a part of the page (FT-68).
 * - Reports its name to the sagas, never its content.
 * - Redraws by itself if its DOM nodes were changed from outside, by a translator for instance (FT-51).
 * - "Try again" and a navigation render it again.
 */
function RegionAt({ navigation, name, fallback = smallLine, children }: RegionProps & At) {
  const dispatch = useAppDispatch();
  return (
    <Boundary
      navigation={navigation}
      fallback={fallback}
      onFail={() => void dispatch(regionFailed({ region: name }))}
      onRetry={() => void dispatch(retryRequested())}
    >
      {children}
    </Boundary>
  );
}

/** A part of a page. The navigation that is shown renders it again. */
export function Region(props: RegionProps) {
  const navigation = useLocation().key;
  return <RegionAt {...props} navigation={navigation} />;
}

/** Around the router, which draws from the store and may fail as well. */
export function OutermostRegion(props: RegionProps) {
  const navigation = String(useAppSelector(selectNavigationCount));
  return <RegionAt {...props} navigation={navigation} />;
}
