import type { ReactNode } from 'react';

/**
 * A link that leaves the application for a page to be read beside it: terms, a register, a policy.
 * - It opens a new tab, so that no form is left, and says so (SC-18).
 */
export function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
