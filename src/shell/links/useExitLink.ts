import { useAppDispatch } from '#src/hooks.ts';
import { exitChosen } from '#store/shell/slice.ts';

/** The props of a link to a path of the main site (NAV-01, A-34). */
export function useExitLink() {
  const dispatch = useAppDispatch();
  return (to: string) => ({ href: to, onFollow: () => void dispatch(exitChosen({ to })) });
}
