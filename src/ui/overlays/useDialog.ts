import {
  useContext,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';

import { CoverContext } from '#src/ui/feedback/announce.ts';

/**
 * A native modal dialog, open while it is mounted. The page behind is inert, and the focus moves into the dialog and
 * back. Spread `props` on a `<dialog>`. `first` takes the focus first.
 */
export function useDialog({ onDismiss }: { onDismiss?: (() => void) | undefined }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const first = useRef<HTMLHeadingElement>(null);
  const cover = useContext(CoverContext);

  useLayoutEffect(() => {
    const opener = document.activeElement;
    const open = dialog.current;
    const uncover = cover();
    open?.showModal();
    (first.current ?? open)?.focus();
    return () => {
      open?.close();
      // If the opener is gone, the heading takes the focus.
      const hasOpener = opener?.isConnected && opener !== document.body;
      const target = hasOpener ? opener : document.querySelector('h1');
      if (target instanceof HTMLElement) target.focus();
      uncover();
    };
  }, [cover]);

  const props = {
    ref: dialog,
    closedby: onDismiss ? 'closerequest' : 'none',
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      onDismiss?.();
    },
    /** A close request without a key, such as the back gesture. */
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      onDismiss?.();
    },
    /** Some browsers close the dialog at the second request in any case. */
    onClose: () => {
      if (dialog.current?.isConnected && !dialog.current.open) dialog.current.showModal();
    },
  } as const;
  return { props, first };
}
