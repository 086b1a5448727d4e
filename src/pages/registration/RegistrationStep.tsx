import { useState, type ComponentProps, type ReactNode } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { StepForm } from '#src/ui/form/StepForm.tsx';
import { selectReassurance } from '#store/registration/selectors.ts';
import { answersTyped } from '#store/registration/slice.ts';
import { steps, type StepId } from '#store/registration/steps.ts';
import { selectAddressBefore, selectEndsWith } from '#store/registration/flow.ts';
import { backPressed } from '#store/shell/slice.ts';

import { AccountEmail } from './account/AccountEmail.tsx';
import { PrefilledNote } from './PrefilledNote.tsx';
import { SoftCredit } from './account/SoftCredit.tsx';
import { SmallPrint, StepLabel } from './StepWords.tsx';
import { useChain } from './account/useChain.tsx';

type FormProps<Values extends object> = ComponentProps<typeof StepForm<Values>>;

interface RegistrationStepProps<Values extends object> extends Pick<
  FormProps<Values>,
  | 'title'
  | 'help'
  | 'validate'
  | 'onAnswer'
  | 'submitLabel'
  | 'isBusy'
  | 'banner'
  | 'fieldErrors'
  | 'wayOn'
  | 'children'
> {
  step: StepId;
  /** What the store has for this form, from a selector: read at mount, later for untouched fields (decision 8). */
  values: Partial<Values>;
  /** What a press agrees to, right above the button. */
  agreement?: ReactNode;
}

/**
 * One question of registration (screens.md section 2); what stands around all of them is RegistrationColumn.
 * - What is typed is told to the store while it rests; what is known is filled in and said to be (decision 7).
 */
export function RegistrationStep<Values extends object>({
  step,
  values,
  agreement: ownAgreement,
  children,
  ...form
}: RegistrationStepProps<Values>) {
  const dispatch = useAppDispatch();
  const [initialValues] = useState(values);
  const before = useAppSelector((state) => selectAddressBefore(state, step));
  const reassurance = useAppSelector(selectReassurance);
  const isTheLast = useAppSelector((state) => selectEndsWith(state, step));
  const chain = useChain();
  // Whoever set up the account first agrees at the last question.
  const agreement =
    ownAgreement ??
    (isTheLast ? (
      <>
        <AccountEmail />
        <SoftCredit />
      </>
    ) : undefined);
  const group = steps.find(({ id }) => id === step)?.group ?? '';

  return (
    <StepForm<Values>
      {...(isTheLast && chain)}
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
