import { useState } from 'react';

import { LazyAgentField } from '#src/dev/late.ts';
import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { SmallForm } from '#src/ui/form/SmallForm.tsx';
import { Button } from '#src/ui/actions/Button.tsx';
import { validatePreChat } from '#store/chat/preChat.ts';
import { selectAsksAgentId, selectPreChatValues } from '#store/chat/selectors.ts';
import { preChatSubmitted, selectChat } from '#store/chat/slice.ts';
import type { PreChatForm } from '#store/chat/state.ts';
import { selectPreChatText } from '#store/chat/welcome.ts';

import css from './ChatPanel.module.css';

/** Longer than the rules allow, so they can say what is too long. */
const MAX_LENGTH = 300;

/** Asks who the user is before the chat (CHAT-03, CHAT-04). Known values are filled in (AX-22). */
export function PreChat() {
  const dispatch = useAppDispatch();
  const welcome = useAppSelector(selectPreChatText);
  const known = useAppSelector(selectPreChatValues);
  const [initialValues] = useState(known);
  const asksAgentId = useAppSelector(selectAsksAgentId);
  const isStarting = useAppSelector((state) => selectChat(state).phase === 'starting');
  return (
    <div className={css['scroll']}>
      <p className={css['welcome']}>{welcome}</p>
      <SmallForm<PreChatForm>
        id="chat"
        className={css['form']}
        initialValues={initialValues}
        validate={validatePreChat}
        onAnswer={(form) => {
          if (!isStarting) dispatch(preChatSubmitted(form));
        }}
      >
        <div className={css['fields']} data-first-focus>
          <TextField name="name" label="Name" autoComplete="name" maxLength={MAX_LENGTH} />
          <TextField
            name="email"
            label="Email address"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={MAX_LENGTH}
          />
          {asksAgentId && LazyAgentField && <LazyAgentField />}
        </div>
        <Button type="submit" isWide isBusy={isStarting} busyLabel="Starting">
          Start chat
        </Button>
      </SmallForm>
    </div>
  );
}
