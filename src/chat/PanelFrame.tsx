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

/** Opens a dialog, modal or not, and keeps the focus that is inside. A section stays as it is. */
function useOpenDialog(panelRef: RefObject<HTMLElement | null>, isModal: boolean) {
  const cover = useContext(CoverContext);
  useLayoutEffect(() => {
    const { current: dialog } = panelRef;
    if (!(dialog instanceof HTMLDialogElement)) return undefined;
    const { activeElement: focused } = document;
    const isInside = dialog.contains(focused);
    // `show()` would take the focus.
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

/** The intents of the panel as a whole. */
function usePanelEvents() {
  const dispatch = useAppDispatch();
  const isOpenedByMessage = useAppSelector((state) => selectChat(state).isOpenedByMessage);
  const touch = () => void (isOpenedByMessage && dispatch(chatTouched()));
  const close = (event: SyntheticEvent) => {
    event.preventDefault();
    dispatch(chatClosed());
  };
  return {
    // After the control has had the click: the panel grows.
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
 * - Beside the page: a region that is not modal.
 * - On small screens: a modal dialog. One that a message opened is a low sheet until it is touched, and takes no focus.
 * - Escape closes it; the launcher takes the focus back.
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
