import type { ReactNode } from 'react';

import { useAppDispatch } from '#src/hooks.ts';
import { following } from '#src/ui/layout/follow.ts';
import { linkFollowed } from '#store/shell/slice.ts';

interface AppLinkProps {
  /** The address of a screen, with its query. */
  to: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to another screen: a click is an intent, and the location stays the store's (decision 2). */
export function AppLink({ to, className, children }: AppLinkProps) {
  const dispatch = useAppDispatch();
  const onFollow = () => void dispatch(linkFollowed({ to, replace: false }));
  return (
    <a className={className} href={to} onClick={following(onFollow)}>
      {children}
    </a>
  );
}
