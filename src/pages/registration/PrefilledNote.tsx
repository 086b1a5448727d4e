import { useAppSelector } from '#src/hooks.ts';
import { Icon } from '#src/ui/text/Icon.tsx';
import { selectIsPrefilled } from '#store/registration/selectors.ts';
import type { StepId } from '#store/registration/questions.ts';

import css from './PrefilledNote.module.css';

/** Says that the step was prefilled. Renders nothing for the borrower's own answers (AX-22). */
export function PrefilledNote({ step }: { step: StepId }) {
  const isPrefilled = useAppSelector(selectIsPrefilled(step));
  return isPrefilled ? (
    <p className={css['note']}>
      <Icon name="info" />
      We filled this in for you. Please check it.
    </p>
  ) : null;
}
