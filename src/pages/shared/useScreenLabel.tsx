import { useAppSelector } from '#src/hooks.ts';
import { selectStepLabel } from '#store/application/screenSelectors.ts';

import css from './useScreenLabel.module.css';

/** What stands over the heading of an application's screen; undefined where nobody is on the way any more. */
export function useScreenLabel() {
  const label = useAppSelector(selectStepLabel);
  return label === null ? undefined : <span className={css['label']}>{label}</span>;
}
