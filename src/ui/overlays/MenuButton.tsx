import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

import css from './MenuButton.module.css';
import { Tooltip } from './Tooltip.tsx';

interface MenuButtonProps {
  /** The accessible name of the button, which its tooltip shows. */
  name: string;
  face: ReactNode;
  title: string;
  children: ReactNode;
}

/**
 * A button that opens a panel of links below it (SHELL-05, the disclosure pattern of the ARIA practices).
 * - Escape closes it and returns the focus. A click elsewhere closes it, and so does a focus that moves on.
 */
export function MenuButton({ name, face, title, children }: MenuButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const around = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !around.current?.contains(target)) setOpen(false);
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('pointerdown', closeOutside, { signal });
    addEventListener('focusin', closeOutside, { signal });
    addEventListener('keydown', closeByKey, { signal });
    return () => listening.abort();
  }, [isOpen]);

  return (
    <div className={css['around']} ref={around}>
      <Tooltip name={name} isOff={isOpen}>
        {(trigger) => (
          <button
            className={css['button']}
            type="button"
            ref={button}
            {...trigger}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {face}
          </button>
        )}
      </Tooltip>
      {isOpen && (
        <section className={css['panel']} id={id} aria-labelledby={`${id}-title`}>
          <h2 className={css['title']} id={`${id}-title`}>
            {title}
          </h2>
          {children}
        </section>
      )}
    </div>
  );
}
