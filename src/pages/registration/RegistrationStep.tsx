import { useState } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { StepForm, type StepFormProps } from '#src/ui/form/StepForm.tsx';
import { selectReassurance } from '#store/registration/selectors.ts';
import { answersTyped } from '#store/registration/slice.ts';
import { steps, type StepId } from '#store/registration/questions.ts';
import { selectAddressBefore, selectIsWaitlisted } from '#store/registration/flow.ts';
import { selectSwitches } from '#store/org/selectors.ts';
import { backPressed } from '#store/shell/slice.ts';

import { PrefilledNote } from './PrefilledNote.tsx';
import { PROMISE, SmallPrint, StepLabel, StepTitle } from './StepTexts.tsx';

export interface RegistrationStepProps<Values extends object> extends Pick<
  StepFormProps<Values>,
  | 'title'
  | 'help'
  | 'validate'
  | 'onAnswer'
  | 'submitLabel'
  | 'isBusy'
  | 'busyLabel'
  | 'banner'
  | 'fieldErrors'
  | 'errorLink'
  | 'agreement'
  | 'children'
> {
  title: string;
  step: StepId;
  /** The stored values, from a selector. They are read on mount, and later only for untouched fields (decision 8). */
  values: Partial<Values>;
}

/**
 * A question of the registration (screens.md section 2), inside RegistrationColumn. Unsaved values go to the store,
 * debounced (decision 7).
 */
export function RegistrationStep<Values extends object>({
  step,
  values,
  children,
  ...form
}: RegistrationStepProps<Values>) {
  const dispatch = useAppDispatch();
  const [initialValues] = useState(values);
  const before = useAppSelector((state) => selectAddressBefore(state, step));
  const reassurance = useAppSelector(selectReassurance);
  const showsPromise = useAppSelector(
    (state) => selectSwitches(state).promiseAtContinue && !selectIsWaitlisted(state),
  );
  const group = steps.find(({ id }) => id === step)?.group ?? '';

  return (
    <StepForm<Values>
      {...form}
      title={<StepTitle title={form.title} />}
      stepLabel={<StepLabel group={group} title={form.title} />}
      submitNote={showsPromise ? PROMISE : undefined}
      initialValues={initialValues}
      restored={values === initialValues ? undefined : values}
      onBack={before === null ? undefined : () => void dispatch(backPressed({ to: before }))}
      onUnsaved={(unsaved) =>
        void dispatch(answersTyped({ step, values: Object.fromEntries(Object.entries(unsaved)) }))
      }
      footer={<SmallPrint reassurance={reassurance} />}
    >
      <PrefilledNote step={step} />
      {children}
    </StepForm>
  );
}
