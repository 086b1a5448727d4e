import { useState } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { useStep } from '#src/pages/shared/step/useStep.tsx';
import { ContactUs } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { Button } from '#src/ui/actions/Button.tsx';
import { StepForm, type StepFormProps } from '#src/ui/form/StepForm.tsx';
import { summaryEditCancelled, summaryEditRequested } from '#store/application/summary/actions.ts';
import { screenTyped } from '#store/application/core/slice.ts';
import {
  editScreen,
  type EditStep,
  type SummaryChanges,
} from '#store/application/summary/summary.ts';
import { selectEditServerErrors } from '#store/application/summary/selectors.ts';
import { selectIsSearching } from '#store/registration/selectors.ts';

interface EditedStepProps<Values extends object> extends Pick<
  StepFormProps<Values>,
  'title' | 'help' | 'validate' | 'children'
> {
  step: EditStep;
  /**
   * The application's values and the unsaved ones. They are read on mount, and later only for untouched fields
   * (decision 8).
   */
  values: Partial<Values>;
  /** Returns the changes for the lender. Null if the form has another question first. */
  changesOf: (answer: Values) => SummaryChanges | null;
}

/**
 * Edits one answer of the registration (C-04).
 * - Unsaved values are stored until they are saved. "Cancel" removes them (F-09).
 * - Errors appear at their fields. When the answers are locked, the phone number is shown.
 */
export function EditedStep<Values extends object>({
  step,
  values,
  changesOf,
  children,
  ...form
}: EditedStepProps<Values>) {
  const dispatch = useAppDispatch();
  const [initialValues] = useState(values);
  const { isBusy } = useStep('summaryEdit');
  const isSearching = useAppSelector(selectIsSearching);
  const serverErrors = useAppSelector(selectEditServerErrors);
  const saveUnsaved = (typed: object) =>
    void dispatch(screenTyped({ screen: editScreen(step), values: { ...typed } }));

  return (
    <StepForm<Values>
      {...form}
      {...serverErrors}
      initialValues={initialValues}
      restored={values === initialValues ? undefined : values}
      submitLabel="Save"
      isBusy={isBusy || isSearching}
      busyLabel="Saving"
      onUnsaved={saveUnsaved}
      onAnswer={(answer) => {
        const changes = changesOf(answer);
        if (changes === null) saveUnsaved(answer);
        else dispatch(summaryEditRequested({ step, changes }));
      }}
      footer={
        <>
          <Button tone="secondary" onClick={() => dispatch(summaryEditCancelled({ step }))}>
            Cancel
          </Button>
          <ContactUs />
        </>
      }
    >
      {children}
    </StepForm>
  );
}
