import { useId, useState } from 'react';

import css from './FullScreenLoader.module.css';
import { HouseScene } from './HouseScene.tsx';
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
  /** The brand's moving picture, and its still for those who want no motion; without one, a house is drawn. */
  animation?: { src: string; still: string } | undefined;
}

/** What moves longer than five seconds can be stopped (2.2.2). */
function Moving({ animation }: Pick<FullScreenLoaderProps, 'animation'>) {
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
          {/* Fetches the still ahead: until it is there the picture would go on moving. */}
          {!isPaused && <img src={animation.still} alt="" hidden />}
        </>
      ) : (
        <HouseScene isPaused={isPaused} />
      )}
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
 * - The first message is read with its name, the others are for the eye; a note that comes late is read too.
 * - The picture is hidden from screen readers, stands still under reduced motion and can be paused.
 */
export function FullScreenLoader(props: FullScreenLoaderProps) {
  const { messages, here, detail, note, animation } = props;
  const { props: dialog } = useDialog({});
  const id = useId();

  return (
    <dialog className={css['loader']} aria-label="Please wait" aria-describedby={id} {...dialog}>
      <div className={css['content']}>
        <Moving animation={animation} />
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
