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
  /** The navigation that is shown. A new one renders a failed region again. */
  navigation: string;
  onFail: () => void;
  fallback: (retry: () => void) => ReactNode;
  onRetry: () => void;
  children: ReactNode;
}

interface BoundaryState {
  failure: unknown;
  /** The navigation during which the region failed. */
  failedAt: string | null;
  /** The React key of the children. A new key discards the old tree. */
  renderKey: number;
  redrawn: { at: string | null; times: number };
}

/** The maximum number of automatic redraws between two navigations. */
const MAX_REDRAWS = 5;

/** Marks that another script removed an element before a React call could fail on it. */
const REMOVED = Symbol('removed');

/**
 * Returns whether a DOM node is no longer where React put it, because a translator or an extension changed the page.
 */
const isForeignChange = (failure: unknown) =>
  failure === REMOVED || (failure instanceof DOMException && failure.name === 'NotFoundError');

const RedrawContext = createContext<() => void>(() => undefined);

/**
 * Redraws the region on the next navigation if another script removed a mounted element, which React doesn't notice
 * (FT-51). A separate component, so the element's own component doesn't render on every navigation.
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
  /** The name in the report. */
  name: string;
  /** Shown after a failure. Defaults to one small line. */
  fallback?: (retry: () => void) => ReactNode;
  children: ReactNode;
}

interface At {
  readonly navigation: string;
}

export const smallLine = (retry: () => void) => (
  <p className={css['line']} role="alert">
    This part of the page could not be shown.{' '}
    <button type="button" onClick={retry}>
      Try again
    </button>
  </p>
);

/** The fallback of a region that floats above the page. */
export const floatingLine = (retry: () => void) => (
  <div className={css['floating']}>{smallLine(retry)}</div>
);

/**
 * An error boundary for a part of the page (FT-68).
 * - Reports its name to the sagas, never its content.
 * - Redraws automatically if something else changed its DOM nodes, such as a translator (FT-51).
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

/** A part of a page. The next navigation that is shown renders it again after a failure. */
export function Region(props: RegionProps) {
  const navigation = useLocation().key;
  return <RegionAt {...props} navigation={navigation} />;
}

/** Wraps the router, which draws from the store and can fail as well. */
export function OutermostRegion(props: RegionProps) {
  const navigation = String(useAppSelector(selectNavigationCount));
  return <RegionAt {...props} navigation={navigation} />;
}
