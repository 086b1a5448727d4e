import { useAppDispatch } from '#src/hooks.ts';
import { exitChosen } from '#store/shell/slice.ts';

/** A path of the main site, as the two properties of a link that leads there (NAV-01, A-34). */
export function useExit() {
  const dispatch = useAppDispatch();
  return (to: string) => ({ href: to, onFollow: () => void dispatch(exitChosen({ to })) });
}
