import { useId, type ReactNode } from 'react';

import css from './Card.module.css';

interface CardProps {
  title: string;
  /** Beside the title: "Edit", or a state. */
  action?: ReactNode;
  children: ReactNode;
}

/**
 * Things that belong together, with their heading.
 * - It is a region named by its `h2`.
 */
export function Card({ title, action, children }: CardProps) {
  const id = useId();
  return (
    <section className={css['card']} aria-labelledby={id}>
      <div className={css['head']}>
        <h2 className={css['title']} id={id}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}

export interface Row {
  label: string;
  value: ReactNode;
}

/**
 * What is known, line by line.
 * - It is a list of terms with their values; on a phone each value stands under its term.
 */
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
