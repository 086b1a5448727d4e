import type { ReactNode } from 'react';

import { useAppDispatch } from '#src/hooks.ts';
import { followHandler } from '#src/ui/layout/follow.ts';
import { linkFollowed } from '#store/shell/slice.ts';

interface AppLinkProps {
  /** The path of a screen, with its query. */
  to: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to another screen: a click dispatches an intent, and the store owns the location (decision 2). */
export function AppLink({ to, className, children }: AppLinkProps) {
  const dispatch = useAppDispatch();
  const onFollow = () => void dispatch(linkFollowed({ to, replace: false }));
  return (
    <a className={className} href={to} onClick={followHandler(onFollow)}>
      {children}
    </a>
  );
}
