import type { ReactNode } from 'react';

import css from './Disclosure.module.css';
import { Icon } from './Icon.tsx';

/** Words for who wants to read them: the browser opens and closes them. */
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
