import {
  useContext,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';

import { CoverContext } from '#src/ui/feedback/announce.ts';

interface Dialog {
  /** Left out when the dialog cannot be dismissed. */
  onDismiss?: (() => void) | undefined;
}

/**
 * A native modal dialog that is open as long as it is drawn: the page behind it is inert, focus goes into it and
 * returns when it goes. Spread the result's `props` on a `<dialog>`; `first` marks what gets the focus.
 */
export function useDialog({ onDismiss }: Dialog) {
  const dialog = useRef<HTMLDialogElement>(null);
  const first = useRef<HTMLHeadingElement>(null);
  const cover = useContext(CoverContext);

  // Only the document can make the rest of the page inert and give focus back.
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const open = dialog.current;
    const uncover = cover();
    open?.showModal();
    (first.current ?? open)?.focus();
    return () => {
      open?.close();
      // Who opened it may have gone meanwhile: then the screen itself gets the focus.
      const isThere = opener?.isConnected && opener !== document.body;
      const place = isThere ? opener : document.querySelector('h1');
      if (place instanceof HTMLElement) place.focus();
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
    /** A close request that is no key, such as the back gesture. */
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      onDismiss?.();
    },
    /** Some browsers close at the second request, whatever was said at the first. */
    onClose: () => {
      if (dialog.current?.isConnected && !dialog.current.open) dialog.current.showModal();
    },
  } as const;
  return { props, first };
}
