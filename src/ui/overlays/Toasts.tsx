import { useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';

import { Icon } from '#src/ui/text/Icon.tsx';
import { toneIcons, type Tone } from '#src/ui/feedback/Notice.tsx';
import { useAvoidFocus } from '#src/ui/focus/useAvoidFocus.ts';
import { useFocusFallback } from '#src/ui/focus/useFocusFallback.ts';

import css from './Toasts.module.css';

export interface Toast {
  id: string;
  tone: Tone;
  message: string;
  /** A toast with an action stays until it is dismissed (AX-28). */
  action?: ReactNode;
}

const LIFE_MS = 8_000;
/**
 * Long enough to read a toast again after a pause. Its full time doesn't start over, or it would follow the borrower
 * from screen to screen.
 */
const MIN_REMAINING_MS = 2_000;

/** Shows only the newest toast (TOAST-1 allows five). An error comes back once a newer toast is gone (FT-74). */
export const visibleToasts = (toasts: readonly Toast[]): readonly Toast[] => toasts.slice(-1);

const isPersistent = ({ tone, action }: Toast) => tone === 'danger' || action !== undefined;

interface ToastOptions {
  /** True while an overlay hides them. */
  areCovered?: boolean;
  onDismiss: (id: string) => void;
}

function ToastCard({ toast, areCovered = false, onDismiss }: ToastOptions & { toast: Toast }) {
  const { id, tone, message, action } = toast;
  const [isPaused, setPaused] = useState(false);
  const [isWaiting, setWaiting] = useState(areCovered);
  const left = useRef(LIFE_MS);
  const isTimed = !isPersistent(toast) && !isPaused && !areCovered;

  // The timer of a toast. It pauses while the toast is hovered, focused or covered.
  useEffect(() => {
    if (!isTimed) return undefined;
    const start = Date.now();
    const timer = setTimeout(() => onDismiss(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(MIN_REMAINING_MS, left.current - (Date.now() - start));
    };
  }, [isTimed, id, onDismiss]);

  if (isWaiting && !areCovered) setWaiting(false);
  if (isWaiting) return null;

  const pause = () => setPaused(true);
  const resume = () => setPaused(false);
  return (
    <span
      className={`${css['toast']} ${css[tone]}`}
      data-toast
      onMouseEnter={pause}
      onMouseLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <Icon name={toneIcons[tone]} />
      <bdi className={css['text']}>{message}</bdi>
      {action !== undefined && <span className={css['action']}>{action}</span>}
      <button
        className={css['close']}
        type="button"
        aria-label={`Dismiss: ${message}`}
        onClick={() => onDismiss(id)}
      >
        <Icon name="close" />
      </button>
    </span>
  );
}

/** Keeps the focus among the toasts, and returns it after the last one. */
function useToastFocus() {
  const before = useRef<HTMLElement>(null);
  const focus = useFocusFallback<HTMLElement>('[data-toast]', () => [before.current]);
  const onFocus = (event: FocusEvent) => {
    const { currentTarget, relatedTarget: from } = event;
    if (from instanceof HTMLElement && !currentTarget.contains(from)) before.current = from;
    focus.onFocus(event);
  };
  return { ...focus, onFocus };
}

/**
 * Short messages about recent events, at the bottom, above the action bar and the chat's button.
 * - Two live regions are in the page from the start. Errors interrupt (AX-07).
 * - Only one toast shows at a time (FT-74).
 * - A toast closes after 8 seconds, but not while it is hovered or focused. Errors and toasts with an action stay
 *   (AX-28).
 * - While the page is covered, a new toast waits. A visible one stays and isn't announced again (AX-07).
 * - Toasts move away from the focused element (AX-02).
 * - The dismiss button names its toast (AX-38). The focus moves to the next toast, and after the last one it moves back
 *   (AX-02).
 */
export function Toasts({ toasts, ...shown }: ToastOptions & { toasts: readonly Toast[] }) {
  const focus = useToastFocus();
  const visible = visibleToasts(toasts);
  useAvoidFocus(focus.ref, visible.length > 0);
  const cards = (isError: boolean) =>
    visible
      .filter(({ tone }) => (tone === 'danger') === isError)
      .map((toast) => <ToastCard key={toast.id} toast={toast} {...shown} />);

  return (
    <section className={css['toasts']} aria-label="Messages" {...focus}>
      <div className={css['region']} role="alert" aria-atomic="false">
        {cards(true)}
      </div>
      <output className={css['region']} aria-atomic="false">
        {cards(false)}
      </output>
    </section>
  );
}
