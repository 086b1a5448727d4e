import { useId, useState } from 'react';

import css from './FullScreenLoader.module.css';
import { HouseScene } from './HouseScene.tsx';
import { useDialog } from './useDialog.ts';

interface FullScreenLoaderProps {
  /** Shown one at a time. */
  messages: readonly string[];
  /** The index of the current message. */
  here: number;
  /** A smaller line: what the status means. */
  detail?: string | undefined;
  /** What else the user may do, after a long wait. */
  note?: string | undefined;
  /** The brand's animation and its still for reduced motion; a drawn house by default. */
  animation?: { src: string; still: string } | undefined;
}

/** An animation of more than five seconds can be paused (2.2.2). */
function Animation({ animation }: Pick<FullScreenLoaderProps, 'animation'>) {
  const [isPaused, setPaused] = useState(false);
  return (
    <>
      {animation ? (
        <>
          <picture className={css['picture']}>
            {!isPaused && (
              <source media="(prefers-reduced-motion: no-preference)" srcSet={animation.src} />
            )}
            <img src={animation.still} alt="" width={240} height={240} />
          </picture>
          {/* Preloads the still: the animation would go on until it is loaded. */}
          {!isPaused && <img src={animation.still} alt="" hidden />}
        </>
      ) : (
        <HouseScene isPaused={isPaused} />
      )}
      <button
        className={css['pause']}
        type="button"
        aria-pressed={isPaused}
        onClick={() => setPaused(!isPaused)}
      >
        Pause animation
      </button>
    </>
  );
}

/**
 * A full-screen wait (C-12).
 * - A modal dialog that cannot be dismissed: the page behind is inert, and focus returns afterwards (AX-26).
 * - The first message is its description, and later messages are visible only; a note is announced.
 * - The animation is hidden from screen readers, stands still under reduced motion and can be paused.
 */
export function FullScreenLoader(props: FullScreenLoaderProps) {
  const { messages, here, detail, note, animation } = props;
  const { props: dialog } = useDialog({});
  const id = useId();

  return (
    <dialog className={css['loader']} aria-label="Please wait" aria-describedby={id} {...dialog}>
      <div className={css['content']}>
        <Animation animation={animation} />
        <p className={css['message']} key={here} aria-hidden="true">
          {messages[here]}
        </p>
        {detail !== undefined && <p className={css['detail']}>{detail}</p>}
        <p className="visually-hidden" id={id}>
          {messages[0]}
        </p>
        <output className={css['note']}>{note}</output>
      </div>
    </dialog>
  );
}
