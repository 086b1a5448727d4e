import type { ReactNode } from 'react';

import css from './FieldSection.module.css';

/** A fieldset whose legend screen readers read with each field. */
export function FieldSection({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={css['section']}>
      <legend className={css['legend']}>{legend}</legend>
      {children}
    </fieldset>
  );
}
