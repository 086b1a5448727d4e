import { useAppSelector } from '#src/hooks.ts';
import { selectIsChatOffered } from '#store/chat/launcher.ts';

import { BubbleIcon } from './BubbleIcon.tsx';
import css from './ChatLine.module.css';
import { useOpenChat } from './useOpenChat.ts';

/** The chat next to phone and email, before them (AX-08). Renders nothing if the lender has no chat (CHAT-01). */
export function ChatLine() {
  const isOffered = useAppSelector(selectIsChatOffered);
  const openChat = useOpenChat();
  if (!isOffered) return null;
  return (
    <p className={css['line']}>
      <BubbleIcon />
      <button className="link-button" type="button" onClick={openChat}>
        Chat with us
      </button>
    </p>
  );
}
