import { useLayoutEffect, useRef, useState, type Ref } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { isEnter } from '#src/ui/focus/inputMethod.ts';
import { MAX_CHAT_TEXT_LENGTH } from '#store/chat/limits.ts';
import { draftProblem } from '#store/chat/selectors.ts';
import { draftTyped, selectChat, sendRequested } from '#store/chat/slice.ts';

import { AttachButton, DraftFiles, RefusedFiles } from './Attachments.tsx';
import { ChatIcon } from './ChatIcon.tsx';
import css from './Composer.module.css';
import type { Attach } from './useAttach.ts';

/** Makes the box as high as its text. The style sheet limits it to five lines. */
function useGrowingBox(text: string) {
  const box = useRef<HTMLTextAreaElement>(null);
  // A layout effect, because it measures.
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    current.style.blockSize = 'auto';
    current.style.blockSize = `${current.scrollHeight}px`;
  }, [text]);
  return box;
}

/**
 * The draft, sending it, and why it can't be sent. The reason shows after an attempt, or while the text is too long.
 */
function useDraft(attach: Attach) {
  const dispatch = useAppDispatch();
  const draft = useAppSelector((state) => selectChat(state).draft);
  const [hasTried, setTried] = useState(false);
  const found = draftProblem(draft);
  const isEmpty = draft.text.trim() === '' && draft.attachments.length === 0;
  return {
    text: draft.text,
    isEmpty,
    problem: hasTried || !isEmpty ? found : null,
    type: (text: string) => {
      setTried(false);
      dispatch(draftTyped({ text }));
    },
    send: () => {
      setTried(found !== null);
      if (found !== null) return;
      attach.forgetRefused();
      dispatch(sendRequested());
    },
  };
}

function MessageBox({
  draft,
  box,
}: {
  draft: ReturnType<typeof useDraft>;
  box: Ref<HTMLTextAreaElement>;
}) {
  const { text, problem, isEmpty, type, send } = draft;
  return (
    <>
      <label className="visually-hidden" htmlFor="chat-message">
        Your message
      </label>
      <textarea
        className={css['box']}
        id="chat-message"
        rows={1}
        placeholder="Write a message"
        enterKeyHint="send"
        // Allows more than a message may have, so the error can say by how much the text is too long.
        maxLength={MAX_CHAT_TEXT_LENGTH}
        value={text}
        ref={box}
        data-first-focus
        aria-describedby={problem === null ? 'chat-hint' : 'chat-problem chat-hint'}
        aria-invalid={problem !== null}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          if (event.shiftKey || !isEnter(event)) return;
          event.preventDefault();
          if (!isEmpty) send();
        }}
      />
    </>
  );
}

/**
 * The message box (CHAT-06, CHAT-12, CHAT-13).
 * - The text stays until the sagas have put the message into the outbox, even if the panel closes.
 * - Enter sends and Shift+Enter breaks the line. An input method keeps its Enter.
 */
export function Composer({ attach }: { attach: Attach }) {
  const draft = useDraft(attach);
  const box = useGrowingBox(draft.text);
  return (
    <form
      className={css['composer']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        draft.send();
        box.current?.focus();
      }}
    >
      <RefusedFiles {...attach} />
      <DraftFiles />
      <div className={css['line']}>
        {attach.isTaking && <AttachButton {...attach} />}
        <MessageBox draft={draft} box={box} />
        <button className={css['send']} type="submit">
          <ChatIcon name="send" />
          <span className="visually-hidden">Send</span>
        </button>
      </div>
      <p className={css['problem']} id="chat-problem" role="alert">
        {draft.problem}
      </p>
      <p className={css['hint']} id="chat-hint">
        Enter sends. Shift+Enter starts a new line.
      </p>
    </form>
  );
}
