import { useEffect, useState } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { useAnnounce } from '#src/ui/feedback/announce.ts';
import { selectIsChatOpen, selectUnreadBadge } from '#store/chat/launcher.ts';

import { ChatPanel } from './ChatPanel.tsx';
import { useArrivals } from './useArrivals.ts';
import { useIsHidden } from './window.ts';

const PREFIX = /^\(\d+\+?\) /;

/** The number of unread messages in the title of a hidden tab. */
function useUnreadTitle() {
  const isHidden = useIsHidden();
  const unread = useAppSelector(selectUnreadBadge);
  useEffect(() => {
    if (!isHidden || unread === null) return undefined;
    document.title = `(${unread}) ${document.title.replace(PREFIX, '')}`;
    return () => {
      document.title = document.title.replace(PREFIX, '');
    };
  }, [isHidden, unread]);
}

/** The chat while it is in use: the panel where it is open, and what is said of new messages. */
export function ChatWidget() {
  const isOpen = useAppSelector(selectIsChatOpen);
  const announce = useAnnounce();
  const [said, setSaid] = useState({ text: '', count: 0 });
  useUnreadTitle();
  useArrivals((text) => {
    // The log of the panel says it, since a modal panel keeps the page's regions silent.
    if (isOpen) setSaid(({ count }) => ({ text, count: count + 1 }));
    else announce(text);
  });
  return isOpen && <ChatPanel said={said} />;
}
