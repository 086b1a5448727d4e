import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { Spinner } from '#src/ui/feedback/Spinner.tsx';
import type { ChatRow } from '#store/chat/rows.ts';
import { selectChatRows, selectHasOlder } from '#store/chat/selectors.ts';
import { messagesSeen, olderRequested, selectChat } from '#store/chat/slice.ts';
import { BOT_LIMIT, selectIsWithBot } from '#store/chat/welcome.ts';

import { ChatIcon } from './ChatIcon.tsx';
import css from './MessageList.module.css';
import { MessageItem } from './MessageItem.tsx';
import { useListEnd } from './useListEnd.ts';
import { loadMargin, useReadingPosition, useRowWindow, type RowWindow } from './useRowWindow.ts';
import { useIsHidden } from './window.ts';

/** What to announce. A new count means a new announcement. */
export interface ChatAnnouncement {
  readonly text: string;
  readonly count: number;
}

function useUnseenCount(rows: readonly ChatRow[], isAtEnd: boolean) {
  const lastOrder = useAppSelector((state) => selectChat(state).lastOrder);
  const [seenOrder, setSeenOrder] = useState(lastOrder);
  if (isAtEnd && seenOrder !== lastOrder) setSeenOrder(lastOrder);
  return useMemo(
    () =>
      isAtEnd
        ? 0
        : rows.filter(
            (row) => row.kind === 'message' && row.author !== 'me' && row.order > seenOrder,
          ).length,
    [rows, isAtEnd, seenOrder],
  );
}

/** Tells the store that the newest messages are visible. */
function useMarkSeen(isAtEnd: boolean) {
  const dispatch = useAppDispatch();
  const isHidden = useIsHidden();
  const hasUnread = useAppSelector((state) => selectChat(state).unread > 0);
  useEffect(() => {
    if (hasUnread && isAtEnd && !isHidden) dispatch(messagesSeen());
  }, [dispatch, hasUnread, isAtEnd, isHidden]);
}

/** The beginning of the chat, or a button that loads what came before (CHAT-34). */
function ListTop() {
  const dispatch = useAppDispatch();
  const isBeginning = useAppSelector((state) => selectChat(state).before === null);
  const hasOlder = useAppSelector(selectHasOlder);
  const isLoading = useAppSelector((state) => selectChat(state).isLoadingOlder);
  const isWithBot = useAppSelector(selectIsWithBot);
  const isConnecting = useAppSelector((state) => selectChat(state).connection === 'connecting');
  // We don't know yet whether there are earlier messages.
  if (isConnecting) return null;
  if (isLoading)
    return (
      <p className={css['loading']}>
        <Spinner />
        Loading earlier messages
      </p>
    );
  if (hasOlder)
    return (
      <button className="link-button" type="button" onClick={() => dispatch(olderRequested())}>
        Show earlier messages
      </button>
    );
  return isBeginning ? (
    <p>This is the beginning of the chat. {isWithBot && BOT_LIMIT}</p>
  ) : (
    <p>This chat has ended, so earlier messages can&apos;t be shown.</p>
  );
}

function useOlderOnScroll() {
  const dispatch = useAppDispatch();
  const hasOlder = useAppSelector(selectHasOlder);
  const isLoading = useAppSelector((state) => selectChat(state).isLoadingOlder);
  const canLoad = hasOlder && !isLoading;
  const last = useRef(0);
  return (list: HTMLElement) => {
    const isUp = list.scrollTop < last.current;
    last.current = list.scrollTop;
    if (isUp && canLoad && list.scrollTop < loadMargin()) dispatch(olderRequested());
  };
}

/** Scrolls to the end of the list at first and after the user's own message. */
function useScrollAfterOwnMessage(rows: readonly ChatRow[], goToEnd: () => void) {
  const last = rows.at(-1);
  const own = last?.kind === 'outgoing' ? last.key : null;
  useLayoutEffect(() => {
    goToEnd();
    // Only the user's own message scrolls. Any other message leaves the reader where they are.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [own]);
}

function Rows({
  rows,
  virtualizer,
  topPx,
}: Pick<RowWindow, 'virtualizer' | 'topPx'> & { rows: readonly ChatRow[] }) {
  return (
    <div className={css['rows']} aria-live="off" style={{ blockSize: virtualizer.getTotalSize() }}>
      <div className={css['top']} style={{ blockSize: topPx }}>
        <ListTop />
      </div>
      <ol role="list">
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const row = rows[index];
          return (
            row && (
              <li
                key={key}
                className={css['row']}
                data-index={index}
                ref={virtualizer.measureElement}
                style={{ transform: `translateY(${start}px)` }}
              >
                <MessageItem row={row} />
              </li>
            )
          );
        })}
      </ol>
    </div>
  );
}

function NewMessages({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <button className={css['news']} type="button" onClick={onShow}>
      <ChatIcon name="down" />
      {count === 1 ? 'New message' : `New messages: ${count}`}
    </button>
  );
}

/**
 * The messages (CHAT-05).
 * - A focusable log, so the keyboard can scroll it. It only announces additions, in its last line. Its rows are silent,
 *   because rows come and go while scrolling, and history and own messages aren't announced (AX-37).
 * - If the reader isn't at the end, the list stays in place and a button counts the new messages.
 */
export function MessageList({ announcement }: { announcement: ChatAnnouncement }) {
  const rows = useAppSelector(selectChatRows);
  const { scroller, ...rowWindow } = useRowWindow(rows);
  const { virtualizer } = rowWindow;
  const goToEnd = useCallback(() => virtualizer.scrollToEnd(), [virtualizer]);
  const { isAtEnd, onScroll } = useListEnd(scroller, rows, goToEnd);
  const unseen = useUnseenCount(rows, isAtEnd);
  const loadOlderAt = useOlderOnScroll();
  const rememberPosition = useReadingPosition(rows, virtualizer);
  useScrollAfterOwnMessage(rows, goToEnd);
  useMarkSeen(isAtEnd);

  return (
    <div className={css['around']}>
      <div
        className={css['log']}
        role="log"
        aria-label="Messages"
        aria-live="polite"
        aria-relevant="additions"
        // The keyboard has to reach a region that scrolls.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        ref={scroller}
        onScroll={({ currentTarget }) => {
          onScroll();
          rememberPosition();
          loadOlderAt(currentTarget);
        }}
      >
        <Rows rows={rows} {...rowWindow} />
        <p className="visually-hidden">
          <span key={announcement.count}>{announcement.text}</span>
        </p>
      </div>
      {unseen > 0 && (
        <NewMessages
          count={unseen}
          onShow={() => {
            goToEnd();
            scroller.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </div>
  );
}
