import { useMemo, useState } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { ChoiceCards } from '#src/ui/fields/choice/ChoiceCards.tsx';
import { StepForm } from '#src/ui/form/StepForm.tsx';
import { TextAreaField } from '#src/ui/fields/TextAreaField.tsx';
import { declineTitles, type DeclineKind } from '#store/application/decision/declineTexts.ts';
import { reconsiderationAsked } from '#store/application/intents.ts';
import type { DecisionNotice, UploadLimits } from '#store/application/lenderData.ts';
import {
  reconsiderationReasons,
  reconsiderationValidator,
  type Reconsideration,
  type ReconsiderationReason,
} from '#store/application/decision/reconsideration.ts';
import { screenTyped } from '#store/application/slice.ts';
import { selectScreenPath } from '#store/application/screenSelectors.ts';
import { selectUploads } from '#store/application/uploads/selectors.ts';
import { valuesAtMount } from '#store/unsaved.ts';
import { Actions, Section } from '#src/pages/shared/Screen.tsx';
import { UploadPile } from '#src/pages/shared/uploads/UploadPile.tsx';
import { useStep } from '#src/pages/shared/useStep.ts';
import { GoToDashboard, ReachUs } from '#src/pages/shared/ApplicationActions.tsx';

import { DeclineReasons } from './DeclineReasons.tsx';

interface DeclineProps {
  kind: DeclineKind;
  notice: DecisionNotice;
  /** Null: no documents can be added right now. */
  limits: UploadLimits | null;
}

const reasons = Object.entries(reconsiderationReasons).map(([value, label]) => ({
  // The entries of this table have its own keys.
  value: value as ReconsiderationReason,
  label,
}));

/**
 * A decision, told.
 * - The reasons come before anything that can be done, in plain words; nothing is said by colour (AX-29).
 */
export function Decline({ kind, notice, limits }: DeclineProps) {
  const dispatch = useAppDispatch();
  const path = useAppSelector(selectScreenPath);
  const uploads = useAppSelector(selectUploads);
  const draft = useAppSelector((state) => state.application.unsaved[path]);
  const [initialValues] = useState(() => valuesAtMount<Reconsideration>(null, draft));
  const validate = useMemo(() => reconsiderationValidator(uploads), [uploads]);
  return (
    <StepForm<Reconsideration>
      title={declineTitles[kind]}
      actions="atEnd"
      initialValues={initialValues}
      validate={validate}
      submitLabel="Ask for another look"
      onAnswer={({ reason, message }) =>
        dispatch(reconsiderationAsked({ reason, message: message ?? null }))
      }
      onUnsaved={(values) => dispatch(screenTyped({ screen: path, values: { ...values } }))}
      footer={
        <>
          <Actions>
            <GoToDashboard />
          </Actions>
          <ReachUs />
        </>
      }
      {...useStep('reconsideration')}
    >
      <DeclineReasons kind={kind} notice={notice} />
      <Section title="Ask for another look">
        <p>A person looks at your file again, with what you add here.</p>
      </Section>
      <ChoiceCards name="reason" label="What should we look at?" options={reasons} />
      <TextAreaField name="message" label="Tell us more" isOptional />
      {limits !== null && (
        <UploadPile
          group="reconsideration"
          label="Documents"
          isOptional
          hint="Whatever shows what you told us."
          limits={limits}
        />
      )}
    </StepForm>
  );
}
