import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';

/** Ignores a pointer that only passes over. A finger has to rest as long as for the browser's own menu. */
const HOVER_MS = 300;
const HOLD_MS = 500;

/** Calls `hide` on Escape, which then does nothing else, and on a click elsewhere. */
function useDismissal(isShown: boolean, around: RefObject<HTMLElement | null>, hide: () => void) {
  useEffect(() => {
    if (!isShown) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const hideByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      hide();
    };
    const hideOutside = ({ target }: Event) => {
      if (target instanceof Node && !around.current?.contains(target)) hide();
    };
    addEventListener('keydown', hideByKey, { signal, capture: true });
    addEventListener('pointerdown', hideOutside, { signal });
    return () => listening.abort();
  });
}

/** Runs one delayed task. Starting a new one cancels the last one. */
function useDelayedTask() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const cancel = () => clearTimeout(timer.current);
  return {
    cancel,
    start: (ms: number, act: () => void) => {
      cancel();
      timer.current = setTimeout(act, ms);
    },
  };
}

const isTouch = ({ pointerType }: PointerEvent) => pointerType === 'touch';

/**
 * Decides when a tooltip shows (AX-39, SHELL-04, the tooltip pattern of the ARIA practices). Spread the rest on the
 * element around trigger and tooltip.
 * - Shows it while a pointer is on either of them, on keyboard focus, and on a long press, which then isn't a click.
 * - Hides it on Escape, on a click elsewhere, when the pointer or the focus leaves, or when `isOff`.
 */
export function useTooltip(isOff: boolean) {
  const [isShown, setShown] = useState(false);
  // A hidden tooltip would take the Escape that is meant for what the trigger opened.
  if (isOff && isShown) setShown(false);
  const around = useRef<HTMLSpanElement>(null);
  const isHeld = useRef(false);
  const later = useDelayedTask();
  const hide = () => {
    later.cancel();
    setShown(false);
  };
  useDismissal(isShown, around, hide);

  return {
    isShown,
    ref: around,
    onPointerEnter: (event: PointerEvent) => {
      if (!isTouch(event)) later.start(HOVER_MS, () => setShown(true));
    },
    onPointerLeave: (event: PointerEvent) => {
      if (!isTouch(event)) hide();
    },
    onPointerDown: (event: PointerEvent) => {
      isHeld.current = false;
      if (!isTouch(event)) return;
      later.start(HOLD_MS, () => {
        isHeld.current = true;
        setShown(true);
      });
    },
    onPointerUp: later.cancel,
    onPointerCancel: hide,
    onClickCapture: (event: MouseEvent) => {
      if (!isHeld.current) return;
      isHeld.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible')) setShown(true);
    },
    onBlur: hide,
  };
}
