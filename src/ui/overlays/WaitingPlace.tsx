import { useEffect, useId, useState, type ReactNode } from 'react';

import { Icon } from '#src/ui/text/Icon.tsx';
import type { ListedStep } from '#store/navigation/waitProgress.ts';

import { useDialog } from './useDialog.ts';
import css from './WaitingPlace.module.css';

interface WaitingPlaceProps {
  title: string;
  lender: { name: string; logo: string | null };
  /** Draws what is being built. It doesn't move while paused. */
  picture: (isPaused: boolean) => ReactNode;
  headline: string;
  /** A smaller line that explains the status. */
  detail?: string | null;
  time?: string | null;
  steps: readonly ListedStep[];
  note?: string | null;
  /** Other ways to continue, shown after ten seconds. */
  actions?: ReactNode;
}

/** A loader is announced at most every 15 seconds (AX-26). */
const ANNOUNCE_INTERVAL_MS = 15_000;

const progressTexts = { COMPLETE: ', done', IN_PROGRESS: ', under way', INITIAL: '' } as const;

/** Returns the next text for screen readers after the first one: the current text, if it has changed. */
function useAnnouncedText(text: string) {
  const [first] = useState(text);
  const [spoken, setSpoken] = useState(text);
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (isDue) return undefined;
    const timer = setTimeout(() => setDue(true), ANNOUNCE_INTERVAL_MS);
    return () => clearTimeout(timer);
    // An announcement starts the next 15 seconds.
  }, [isDue, spoken]);
  if (isDue && text !== spoken) {
    setSpoken(text);
    setDue(false);
  }
  return spoken === first ? null : spoken;
}

/** Replaces the page's header, without its links. */
function Lender({ lender: { name, logo } }: Pick<WaitingPlaceProps, 'lender'>) {
  return (
    <div className={css['header']}>
      <p className={css['lender']}>
        {logo !== null && <img src={logo} alt="" width={48} height={48} />}
        <span>{name}</span>
      </p>
    </div>
  );
}

interface PauseButtonProps {
  isPaused: boolean;
  onPause: (isPaused: boolean) => void;
}

/** An animation of more than five seconds has to have a pause button (2.2.2). */
function PauseButton({ isPaused, onPause }: PauseButtonProps) {
  return (
    <button
      className={css['pause']}
      type="button"
      aria-pressed={isPaused}
      onClick={() => onPause(!isPaused)}
    >
      Pause animation
    </button>
  );
}

function Steps({ steps }: Pick<WaitingPlaceProps, 'steps'>) {
  return (
    <ol className={css['steps']} role="list">
      {steps.map(({ label, progress }) => (
        <li key={label} className={css[progress]}>
          <span className={css['sign']}>{progress === 'COMPLETE' && <Icon name="check" />}</span>
          <span>
            {label}
            <span className="visually-hidden">{progressTexts[progress]}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/**
 * A page on which the user waits. It shows what is happening now and what that builds (C-12).
 * - A modal dialog that can't be dismissed, named by its heading, which has the focus. The page behind is inert, and
 *   the focus returns afterwards (AX-26).
 * - The headline is its description, because a live region that is inserted along with its text isn't read. Later
 *   headlines are announced at most every 15 seconds. A note is announced when it appears.
 * - The picture is hidden from screen readers, doesn't move under reduced motion and can be paused.
 */
export function WaitingPlace(props: WaitingPlaceProps) {
  const { title, lender, picture, headline, detail, time, steps, note, actions } = props;
  const { props: dialog, first } = useDialog({});
  const id = useId();
  const spoken = useAnnouncedText(headline);
  const [isPaused, setPaused] = useState(false);

  return (
    <dialog
      className={css['place']}
      aria-labelledby={id}
      aria-describedby={`${id}-now`}
      {...dialog}
    >
      <Lender lender={lender} />
      <div className={css['content']}>
        <h2 className={css['title']} id={id} tabIndex={-1} ref={first}>
          {title}
        </h2>
        <div className={css['picture']}>{picture(isPaused)}</div>
        <p className={css['headline']} id={`${id}-now`} key={headline}>
          {headline}
        </p>
        <p className={css['detail']}>{detail}</p>
        {steps.length > 0 && <Steps steps={steps} />}
        <p className={css['time']}>{time}</p>
        <output className={css['note']}>{note}</output>
        {actions && <div className={css['actions']}>{actions}</div>}
        <output className="visually-hidden">{spoken}</output>
        <PauseButton isPaused={isPaused} onPause={setPaused} />
      </div>
    </dialog>
  );
}
