import type { ReactNode } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { selectChat } from '#store/chat/slice.ts';

import css from './ChatPanel.module.css';
import { Composer } from './Composer.tsx';
import { FeedbackDialog } from './AnswerRating.tsx';
import { MessageList, type ChatAnnouncement } from './MessageList.tsx';
import { useAttach, useFileDrop } from './useAttach.ts';

/** Not announced, because it comes and goes (AX-37). Its line is always there, so nothing jumps. */
function TypingNote() {
  const typing = useAppSelector((state) => selectChat(state).typing);
  return (
    <p className={css['typing']}>
      {typing !== null && (
        <>
          <bdi>{typing}</bdi> is typing
        </>
      )}
    </p>
  );
}

interface ConversationProps {
  announcement: ChatAnnouncement;
  isEnded: boolean;
  /** Replaces the message box after the chat has ended. */
  children: ReactNode;
}

/** The messages and the box for the next one. You can drop files anywhere on it (chat.md section 10, 13). */
export function Conversation({ announcement, isEnded, children }: ConversationProps) {
  const attach = useAttach();
  const [isDraggedOver, drop] = useFileDrop(attach.add);
  return (
    <div
      className={isDraggedOver ? `${css['conversation']} ${css['over']}` : css['conversation']}
      {...(!isEnded && drop)}
    >
      <FeedbackDialog>
        <MessageList announcement={announcement} />
      </FeedbackDialog>
      <TypingNote />
      {isEnded ? children : <Composer attach={attach} />}
    </div>
  );
}
