import type { ReactElement, ReactNode } from 'react';

import { ContactLines } from '#src/shell/frame/ContactLines.tsx';
import { Icon, type IconName } from '#src/ui/layout/Icon.tsx';

import css from './EndPage.module.css';

interface EndPageProps {
  /** A sign of what this is about, or the brand's mark. */
  sign: IconName | ReactElement;
  title: string;
  /** Why, and what to do now. */
  children: ReactNode;
  actions?: ReactNode;
}

/**
 * A short page at which nothing can be filled in (look.md: the only centred ones).
 * - It says why, what can be done, and how to reach a person.
 */
export function EndPage({ sign, title, children, actions }: EndPageProps) {
  return (
    <div className={css['page']}>
      {typeof sign === 'string' ? (
        <span className={css['sign']}>
          <Icon name={sign} size="large" />
        </span>
      ) : (
        sign
      )}
      <h1 className={css['title']} tabIndex={-1}>
        {title}
      </h1>
      <div className={css['words']}>{children}</div>
      {actions !== undefined && <div className={css['actions']}>{actions}</div>}
      <div className={css['contact']}>
        <ContactLines />
      </div>
    </div>
  );
}
