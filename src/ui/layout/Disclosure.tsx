import type { ReactNode } from 'react';

import css from './Disclosure.module.css';
import { Icon } from './Icon.tsx';

/** A native `details` element. */
export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={css['disclosure']}>
      <summary className={css['summary']}>
        {summary}
        <Icon name="chevron" />
      </summary>
      {children}
    </details>
  );
}
