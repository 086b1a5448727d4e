import { useLayoutEffect, type ReactNode } from 'react';

import { useAppDispatch } from '#src/hooks.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { useLongWait } from '#src/ui/longWait.ts';
import { Spinner } from '#src/ui/Spinner.tsx';
import { lenderDataAskedFor } from '#store/application/lenderDataSlice.ts';
import { failureWords } from '#store/failureWords.ts';
import type { Remote } from '#store/remote.ts';

import css from './Loaded.module.css';
import { Screen } from './Screen.tsx';
import { ReachUs } from './ways.tsx';

interface LoadedProps<T> {
  value: Remote<T>;
  /** The `h1` while there is nothing else to show. */
  title: string;
  /** What is happening, in words. */
  waiting: string;
  children: (value: T) => ReactNode;
}

/**
 * A screen that reads something first.
 * - Within 300 ms nothing, then a quiet spinner with words; after ten seconds, that it takes longer than usual.
 * - What could not be read says so, with "Try again" (FT-03).
 * - The focus stays on the heading when the screen takes the place of the waiting.
 */
export function Loaded<T>({ value, title, waiting, children }: LoadedProps<T>) {
  const { status } = value;

  // The heading that had the focus went with the waiting; only the document knows.
  useLayoutEffect(() => {
    if (status !== 'ready' || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, [status]);

  switch (value.status) {
    case 'ready':
      return children(value.value);
    case 'failed':
      return (
        <Screen title={title}>
          <Notice tone="danger">
            <p>{failureWords(value.failure)}</p>
          </Notice>
          <TryAgain />
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

function TryAgain() {
  const dispatch = useAppDispatch();
  return (
    <div>
      <Button onPress={() => dispatch(lenderDataAskedFor())}>Try again</Button>
    </div>
  );
}
