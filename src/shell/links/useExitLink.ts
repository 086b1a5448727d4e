import { useAppDispatch } from '#src/hooks.ts';
import { exitChosen } from '#store/shell/slice.ts';

import { onPlainClick } from './onPlainClick.ts';

/** Returns the props of a link to a path on the main site (NAV-01, A-34). */
export function useExitLink() {
  const dispatch = useAppDispatch();
  return (to: string) => ({
    href: to,
    onClick: onPlainClick(() => void dispatch(exitChosen({ to }))),
  });
}
