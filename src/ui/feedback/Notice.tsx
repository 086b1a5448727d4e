import type { ReactNode } from 'react';

import { Icon, type IconName } from '#src/ui/layout/Icon.tsx';

import css from './Notice.module.css';

export type Tone = 'info' | 'success' | 'warning' | 'danger';

/** The sign of each tone, the same wherever a tone is shown. */
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
 * A short message in its place in the page.
 * - Its tone is a shape and its words; colour only adds to them.
 * - It announces nothing by itself: what changes later is announced by a live region.
 */
export function Notice({ tone = 'info', heading, children }: NoticeProps) {
  return (
    <div className={`${css['notice']} ${css[tone]}`}>
      <Icon name={toneIcons[tone]} />
      <div className={css['words']}>
        {heading !== undefined && <p className={css['heading']}>{heading}</p>}
        {children}
      </div>
    </div>
  );
}
