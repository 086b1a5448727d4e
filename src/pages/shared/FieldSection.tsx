import type { ReactNode } from 'react';

import css from './FieldSection.module.css';

/**
 * Questions that belong together.
 * - They are a fieldset with its legend, which is read with each of them.
 */
export function FieldSection({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={css['section']}>
      <legend className={css['legend']}>{legend}</legend>
      {children}
    </fieldset>
  );
}
