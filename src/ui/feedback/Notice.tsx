import type { ReactNode } from 'react';

import { Icon, type IconName } from '#src/ui/text/Icon.tsx';

import css from './Notice.module.css';

export type Tone = 'info' | 'success' | 'warning' | 'danger';

export const toneIcons = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  danger: 'error',
} as const satisfies Record<Tone, IconName>;

interface NoticeProps {
  tone?: Tone;
  heading?: string;
  children: ReactNode;
}

/**
 * A short message in the page.
 * - Its tone shows in an icon and words, not only in color.
 * - It isn't announced. A live region announces later changes.
 */
export function Notice({ tone = 'info', heading, children }: NoticeProps) {
  return (
    <div className={`${css['notice']} ${css[tone]}`}>
      <Icon name={toneIcons[tone]} />
      <div className={css['text']}>
        {heading !== undefined && <p className={css['heading']}>{heading}</p>}
        {children}
      </div>
    </div>
  );
}
