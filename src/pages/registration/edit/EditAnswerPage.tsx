import { useState } from 'react';
import { Link } from 'react-router';

import { useAppSelector } from '#src/hooks.ts';
import { RemoteContent } from '#src/pages/shared/frame/RemoteContent.tsx';
import { Actions, Screen } from '#src/pages/shared/frame/Screen.tsx';
import { ContactUs } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { PageColumn } from '#src/ui/layout/PageColumn.tsx';
import { selectAddressOf } from '#store/application/whole/screenSelectors.ts';
import { selectLenderData } from '#store/application/core/lenderDataSlice.ts';
import { LOCKED } from '#store/application/summary/summary.ts';
import { FIRST_STEP } from '#store/registration/questions.ts';
import { selectEditStep } from '#store/application/summary/selectors.ts';

import { editForms } from './editForms.tsx';

const TITLE = 'Change your answer';

/** The step being edited. It stays the same until the next page is shown. */
function useEditedStep() {
  const step = useAppSelector(selectEditStep);
  const summary = useAppSelector((state) => selectLenderData(state).summary);
  const [edited, setEdited] = useState({ step: step ?? FIRST_STEP, summary });
  if (step !== null && (step !== edited.step || summary !== edited.summary))
    setEdited({ step, summary });
  return edited;
}

/** register/{applicationId}/{step}: edits one answer of the registration (ROUTE-REG-15, C-04). */
export default function EditAnswerPage() {
  const { step, summary } = useEditedStep();
  const EditForm = editForms[step];
  return (
    <PageColumn>
      <RemoteContent value={summary} title={TITLE} waiting="We're getting your earlier answers.">
        {({ isLocked }) => (isLocked ? <AnswersLocked /> : <EditForm />)}
      </RemoteContent>
    </PageColumn>
  );
}

function AnswersLocked() {
  const toSummary = useAppSelector(selectAddressOf('startSummary'));
  return (
    <Screen title={TITLE}>
      <p>{LOCKED}</p>
      <Actions>
        <Link to={toSummary}>Back to your answers</Link>
      </Actions>
      <ContactUs />
    </Screen>
  );
}
