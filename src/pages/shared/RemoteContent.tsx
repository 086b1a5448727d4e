import { useLayoutEffect, useRef, type ReactNode } from 'react';

import { useAppDispatch } from '#src/hooks.ts';
import { useAnnounced } from '#src/ui/feedback/announce.ts';
import { Button } from '#src/ui/layout/Button.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { useLongWait } from '#src/ui/feedback/longWait.ts';
import { Spinner } from '#src/ui/feedback/Spinner.tsx';
import { lenderDataAskedFor } from '#store/application/lenderDataSlice.ts';
import { failureMessages } from '#store/failureMessages.ts';
import type { Failure, Remote } from '#store/remote.ts';

import css from './RemoteContent.module.css';
import { Screen } from './Screen.tsx';
import { ReachUs } from './ApplicationActions.tsx';

interface LoadedProps<T> {
  value: Remote<T>;
  /** The `h1` while there is nothing else to show. */
  title: string;
  /** What is happening, in words. */
  waiting: string;
  children: (value: T) => ReactNode;
}

const focusHeading = () => document.querySelector<HTMLElement>('main h1')?.focus();

/**
 * Gives the heading the focus of what went with the waiting, or with a screen that is read again; only the document
 * knows. For a screen that draws something else around what it reads than around its waiting.
 */
export function useFocusKeptWhileRead(status: Remote<unknown>['status']): void {
  const wasReady = useRef(false);

  // Focus is the document's.
  useLayoutEffect(() => {
    const isReady = status === 'ready';
    if ((isReady || wasReady.current) && document.activeElement === document.body) focusHeading();
    wasReady.current = isReady;
  }, [status]);
}

/**
 * A screen that reads something first.
 * - Within 300 ms nothing, then a quiet spinner with words; after ten seconds, that it takes longer than usual.
 * - What could not be read says so and is announced, each time, with "Try again" (FT-03, AX-07).
 * - The focus is on the heading when "Try again" was pressed, and stays there when the screen takes the place of the waiting;
 *   it goes there too when what had it gives way to another reading.
 */
export function RemoteContent<T>({ value, title, waiting, children }: LoadedProps<T>) {
  useFocusKeptWhileRead(value.status);

  switch (value.status) {
    case 'ready':
      return children(value.value);
    case 'failed':
      return (
        <Screen title={title}>
          <NotRead failure={value.failure} />
          <ReachUs />
        </Screen>
      );
    case 'idle':
    case 'loading':
      return (
        <Screen title={title}>
          <Waiting words={waiting} />
        </Screen>
      );
    default:
      return value satisfies never;
  }
}

function Waiting({ words }: { words: string }) {
  const long = useLongWait(true);
  return (
    <>
      <p className={css['waiting']}>
        <Spinner />
        {words}
      </p>
      {long !== null && <p className={css['long']}>{long}</p>}
    </>
  );
}

function NotRead({ failure }: { failure: Failure }) {
  const dispatch = useAppDispatch();
  const words = failureMessages(failure);
  useAnnounced(words, 'alert');

  return (
    <>
      <Notice tone="danger">
        <p>{words}</p>
      </Notice>
      <div>
        <Button
          onPress={() => {
            // The press goes as soon as it is answered.
            focusHeading();
            dispatch(lenderDataAskedFor());
          }}
        >
          Try again
        </Button>
      </div>
    </>
  );
}
