import { useEffect, useId, useRef, useState } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { chatOpened } from '#store/chat/actions.ts';
import { endRequested, newChatRequested, selectChat } from '#store/chat/slice.ts';
import { flagDefaults, type FlagKey } from '#store/flags/flags.ts';
import { flagsReceived } from '#store/flags/slice.ts';
import { selectOrgCode } from '#store/org/selectors.ts';

import css from './DevControls.module.css';
import { useHotkeys } from './useHotkeys.ts';

const flagKeys = Object.keys(flagDefaults) as FlagKey[];

/** Ends the conversation and clears its end. Then the pre-chat form chooses the next agent. */
function useResetChat() {
  const dispatch = useAppDispatch();
  const { phase } = useAppSelector(selectChat);
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current && phase === 'ended') dispatch(newChatRequested());
    if (phase !== 'live') isAsked.current = false;
  }, [dispatch, phase]);
  return () => {
    isAsked.current = phase === 'live';
    if (phase === 'live') dispatch(endRequested());
    if (phase === 'ended') dispatch(newChatRequested());
  };
}

/** Changes a flag of this page until the service answers next. */
function Flag({ flag }: { flag: FlagKey }) {
  const dispatch = useAppDispatch();
  const { values, maintenance, disasterZips, brokerMode } = useAppSelector((state) => state.flags);
  return (
    <label className={css['flag']}>
      <input
        type="checkbox"
        checked={values[flag]}
        onChange={({ target }) =>
          dispatch(
            flagsReceived({
              values: { [flag]: target.checked },
              maintenance,
              disasterZips,
              brokerMode,
            }),
          )
        }
      />
      {flag}
    </label>
  );
}

/** Opens the same page of another brand. It is a plain form, which the browser sends. */
function BrandSwitcher() {
  const id = useId();
  const orgCode = useAppSelector(selectOrgCode);
  return (
    <form className={css['brand']} method="get">
      <label htmlFor={id}>Brand</label>
      <input id={id} name="org" defaultValue={orgCode} spellCheck={false} />
      <Button type="submit" tone="secondary">
        Switch
      </Button>
    </form>
  );
}

/** The developers' controls outside production (DEV-1): Alt+Shift with D, C and R. */
export function DevControls() {
  const dispatch = useAppDispatch();
  const [isOpen, setOpen] = useState(false);
  const resetChat = useResetChat();
  const openChat = () => void dispatch(chatOpened({ by: 'borrower' }));
  useHotkeys({ KeyD: () => setOpen(!isOpen), KeyC: openChat, KeyR: resetChat });
  if (!isOpen) return null;
  return (
    <aside className={css['controls']} aria-label="Developer controls">
      <p>
        <kbd>Alt+Shift+D</kbd> these controls · <kbd>C</kbd> chat, with the agent picker ·{' '}
        <kbd>R</kbd> reset chat
      </p>
      <BrandSwitcher />
      <Button tone="secondary" onClick={openChat}>
        Open chat
      </Button>
      <Button tone="secondary" onClick={resetChat}>
        Reset chat
      </Button>
      <fieldset>
        <legend>Flags of this page</legend>
        {flagKeys.map((flag) => (
          <Flag key={flag} flag={flag} />
        ))}
      </fieldset>
    </aside>
  );
}
