import { useId, type ReactNode } from 'react';

import css from './Card.module.css';
import { Disclosure } from './Disclosure.tsx';

interface CardProps {
  title: ReactNode;
  level?: 2 | 3;
  /** Content next to the title, such as "Edit" or a state. */
  action?: ReactNode;
  children: ReactNode;
}

/** A region named by its heading. */
export function Card({ title, level = 2, action, children }: CardProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={css['card']} aria-labelledby={id}>
      <div className={css['head']}>
        <Heading className={css['title']} id={id}>
          {title}
        </Heading>
        {action}
      </div>
      {children}
    </section>
  );
}

interface FoldedCardProps {
  title: string;
  children: ReactNode;
}

export function FoldedCard({ title, children }: FoldedCardProps) {
  return (
    <section className={css['folded']} aria-label={title}>
      <Disclosure summary={title}>{children}</Disclosure>
    </section>
  );
}

export interface Row {
  label: string;
  value: ReactNode;
}

export function DefinitionList({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className={css['rows']}>
      {rows.map(({ label, value }) => (
        <div key={label} className={css['row']}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
