import { useState } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { OutsideLink } from '#src/shell/links/OutsideLink.tsx';
import { Button } from '#src/ui/actions/Button.tsx';
import { selectHasClosedFiles, selectSurveyUrl } from '#store/chat/selectors.ts';
import { newChatRequested, selectChat } from '#store/chat/slice.ts';

import css from './ChatPanel.module.css';

/** Shows what was typed but not sent, so it can still be read and copied (FT-93). */
function UnsentDraft() {
  const { text } = useAppSelector((state) => selectChat(state).draft);
  const [isCopied, setCopied] = useState(false);
  if (text === '') return null;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <div className={css['unsent']}>
      <label className={css['small']} htmlFor="chat-unsent">
        You did not send this
      </label>
      <textarea className={css['unsentText']} id="chat-unsent" readOnly rows={3} value={text} />
      {/* If copying isn't permitted, the user can select the text. */}
      <div className={css['copy']}>
        <Button tone="quiet" onClick={() => void copy().catch(() => undefined)}>
          Copy
        </Button>
        <output>{isCopied && 'Copied.'}</output>
      </div>
    </div>
  );
}

/** CHAT-08, CHAT-09 */
export function EndedPanel() {
  const dispatch = useAppDispatch();
  const surveyUrl = useAppSelector(selectSurveyUrl);
  const hasClosedFiles = useAppSelector(selectHasClosedFiles);
  return (
    <div className={css['ended']}>
      <h3 className={css['thanks']} tabIndex={-1} data-first-focus>
        Thanks for chatting with us!
      </h3>
      {hasClosedFiles && (
        <p className={css['small']}>This chat has ended, so its files can&apos;t be opened.</p>
      )}
      <div className={css['endedActions']}>
        {surveyUrl !== null && <OutsideLink href={surveyUrl}>Take the survey</OutsideLink>}
        <Button tone="secondary" onClick={() => dispatch(newChatRequested())}>
          Start new chat
        </Button>
      </div>
      <UnsentDraft />
    </div>
  );
}
