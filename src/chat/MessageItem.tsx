import { memo } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { Spinner } from '#src/ui/feedback/Spinner.tsx';
import { Icon } from '#src/ui/text/Icon.tsx';
import { formatTimeOfDay } from '#store/format/timeOfDay.ts';
import type { OutgoingMessage } from '#store/chat/messages.ts';
import type { ChatRow, LineRow, MessageRow } from '#store/chat/rows.ts';
import { writerOf } from '#store/chat/selectors.ts';
import { messageDeleted, messageRetried, selectChat } from '#store/chat/slice.ts';

import { AnswerRating } from './AnswerRating.tsx';
import { MessageFiles, SentAttachments } from './Files.tsx';
import css from './Message.module.css';
import { MessageText } from './MessageText.tsx';
import { useStableFocus } from './useStableFocus.ts';

/** Every message says who wrote it and when (AX-37). Only the first of a group shows it. */
function DeliveredMessage({ row }: { row: MessageRow }) {
  return (
    <div className={`${css['message']} ${css[row.author]}`}>
      <p className={row.isFirstOfGroup ? css['byline'] : 'visually-hidden'}>
        <bdi>{writerOf({ author: row.author, authorName: row.name })}</bdi>,{' '}
        {formatTimeOfDay(row.sentAt)}
      </p>
      {row.text !== '' && <MessageText text={row.text} />}
      <MessageFiles messageId={row.id} files={row.attachments} />
      <AnswerRating message={row} />
    </div>
  );
}

function NotDelivered({ message: { clientId, text } }: { message: OutgoingMessage }) {
  const dispatch = useAppDispatch();
  const canRetry = useAppSelector((state) => selectChat(state).phase !== 'ended');
  const part = useStableFocus<HTMLDivElement>();
  const about = <span className="visually-hidden">: {text}</span>;
  return (
    <div className={css['failed']} ref={part}>
      <Icon name="error" />
      <span>Not delivered{!canRetry && '. You can send it in a new chat.'}</span>
      {canRetry && (
        <button type="button" onClick={() => dispatch(messageRetried({ clientId }))}>
          Retry{about}
        </button>
      )}
      <button type="button" onClick={() => dispatch(messageDeleted({ clientId }))}>
        Delete{about}
      </button>
    </div>
  );
}

/** A message that is being sent: 'Sending', or 'Not delivered' with what you can do (chat.md section 10, 6). */
function PendingMessage({ message }: { message: OutgoingMessage }) {
  const { text, attachments, createdAt, status, percent } = message;
  const isUploading = attachments.length > 0 && percent !== undefined && percent < 100;
  return (
    <div className={`${css['message']} ${css['me']}`}>
      <p className="visually-hidden">You, {formatTimeOfDay(createdAt)}</p>
      {text !== '' && <MessageText text={text} />}
      <SentAttachments files={attachments} />
      {status === 'failed' ? (
        <NotDelivered message={message} />
      ) : (
        <p className={css['sending']}>
          {status !== 'new' && (
            <>
              <Spinner />
              Sending{isUploading && <span>, {percent} %</span>}
            </>
          )}
        </p>
      )}
    </div>
  );
}

function Line({ row: { name, text } }: { row: LineRow }) {
  return (
    <p className={css['line']}>
      {name !== null && (
        <>
          <bdi>{name}</bdi>{' '}
        </>
      )}
      <bdi>{text}</bdi>
    </p>
  );
}

/** Memoized, because the list renders again with each frame of scrolling. */
export const MessageItem = memo(function MessageItem({ row }: { row: ChatRow }) {
  switch (row.kind) {
    case 'message':
      return <DeliveredMessage row={row} />;
    case 'outgoing':
      return <PendingMessage message={row.message} />;
    default:
      return <Line row={row} />;
  }
});
