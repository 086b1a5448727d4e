import {
  useContext,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { CoverContext } from '#src/ui/feedback/announce.ts';
import { isOfInputMethod } from '#src/ui/focus/inputMethod.ts';
import { chatClosed, chatTouched, selectChat } from '#store/chat/slice.ts';

import css from './ChatPanel.module.css';
import { usePanelFocus } from './usePanelFocus.ts';
import { usePanelPlace } from './usePanelPlace.ts';
import { useIsSmallWindow } from './window.ts';

/** Opens a dialog, modal or not, and keeps the focus if it is inside. Leaves a section as it is. */
function useOpenDialog(panelRef: RefObject<HTMLElement | null>, isModal: boolean) {
  const cover = useContext(CoverContext);
  useLayoutEffect(() => {
    const { current: dialog } = panelRef;
    if (!(dialog instanceof HTMLDialogElement)) return undefined;
    const { activeElement: focused } = document;
    const isInside = dialog.contains(focused);
    // `show()` would move the focus.
    dialog.open = !isModal;
    if (!isModal) return undefined;
    const uncover = cover();
    dialog.showModal();
    if (isInside && focused instanceof HTMLElement) focused.focus();
    return () => {
      dialog.close();
      uncover();
    };
  }, [panelRef, isModal, cover]);
}

function usePanelEvents() {
  const dispatch = useAppDispatch();
  const isOpenedByMessage = useAppSelector((state) => selectChat(state).isOpenedByMessage);
  const touch = () => void (isOpenedByMessage && dispatch(chatTouched()));
  const close = (event: SyntheticEvent) => {
    event.preventDefault();
    dispatch(chatClosed());
  };
  return {
    // Waits until the control has had the click, because the panel grows.
    onClick: touch,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isOfInputMethod(event)) {
        event.stopPropagation();
        close(event);
      } else touch();
    },
    onCancel: close,
  };
}

interface PanelFrameProps {
  titleId: string;
  view: string;
  children: ReactNode;
}

/**
 * The frame of the chat (chat.md section 10, 24).
 * - Next to the page, it is a region that isn't modal.
 * - On small screens, it is a modal dialog. If a message opened it, it is a low sheet until it is touched, and it takes
 *   no focus.
 * - Escape closes it, and the launcher takes the focus back.
 */
export function PanelFrame({ titleId, view, children }: PanelFrameProps) {
  const panel = useRef<HTMLElement>(null);
  const isOpenedByMessage = useAppSelector((state) => selectChat(state).isOpenedByMessage);
  const isSmall = useIsSmallWindow();
  const isModal = isSmall && !isOpenedByMessage;
  useOpenDialog(panel, isModal);
  usePanelPlace(panel, { isModal, isOpenedByMessage });
  usePanelFocus(panel, { view, mayTakeFocus: !isOpenedByMessage });
  const shared = {
    className: css['panel'],
    'aria-labelledby': titleId,
    ...usePanelEvents(),
    children,
  };
  return isSmall ? (
    <dialog
      ref={panel as RefObject<HTMLDialogElement | null>}
      closedby="closerequest"
      {...shared}
    />
  ) : (
    <section ref={panel} {...shared} />
  );
}
