import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { StepProblem } from '#src/pages/application/documents/StepProblem.tsx';
import { ContactUs, QuietButton } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { useAnnounced } from '#src/ui/feedback/announce.ts';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { paperRequested } from '#store/application/documents/actions.ts';
import { selectApplicationState } from '#store/application/state.ts';
import {
  CODE_HINT,
  demonstrationText,
  electronicRecords,
  PAPER_CHOSEN,
} from '#store/application/submission/electronicRecords.ts';
import type { RootState } from '#store/index.ts';

import { TestPage } from './TestPage.tsx';

const selectIsPaperAsked = (state: RootState) => {
  const { step } = selectApplicationState(state);
  return step.status === 'sent' && step.step === 'paperRequest';
};

/** T-08: what electronic documents mean, and the proof that the borrower can read them (facts §8). */
export function ElectronicRecords() {
  return (
    <Card title="Paper or electronic">
      <ul>
        {electronicRecords.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{demonstrationText.text}</p>
      <TestPage />
      <TextField
        name="sampleCode"
        label="Code on the last page"
        hint={CODE_HINT}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        width="short"
      />
      <PaperInstead />
    </Card>
  );
}

function PaperInstead() {
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
      <QuietButton onClick={() => dispatch(paperRequested())}>Choose paper instead</QuietButton>
    </>
  );
}
