import { useEffect, useState } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { useAnnounce } from '#src/ui/feedback/announce.ts';
import { selectIsChatOpen, selectUnreadBadge } from '#store/chat/launcher.ts';

import { ChatPanel } from './ChatPanel.tsx';
import { useArrivals } from './useArrivals.ts';
import { useIsHidden } from './window.ts';

const PREFIX = /^\(\d+\+?\) /;

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

export function ChatWidget() {
  const isOpen = useAppSelector(selectIsChatOpen);
  const announce = useAnnounce();
  const [announcement, setAnnouncement] = useState({ text: '', count: 0 });
  useUnreadTitle();
  useArrivals((text) => {
    // The panel's log announces it, because a modal panel silences the page's own regions.
    if (isOpen) setAnnouncement(({ count }) => ({ text, count: count + 1 }));
    else announce(text);
  });
  return isOpen && <ChatPanel announcement={announcement} />;
}
