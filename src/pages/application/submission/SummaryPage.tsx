import { useMemo } from 'react';
import { useFormState } from 'react-final-form';

import { useAppSelector } from '#src/hooks.ts';
import { SaveForLater, CancelApplication } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { LenderScreen } from '#src/pages/shared/frame/LenderScreen.tsx';
import { ScreenForm } from '#src/pages/shared/frame/ScreenForm.tsx';
import { applicationScreens } from '#store/application/core/screens.ts';
import { selectStatus } from '#store/application/core/selectors.ts';
import {
  acknowledgementsFor,
  submissionValidator,
  type AcknowledgementType,
  type SubmissionForm,
} from '#store/application/submission/acknowledgements.ts';
import { applicationSubmitted } from '#store/application/submission/actions.ts';
import type { Summary } from '#store/application/summary/summary.ts';
import { selectSwitches } from '#store/org/selectors.ts';

import { Disclosures } from './Disclosures.tsx';
import { ReviewCards } from './ReviewCards.tsx';

const { title: TITLE } = applicationScreens.startSummary;

/** start/app-summary: every answer, the disclosures, and the submit. */
export default function SummaryPage() {
  return (
    <LenderScreen
      data="summary"
      title={TITLE}
      waiting="We're getting your answers."
      readOnly={(summary) => <ReviewCards summary={summary} />}
    >
      {(summary) => <Review summary={summary} />}
    </LenderScreen>
  );
}

function Review({ summary }: { summary: Summary }) {
  const isPreparing = useAppSelector(
    (state) => selectStatus(state)?.checklistStatus === 'GEN_SUMMARY_DISCLOSURE',
  );
  const types = useAcknowledgements(summary);
  const { esignDemonstration } = useAppSelector(selectSwitches);
  // Memoized, because a new function would validate every field again.
  const validate = useMemo(
    () => submissionValidator(types, esignDemonstration),
    [types, esignDemonstration],
  );
  return (
    <ScreenForm<SubmissionForm>
      title={TITLE}
      help="Check your answers, read the terms, and submit."
      validate={validate}
      submitLabel="Submit my application"
      submitNote={<TickedBoxes types={types} />}
      agreement={<Disclosures summary={summary} types={types} />}
      intent={({ sampleCode }) =>
        applicationSubmitted({ types: [...types], sampleCode: sampleCode ?? null })
      }
      footer={
        <>
          <SaveForLater />
          <CancelApplication />
        </>
      }
      step="submission"
      {...(isPreparing && { isBusy: true })}
      busyLabel={isPreparing ? 'Preparing your documents' : 'Submitting'}
    >
      <ReviewCards summary={summary} />
    </ScreenForm>
  );
}

/** "2 of 4 boxes ticked" */
function TickedBoxes({ types }: { types: readonly AcknowledgementType[] }) {
  const { values } = useFormState<SubmissionForm>({ subscription: { values: true } });
  const ticked = types.filter((type) => values[type] === true).length;
  return `${ticked} of ${types.length} boxes ticked`;
}

/** The checkboxes of this application. The list stays the same object until the home changes. */
function useAcknowledgements({ propertyAddress, occupancyType }: Summary) {
  const state = propertyAddress?.state ?? null;
  return useMemo(() => acknowledgementsFor(state, occupancyType), [state, occupancyType]);
}
