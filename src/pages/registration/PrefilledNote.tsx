import { useAppSelector } from '#src/hooks.ts';
import { Icon } from '#src/ui/layout/Icon.tsx';
import { selectIsPrefilled } from '#store/registration/selectors.ts';
import type { StepId } from '#store/registration/steps.ts';

import css from './PrefilledNote.module.css';

/** Says that what stands in a question's boxes was filled in by somebody else (AX-22); nothing where it was not. */
export function PrefilledNote({ step }: { step: StepId }) {
  const isPrefilled = useAppSelector(selectIsPrefilled(step));
  return isPrefilled ? (
    <p className={css['note']}>
      <Icon name="info" />
      We filled this in for you. Please check it.
    </p>
  ) : null;
}
