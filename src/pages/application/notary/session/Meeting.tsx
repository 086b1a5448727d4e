import { useState } from 'react';

import { useAppDispatch } from '#src/hooks.ts';
import { ContactUs } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { Actions, Screen } from '#src/pages/shared/frame/Screen.tsx';
import { useStep } from '#src/pages/shared/step/useStep.tsx';
import { useAnnounced } from '#src/ui/feedback/announce.ts';
import { Spinner } from '#src/ui/feedback/Spinner.tsx';
import { isEnter } from '#src/ui/focus/inputMethod.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { deedSigned, notaryMessageSent } from '#store/application/notary/actions.ts';
import { stepText, type NotarySession } from '#store/application/notary/session.ts';
import { applicationScreens } from '#store/application/core/screens.ts';

import { StepErrors } from '#src/pages/shared/step/StepErrors.tsx';
import { MyPicture } from './MyPicture.tsx';
import { NotaryDrawing } from './NotaryDrawing.tsx';
import css from './Session.module.css';

const { title: TITLE } = applicationScreens.notarySession;

const waitText = ({ step, notaryName }: NotarySession) => {
  if (step === 'STAMPING') return 'The notary is stamping the deed.';
  return notaryName === null ? 'The notary is joining.' : null;
};

export function Meeting({ session }: { session: NotarySession }) {
  const dispatch = useAppDispatch();
  const { isBusy } = useStep('notarySession');
  const { notaryName, caption, deed, step } = session;
  const waiting = waitText(session);
  useAnnounced(waiting ?? caption);
  return (
    <Screen title={TITLE} help={stepText(step)}>
      <div className={css['pictures']}>
        <figure className={css['notary']}>
          <NotaryDrawing />
          <figcaption>
            {notaryName === null ? 'Your notary' : <bdi>{notaryName}</bdi>}
            <span className={css['recording']}>Recording</span>
          </figcaption>
        </figure>
        <MyPicture />
      </div>
      {waiting !== null && (
        <p className={css['waiting']}>
          <Spinner />
          {waiting}
        </p>
      )}
      {caption !== null && <blockquote className={css['caption']}>{caption}</blockquote>}
      {notaryName !== null && (
        <>
          <Deed deed={deed} />
          <StepErrors step="notarySession" />
          {step === 'SESSION' && (
            <Actions>
              <Button isBusy={isBusy} busyLabel="Signing" onClick={() => dispatch(deedSigned())}>
                Sign
              </Button>
            </Actions>
          )}
          <Chat session={session} />
        </>
      )}
      <ContactUs />
    </Screen>
  );
}

function Deed({ deed }: Pick<NotarySession, 'deed'>) {
  return (
    <Card title="The deed">
      {deed.map(({ heading, text }) => (
        <div key={heading}>
          <h3 className={css['part']}>{heading}</h3>
          <p>{text}</p>
        </div>
      ))}
    </Card>
  );
}

function Chat({ session: { messages } }: { session: NotarySession }) {
  const dispatch = useAppDispatch();
  const [text, setText] = useState('');
  const last = messages.at(-1);
  useAnnounced(last?.from === 'NOTARY' ? `Notary: ${last.text}` : null);
  const send = () => {
    if (text.trim() === '') return;
    dispatch(notaryMessageSent({ text: text.trim() }));
    setText('');
  };
  return (
    <Card title="Write to the notary">
      {messages.length > 0 && (
        <ol className={css['messages']} role="list">
          {messages.map(({ from, text: said }, at) => (
            <li key={`${at}`} data-from={from}>
              <span className={css['from']}>{from === 'YOU' ? 'You' : 'Notary'}</span>
              <bdi>{said}</bdi>
            </li>
          ))}
        </ol>
      )}
      <div className={css['write']}>
        <input
          className={css['message']}
          type="text"
          aria-label="Your message"
          maxLength={500}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (isEnter(event)) send();
          }}
        />
        <Button tone="secondary" onClick={send}>
          Send
        </Button>
      </div>
    </Card>
  );
}
