import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { logDeliveryRequested, logRequested } from '#store/shell/slice.ts';

import css from './LogForSupport.module.css';

/** Saves a log that the user can give to support, or sends it if the deployment accepts logs. Says what is in it. */
export function LogForSupport() {
  const dispatch = useAppDispatch();
  const delivery = useAppSelector(({ shell }) => shell.logDelivery);
  const isSending = delivery === 'sending';
  return (
    <div className={css['log']}>
      {delivery !== 'unavailable' && (
        <button
          className="link-button"
          type="button"
          aria-disabled={isSending}
          onClick={() => void (isSending || dispatch(logDeliveryRequested()))}
        >
          {isSending ? 'Sending the log…' : 'Send a log to support'}
        </button>
      )}
      <button className="link-button" type="button" onClick={() => void dispatch(logRequested())}>
        Save a log for support
      </button>
      <p>
        It lists what the page did, never what you typed.{' '}
        {delivery === 'unavailable'
          ? 'It stays on your device: you can read it before you send it to anyone.'
          : 'You can save it on your device and read it first.'}
      </p>
    </div>
  );
}
