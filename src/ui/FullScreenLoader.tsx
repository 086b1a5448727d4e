import { useState } from 'react';

import css from './FullScreenLoader.module.css';
import { Icon } from './Icon.tsx';
import { Spinner } from './Spinner.tsx';
import { useDialog } from './useDialog.ts';

interface FullScreenLoaderProps {
  /** They take turns. */
  messages: readonly string[];
  /** Whose turn it is. */
  here: number;
  /** One smaller line under them: what the status means. */
  detail?: string | undefined;
  /** What else may be done, once it has taken long. */
  note?: string | undefined;
  /** The brand's moving picture, and its still for those who want no motion. */
  animation?: { src: string; still: string } | undefined;
}

/** A house at the centre of a turning ring, for a brand without a picture of its own. */
function House() {
  return (
    <div className={css['house']}>
      <Spinner size="large" />
      <Icon name="house" size="large" />
    </div>
  );
}

/** A picture that moves longer than five seconds can be stopped (2.2.2). */
function Picture({ src, still }: { src: string; still: string }) {
  const [isPaused, setPaused] = useState(false);
  return (
    <>
      <picture className={css['picture']}>
        {isPaused ? null : <source media="(prefers-reduced-motion: no-preference)" srcSet={src} />}
        <img src={still} alt="" width={240} height={240} />
      </picture>
      <button
        className={css['pause']}
        type="button"
        aria-pressed={isPaused}
        onClick={() => {
          setPaused(!isPaused);
        }}
      >
        Pause animation
      </button>
    </>
  );
}

/**
 * The whole screen waits. Who draws it decides when it comes and how long it stays (C-12).
 * - It is a modal dialog that cannot be dismissed: the page behind is inert, and focus returns when it goes (AX-26).
 * - The first message is read at once, the others are for the eye; a note that comes late is read too.
 * - The picture is hidden from screen readers, stands still under reduced motion and can be paused.
 */
export function FullScreenLoader(props: FullScreenLoaderProps) {
  const { messages, here, detail, note, animation } = props;
  const { props: dialog } = useDialog({});

  return (
    <dialog className={css['loader']} aria-label="Please wait" {...dialog}>
      <div className={css['content']}>
        {animation ? <Picture {...animation} /> : <House />}
        <p className={css['message']} key={here} aria-hidden="true">
          {messages[here]}
        </p>
        {detail !== undefined && <p className={css['detail']}>{detail}</p>}
        <output className="visually-hidden">{messages[0]}</output>
        <output className={css['note']}>{note}</output>
      </div>
    </dialog>
  );
}
