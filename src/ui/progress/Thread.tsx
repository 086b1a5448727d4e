import type { ReactNode } from 'react';

import type { ThreadStop } from '#store/application/status/thread.ts';
import { stopStates, type StopState } from '#store/application/core/stopStates.ts';

import { Icon } from '#src/ui/text/Icon.tsx';
import css from './Thread.module.css';

interface Stop extends ThreadStop {
  day?: ReactNode;
  text?: ReactNode;
}

const classOf: Readonly<Record<StopState, string | undefined>> = {
  DONE: css['done'],
  CURRENT: css['current'],
  NEXT: css['next'],
  SKIPPED: css['skipped'],
};

/**
 * The stages in order, each with its state in words (AX-06). The current one is marked as such. Its dot pulses for less
 * than five seconds, and not under reduced motion.
 */
export function Thread({ stops }: { stops: readonly Stop[] }) {
  return (
    <ol className={css['stages']} role="list">
      {stops.map(({ id, name, state, day, text }) => (
        <li
          key={id}
          className={classOf[state]}
          aria-current={state === 'CURRENT' ? 'step' : undefined}
        >
          <span className={css['sign']}>{state === 'DONE' && <Icon name="check" />}</span>
          <div className={css['body']}>
            <p className={css['head']}>
              <span className={css['name']}>{name}</span>
              <span className="visually-hidden">, </span>
              <span className={css['state']}>{stopStates[state]}</span>
            </p>
            {day && <p className={css['day']}>{day}</p>}
            {text && <p className={css['text']}>{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
