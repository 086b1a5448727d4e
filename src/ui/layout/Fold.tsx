import { useId, useState, type ReactNode } from 'react';

import css from './Fold.module.css';
import { Icon } from '#src/ui/text/Icon.tsx';

interface FoldProps {
  title: string;
  level?: 2 | 3;
  mark?: ReactNode;
  /** A one-line summary of the content. It stays when the card is open. */
  gist?: ReactNode;
  /** Content at the end of the heading, such as "Change". */
  action?: ReactNode;
  children: ReactNode;
}

/** A card that is folded to its heading and one line, but printed in full. */
export function Fold({ title, level = 2, mark, gist, action, children }: FoldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const Heading = `h${level}` as const;
  return (
    <section className={css['fold']} aria-labelledby={id}>
      <div className={css['head']}>
        <Heading className={css['heading']}>
          <button
            className={css['toggle']}
            type="button"
            aria-expanded={isOpen}
            aria-controls={`${id}-content`}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="chevron" />
            <span id={id}>{title}</span>
            {mark}
          </button>
        </Heading>
        {action}
      </div>
      {gist !== undefined && <p className={css['gist']}>{gist}</p>}
      <div className={css['content']} id={`${id}-content`} hidden={!isOpen}>
        {children}
      </div>
    </section>
  );
}
