import type { ReactElement, ReactNode } from 'react';

import { ContactLines } from '#src/shell/frame/ContactLines.tsx';
import { Icon, type IconName } from '#src/ui/text/Icon.tsx';

import css from './EndPage.module.css';

interface EndPageProps {
  /** An icon, or the brand's logo. */
  sign: IconName | ReactElement;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
}

/** A short, centered page without a form (look.md): the reason, the next action, and the contact. */
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
      <div className={css['text']}>{children}</div>
      {actions !== undefined && <div className={css['actions']}>{actions}</div>}
      <div className={css['contact']}>
        <ContactLines />
      </div>
    </div>
  );
}
