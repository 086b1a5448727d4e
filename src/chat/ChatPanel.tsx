import { useId, useState } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { Icon } from '#src/ui/text/Icon.tsx';
import { Modal } from '#src/ui/overlays/Modal.tsx';
import { chatClosed, endRequested, selectChat } from '#store/chat/slice.ts';
import { selectIsWithBot } from '#store/chat/welcome.ts';

import { AlertBar } from './AlertBar.tsx';
import css from './ChatPanel.module.css';
import { Conversation } from './Conversation.tsx';
import { EndedPanel } from './EndedPanel.tsx';
import type { ChatAnnouncement } from './MessageList.tsx';
import { PanelFrame } from './PanelFrame.tsx';
import { PreChat } from './PreChat.tsx';

/** Asks first, because an ended conversation can't be resumed. */
function EndChat() {
  const dispatch = useAppDispatch();
  const [isAsking, setAsking] = useState(false);
  const keep = () => setAsking(false);
  return (
    <>
      <button className={css['end']} type="button" onClick={() => setAsking(true)}>
        End chat
      </button>
      {isAsking && (
        <Modal
          title="End this chat?"
          onDismiss={keep}
          actions={
            <>
              <Button
                tone="danger"
                onClick={() => {
                  keep();
                  dispatch(endRequested());
                }}
              >
                End chat
              </Button>
              <Button tone="secondary" onClick={keep}>
                Keep chatting
              </Button>
            </>
          }
        >
          <p>You can start a new chat at any time. This one cannot be continued.</p>
        </Modal>
      )}
    </>
  );
}

function Partner() {
  const agentName = useAppSelector((state) => selectChat(state).agentName);
  const isConnecting = useAppSelector((state) => selectChat(state).connection === 'connecting');
  const isWithBot = useAppSelector(selectIsWithBot);
  if (agentName !== null)
    return (
      <p className={css['partner']}>
        <span className="visually-hidden">You are chatting with </span>
        <bdi>{agentName}</bdi>
      </p>
    );
  const text = isWithBot ? 'Our automated assistant' : isConnecting ? 'Connecting' : null;
  return text !== null && <p className={css['partner']}>{text}</p>;
}

function Head({ titleId }: { titleId: string }) {
  const dispatch = useAppDispatch();
  const isLive = useAppSelector((state) => selectChat(state).phase === 'live');
  return (
    <div className={css['head']}>
      <div className={css['heading']}>
        <h2 className={css['title']} id={titleId}>
          Chat with us
        </h2>
        {isLive && <Partner />}
      </div>
      {isLive && <EndChat />}
      <button
        className={css['close']}
        type="button"
        aria-label="Hide the chat"
        onClick={() => dispatch(chatClosed())}
      >
        <Icon name="chevron" />
      </button>
    </div>
  );
}

/** The open chat: the form before it, the conversation, and its end (CHAT-20, CHAT-24). */
export function ChatPanel({ announcement }: { announcement: ChatAnnouncement }) {
  const titleId = useId();
  const phase = useAppSelector((state) => selectChat(state).phase);
  const isBefore = phase === 'prechat' || phase === 'starting';
  return (
    <PanelFrame titleId={titleId} view={isBefore ? 'prechat' : phase}>
      <Head titleId={titleId} />
      <AlertBar />
      {isBefore ? (
        <PreChat />
      ) : (
        <Conversation announcement={announcement} isEnded={phase === 'ended'}>
          {phase === 'ended' && <EndedPanel />}
        </Conversation>
      )}
    </PanelFrame>
  );
}
