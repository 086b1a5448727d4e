import type { ReactNode } from 'react';

/** A link out of the application, such as terms or a policy. Opens a new tab and says so (SC-18). */
export function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
