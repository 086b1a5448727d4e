import { useMemo } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { SaveForLater, CancelApplication } from '#src/pages/shared/ApplicationActions.tsx';
import { LenderScreen } from '#src/pages/shared/LenderScreen.tsx';
import { ReadOnlyScreen } from '#src/pages/shared/ReadOnlyScreen.tsx';
import { useIsOpen } from '#src/pages/shared/useStableSelector.ts';
import { useStep } from '#src/pages/shared/useStep.tsx';
import { CheckboxField } from '#src/ui/fields/choice/CheckboxField.tsx';
import { StepForm } from '#src/ui/form/StepForm.tsx';
import { selectStatus } from '#store/application/selectors.ts';
import {
  acknowledgementsFor,
  acknowledgementText,
  acknowledgementValidator,
  type AcknowledgementType,
  type Ticks,
} from '#store/application/submission/acknowledgements.ts';
import { applicationSubmitted } from '#store/application/submission/actions.ts';
import type { Summary } from '#store/application/summary/summary.ts';
import { selectOrganisation } from '#store/org/selectors.ts';

import { Disclosures } from './Disclosures.tsx';
import { ReviewCards } from './ReviewCards.tsx';

const TITLE = 'Review your application';

/** start/app-summary: every answer, the disclosures, and the submit. */
export function SummaryPage() {
  const isOpen = useIsOpen();
  return (
    <LenderScreen data="summary" title={TITLE} waiting="We are getting your answers.">
      {(summary) =>
        isOpen ? (
          <Review summary={summary} />
        ) : (
          <ReadOnlyScreen title={TITLE}>
            <ReviewCards summary={summary} />
          </ReadOnlyScreen>
        )
      }
    </LenderScreen>
  );
}

const initialValues: Ticks = {};

function Review({ summary }: { summary: Summary }) {
  const dispatch = useAppDispatch();
  const step = useStep('submission');
  const isPreparing = useAppSelector(
    (state) => selectStatus(state)?.checklistStatus === 'GEN_SUMMARY_DISCLOSURE',
  );
  const types = acknowledgementsFor(summary.propertyAddress?.state ?? null, summary.occupancyType);
  const key = types.join();
  // A new function would validate every field again.
  const validate = useMemo(() => acknowledgementValidator(key.split(',').map(asType)), [key]);
  return (
    <StepForm<Ticks>
      title={TITLE}
      help="Check your answers, read the terms, and submit."
      initialValues={initialValues}
      validate={validate}
      submitLabel="Submit my application"
      actions="end"
      onAnswer={() => dispatch(applicationSubmitted({ types: [...types] }))}
      footer={
        <>
          <SaveForLater />
          <CancelApplication />
        </>
      }
      {...step}
      isBusy={step.isBusy || isPreparing}
      busyLabel={isPreparing ? 'Preparing your documents' : 'Submitting'}
    >
      <ReviewCards summary={summary} />
      <Disclosures summary={summary}>
        {(type) => types.includes(type) && <Acknowledgement type={type} />}
      </Disclosures>
    </StepForm>
  );
}

// The key is made of types.
const asType = (type: string) => type as AcknowledgementType;

/** The names of the checkboxes in the error summary. */
const labels: Record<AcknowledgementType, string> = {
  TERMS: 'Terms and brochure',
  PRIVACY: 'Privacy notice',
  TEXAS: 'Texas notice',
  CERTIFICATION: 'Everything is true',
};

function Acknowledgement({ type }: { type: AcknowledgementType }) {
  const organisation = useAppSelector(selectOrganisation);
  return (
    <CheckboxField name={type} label={labels[type]}>
      {acknowledgementText(type, organisation).text}
    </CheckboxField>
  );
}
