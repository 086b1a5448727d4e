import { useAppSelector } from '#src/hooks.ts';
import { selectStepLabel } from '#store/application/screenSelectors.ts';

import css from './useScreenLabel.module.css';

/** The line above the heading of an application's screen; undefined after the last step. */
export function useScreenLabel() {
  const label = useAppSelector(selectStepLabel);
  return label === null ? undefined : <span className={css['label']}>{label}</span>;
}
