import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';

import { useAppDispatch } from '#src/hooks.ts';
import { useAnnounced } from '#src/ui/feedback/announce.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { useLongWait } from '#src/ui/feedback/longWait.ts';
import { Spinner } from '#src/ui/feedback/Spinner.tsx';
import { lenderDataRetried } from '#store/application/core/lenderDataSlice.ts';
import { readFailureMessage } from '#store/failureMessages.ts';
import type { Failure, Remote } from '#store/remote.ts';

import css from './RemoteContent.module.css';
import { Actions, Screen } from './Screen.tsx';
import { ContactUs, GoToDashboard } from '#src/pages/shared/actions/ApplicationActions.tsx';

interface RemoteContentProps<T> {
  value: Remote<T>;
  /** The `h1` while the value loads. */
  title: string;
  /** What is loading, in words. */
  waiting: string;
  children: (value: T) => ReactNode;
}

export const focusHeading = () => document.querySelector<HTMLElement>('main h1')?.focus();

/**
 * Focuses the heading when the focused element was removed, after loading and when a screen loads again. For screens
 * whose layout differs while they load.
 */
export function useHeadingFocus(status: Remote<unknown>['status']): void {
  const wasReady = useRef(false);

  useLayoutEffect(() => {
    const isReady = status === 'ready';
    if ((isReady || wasReady.current) && document.activeElement === document.body) focusHeading();
    wasReady.current = isReady;
  }, [status]);
}

/**
 * A screen that first loads a value.
 * - Shows nothing for 300 ms, then a spinner with words. After ten seconds, it says that this takes longer than usual
 *   and offers another try, the dashboard or the phone.
 * - Each failure is announced, with "Try again" (FT-03, AX-07).
 * - "Try again" focuses the heading, and so does the removal of the focused element.
 */
export function RemoteContent<T>({ value, title, waiting, children }: RemoteContentProps<T>) {
  useHeadingFocus(value.status);

  switch (value.status) {
    case 'ready':
      return children(value.value);
    case 'failed':
      return (
        <Screen title={title}>
          <LoadError failure={value.failure} />
          <ContactUs />
        </Screen>
      );
    case 'idle':
    case 'loading':
      return (
        <Screen title={title}>
          <WaitingMessage text={waiting} />
        </Screen>
      );
    default:
      return value satisfies never;
  }
}

/** Loads again and focuses the heading, because the retry removes its button. */
function useRetry() {
  const dispatch = useAppDispatch();
  return () => {
    focusHeading();
    dispatch(lenderDataRetried());
  };
}

function WaitingMessage({ text }: { text: string }) {
  const [tries, setTries] = useState(0);
  return <PatientMessage key={tries} text={text} onRetry={() => setTries(tries + 1)} />;
}

/** What is loading. After ten seconds, it offers other ways to continue (look.md). */
function PatientMessage({ text, onRetry }: { text: string; onRetry: () => void }) {
  const long = useLongWait(true);
  const retry = useRetry();
  return (
    <>
      <p className={css['waiting']}>
        <Spinner />
        {text}
      </p>
      {long !== null && (
        <>
          <p className={css['long']}>{long}</p>
          <Actions>
            <Button
              onClick={() => {
                retry();
                onRetry();
              }}
            >
              Try again
            </Button>
            <GoToDashboard />
          </Actions>
          <ContactUs />
        </>
      )}
    </>
  );
}

function LoadError({ failure }: { failure: Failure }) {
  const retry = useRetry();
  const text = readFailureMessage(failure);
  useAnnounced(text, 'alert');

  return (
    <>
      <Notice tone="danger">
        <p>{text}</p>
      </Notice>
      <div>
        <Button onClick={retry}>Try again</Button>
      </div>
    </>
  );
}
