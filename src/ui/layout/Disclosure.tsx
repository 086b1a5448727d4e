import type { ReactNode } from 'react';

import css from './Disclosure.module.css';
import { Icon } from '#src/ui/text/Icon.tsx';

interface DisclosureProps {
  summary: string;
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

export function Disclosure({ summary, isOpen = false, onToggle, children }: DisclosureProps) {
  return (
    <details
      className={css['disclosure']}
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
    >
      <summary className={css['summary']}>
        {summary}
        <Icon name="chevron" />
      </summary>
      {children}
    </details>
  );
}
