import { useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';

import { Icon } from '#src/ui/layout/Icon.tsx';
import { toneIcons, type Tone } from '#src/ui/feedback/Notice.tsx';
import { useClearOfFocus } from '#src/ui/focus/useClearOfFocus.ts';
import { useFocusKept } from '#src/ui/focus/useFocusKept.ts';

import css from './Toasts.module.css';

export interface Toast {
  id: string;
  tone: Tone;
  message: string;
  /** A toast with something to press stays until it is dismissed (AX-28). */
  action?: ReactNode;
}

/** TOAST-1 */
const MOST = 5;
const LIFE_MS = 8_000;

/** The toasts there is room for: the oldest go first, and errors last (FT-74). */
export function visibleToasts(toasts: readonly Toast[]): readonly Toast[] {
  const errors = toasts.filter(({ tone }) => tone === 'danger').slice(-MOST);
  const room = MOST - errors.length;
  const others = room > 0 ? toasts.filter(({ tone }) => tone !== 'danger').slice(-room) : [];
  return toasts.filter((toast) => errors.includes(toast) || others.includes(toast));
}

const stays = ({ tone, action }: Toast) => tone === 'danger' || action !== undefined;

interface Shown {
  /** Something over the page hides them. */
  areCovered?: boolean;
  onDismiss: (id: string) => void;
}

function ToastCard({ toast, areCovered = false, onDismiss }: Shown & { toast: Toast }) {
  const { id, tone, message, action } = toast;
  const [isHeld, setHeld] = useState(false);
  const [isWaiting, setWaiting] = useState(areCovered);
  const isPassing = !stays(toast) && !isHeld && !areCovered;

  // A toast goes by itself: this is its clock, which stands still while somebody is at it.
  useEffect(() => {
    if (!isPassing) return undefined;
    const timer = setTimeout(() => {
      onDismiss(id);
    }, LIFE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isPassing, id, onDismiss]);

  if (isWaiting && !areCovered) setWaiting(false);
  if (isWaiting) return null;

  const hold = () => {
    setHeld(true);
  };
  const release = () => {
    setHeld(false);
  };
  return (
    <span
      className={`${css['toast']} ${css[tone]}`}
      data-toast
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon name={toneIcons[tone]} />
      <bdi className={css['words']}>{message}</bdi>
      {action !== undefined && <span className={css['action']}>{action}</span>}
      <button
        className={css['close']}
        type="button"
        aria-label={`Dismiss: ${message}`}
        onClick={() => {
          onDismiss(id);
        }}
      >
        <Icon name="close" />
      </button>
    </span>
  );
}

/** Keeps the focus among the toasts, and after the last one gives it back to where it came from. */
function useFocusOfToasts() {
  const before = useRef<HTMLElement>(null);
  const kept = useFocusKept<HTMLElement>('[data-toast]', () => [before.current]);
  const onFocus = (event: FocusEvent) => {
    const { currentTarget, relatedTarget: from } = event;
    if (from instanceof HTMLElement && !currentTarget.contains(from)) before.current = from;
    kept.onFocus(event);
  };
  return { ...kept, onFocus };
}

/**
 * Short words about something that just happened, above the page.
 * - Its two live regions are there from the start: errors interrupt, the rest waits (AX-07).
 * - At most five are shown; the oldest go, errors stay (FT-74).
 * - One that only tells goes after 8 seconds, not while it is hovered or focused; errors and those with an action stay (AX-28).
 * - While the page is covered a new one waits, and one that stands there stays: it is not said again (AX-07).
 * - They make room for what has the focus (AX-02).
 * - Dismissing says what is dismissed (AX-38), and nothing takes the focus.
 * - Whoever dismisses one is at the next, and after the last one where they came from (AX-02).
 */
export function Toasts({ toasts, ...shown }: Shown & { toasts: readonly Toast[] }) {
  const kept = useFocusOfToasts();
  const visible = visibleToasts(toasts);
  useClearOfFocus(kept.ref, visible.length > 0);
  const cards = (isError: boolean) =>
    visible
      .filter(({ tone }) => (tone === 'danger') === isError)
      .map((toast) => <ToastCard key={toast.id} toast={toast} {...shown} />);

  return (
    <section className={css['toasts']} aria-label="Messages" {...kept}>
      <div className={css['region']} role="alert" aria-atomic="false">
        {cards(true)}
      </div>
      <output className={css['region']} aria-atomic="false">
        {cards(false)}
      </output>
    </section>
  );
}
