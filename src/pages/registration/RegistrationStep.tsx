import { useState, type ReactNode } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { StepForm, type StepFormProps } from '#src/ui/form/StepForm.tsx';
import { selectReassurance } from '#store/registration/selectors.ts';
import { answersTyped } from '#store/registration/slice.ts';
import { steps, type StepId } from '#store/registration/questions.ts';
import { selectAddressBefore } from '#store/registration/flow.ts';
import { backPressed } from '#store/shell/slice.ts';

import { PrefilledNote } from './PrefilledNote.tsx';
import { SmallPrint, StepLabel } from './StepTexts.tsx';

export interface RegistrationStepProps<Values extends object> extends Pick<
  StepFormProps<Values>,
  | 'title'
  | 'help'
  | 'validate'
  | 'onAnswer'
  | 'submitLabel'
  | 'isBusy'
  | 'banner'
  | 'fieldErrors'
  | 'errorLink'
  | 'children'
> {
  step: StepId;
  /** The stored values, from a selector: read at mount, later for untouched fields (decision 8). */
  values: Partial<Values>;
  /** The consent that the submit gives, above the button. */
  agreement?: ReactNode;
}

/**
 * A question of registration (screens.md section 2), inside RegistrationColumn. Unsaved values go to the store,
 * debounced (decision 7).
 */
export function RegistrationStep<Values extends object>({
  step,
  values,
  agreement,
  children,
  ...form
}: RegistrationStepProps<Values>) {
  const dispatch = useAppDispatch();
  const [initialValues] = useState(values);
  const before = useAppSelector((state) => selectAddressBefore(state, step));
  const reassurance = useAppSelector(selectReassurance);
  const group = steps.find(({ id }) => id === step)?.group ?? '';

  return (
    <StepForm<Values>
      {...form}
      stepLabel={<StepLabel group={group} title={form.title} />}
      initialValues={initialValues}
      restored={values === initialValues ? undefined : values}
      onBack={before === null ? undefined : () => void dispatch(backPressed({ to: before }))}
      onUnsaved={(unsaved) =>
        void dispatch(answersTyped({ step, values: Object.fromEntries(Object.entries(unsaved)) }))
      }
      submitNote={agreement === undefined ? reassurance : undefined}
      footer={<SmallPrint reassurance={agreement === undefined ? undefined : reassurance} />}
    >
      <PrefilledNote step={step} />
      {children}
      {agreement}
    </StepForm>
  );
}
