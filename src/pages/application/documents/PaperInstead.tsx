import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { ContactUs, QuietButton } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { useAnnounced } from '#src/ui/feedback/announce.ts';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { paperRequested } from '#store/application/documents/actions.ts';
import { selectApplicationState } from '#store/application/core/state.ts';
import { PAPER_CHOSEN } from '#store/application/submission/electronicRecords.ts';
import type { RootState } from '#store/index.ts';

import { StepProblem } from './StepProblem.tsx';

const selectIsPaperAsked = (state: RootState) => {
  const { step } = selectApplicationState(state);
  return step.status === 'sent' && step.step === 'paperRequest';
};

export function PaperInstead() {
  const dispatch = useAppDispatch();
  const isAsked = useAppSelector(selectIsPaperAsked);
  useAnnounced(isAsked ? PAPER_CHOSEN : null);
  if (isAsked)
    return (
      <Notice>
        <p>{PAPER_CHOSEN}</p>
        <ContactUs />
      </Notice>
    );
  return (
    <>
      <StepProblem step="paperRequest" />
      <QuietButton onClick={() => dispatch(paperRequested())}>Get paper copies</QuietButton>
    </>
  );
}
