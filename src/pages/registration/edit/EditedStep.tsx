import { useState, type ComponentProps } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { useStep } from '#src/pages/shared/useStep.ts';
import { ReachUs } from '#src/pages/shared/ApplicationActions.tsx';
import { Button } from '#src/ui/layout/Button.tsx';
import { StepForm } from '#src/ui/form/StepForm.tsx';
import { summaryEditCancelled, summaryEditRequested } from '#store/application/intents.ts';
import { screenTyped } from '#store/application/slice.ts';
import {
  editScreen,
  type EditStep,
  type SummaryChanges,
} from '#store/application/summary/summary.ts';
import { selectEditServed } from '#store/application/summary/selectors.ts';

type FormProps<Values extends object> = ComponentProps<typeof StepForm<Values>>;

interface EditedStepProps<Values extends object> extends Pick<
  FormProps<Values>,
  'title' | 'help' | 'validate' | 'children'
> {
  step: EditStep;
  /** What the application has, and what was typed since: read at mount, later for untouched fields (decision 8). */
  values: Partial<Values>;
  /** The answer as the lender keeps it; null when the form has one more thing to ask. */
  changesOf: (answer: Values) => SummaryChanges | null;
}

/**
 * One question of the registration, answered again (C-04).
 * - What is typed is kept until it is saved, and forgotten with "Cancel" (F-09).
 * - What the lender refuses stands at its field; when it is too late, the phone is at hand.
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
  const isSearching = useAppSelector((state) => state.lookup.isSearching);
  const served = useAppSelector(selectEditServed);
  const keep = (typed: object) =>
    void dispatch(screenTyped({ screen: editScreen(step), values: { ...typed } }));

  return (
    <StepForm<Values>
      {...form}
      {...served}
      initialValues={initialValues}
      restored={values === initialValues ? undefined : values}
      submitLabel="Save"
      isBusy={isBusy || isSearching}
      busyLabel="Saving"
      onUnsaved={keep}
      onAnswer={(answer) => {
        const changes = changesOf(answer);
        if (changes === null) keep(answer);
        else dispatch(summaryEditRequested({ step, changes }));
      }}
      footer={
        <>
          <Button tone="secondary" onPress={() => dispatch(summaryEditCancelled({ step }))}>
            Cancel
          </Button>
          <ReachUs />
        </>
      }
    >
      {children}
    </StepForm>
  );
}
