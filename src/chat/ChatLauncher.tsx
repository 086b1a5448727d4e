import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { BubbleIcon } from '#src/shell/chat/BubbleIcon.tsx';
import { useChatDock } from '#src/shell/chat/chatDock.ts';
import { useOpenChat } from '#src/shell/chat/useOpenChat.ts';
import { lazyPart } from '#src/shell/lazyPart.tsx';
import { floatingLine } from '#src/shell/page/Region.tsx';
import {
  selectIsChatInUse,
  selectIsChatOffered,
  selectIsChatOpen,
  selectUnreadBadge,
} from '#store/chat/launcher.ts';

import css from './ChatLauncher.module.css';
import { useLift } from './useLift.ts';

const ChatWidget = lazyPart(
  'chat',
  () =>
    import(/* webpackChunkName: "chat" */ './ChatWidget.tsx').then((module) => module.ChatWidget),
  floatingLine,
);

/** CHAT-19 */
function useToggle(isOpen: boolean) {
  const dispatch = useAppDispatch();
  const open = useOpenChat();
  const close = () =>
    void import('#store/chat/slice.ts').then((slice) => dispatch(slice.chatClosed()));
  return isOpen ? close : open;
}

/** Returns the focus to the button when the chat closes and had it. */
function useFocusReturn(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body)
      button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}

/**
 * 'Chat with us', with the number of unread messages (CHAT-02). On phones and tablets it is in the header, where it
 * covers nothing, until there is a conversation. Then it floats, so a new message is always in view. A header narrower
 * than 22.5 rem has no room for it.
 */
function LauncherButton() {
  const isOpen = useAppSelector(selectIsChatOpen);
  const unread = useAppSelector(selectUnreadBadge);
  const toggle = useToggle(isOpen);
  const button = useFocusReturn(isOpen);
  const dock = useChatDock();
  const isInUse = useAppSelector(selectIsChatInUse);
  const isDocked = dock !== null && !isInUse;
  const place = useLift<HTMLElement>(isDocked);
  const launcher = (
    <section
      className={`${css['place']} ${css[isDocked ? 'docked' : 'floating']}`}
      aria-label="Chat"
      ref={place}
    >
      <button
        className={css['launcher']}
        type="button"
        aria-expanded={isOpen}
        ref={button}
        // The second half of a double click would close it.
        onClick={({ detail }) => detail < 2 && toggle()}
      >
        <BubbleIcon />
        <span className={css['label']}>Chat with us</span>
        {unread !== null && (
          <span className={css['badge']}>
            <span className="visually-hidden">, </span>
            {unread}
            <span className="visually-hidden"> unread</span>
          </span>
        )}
      </button>
    </section>
  );
  return (
    <>
      {/* Lets the end of the page scroll clear of the button (AX-02). */}
      <div className={css[isDocked ? 'dockedRoom' : 'room']} />
      {isDocked ? createPortal(launcher, dock) : launcher}
    </>
  );
}

/**
 * The chat of every page: its button, and the widget, which loads as a separate chunk when it is used. If the widget
 * fails, the page and the button keep working (FT-68).
 */
export function ChatLauncher() {
  const isOffered = useAppSelector(selectIsChatOffered);
  const isInUse = useAppSelector(selectIsChatInUse);
  return (
    <>
      {/* A chat in progress keeps its button even if the flag changes. */}
      {(isOffered || isInUse) && <LauncherButton />}
      {isInUse && <ChatWidget />}
    </>
  );
}
