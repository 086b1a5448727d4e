import type { UnknownAction } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';

import { useAppDispatch } from '#src/hooks.ts';
import { StepForm, type StepFormProps } from '#src/ui/form/StepForm.tsx';
import type { StepName } from '#store/application/core/features.ts';
import type { DraftId } from '#store/application/core/state.ts';
import type { UnsavedValues } from '#store/unsaved.ts';

import { ContactUs, SaveForLater } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { useScreenDraft } from '#src/pages/shared/step/useScreenDraft.ts';
import { useStep } from '#src/pages/shared/step/useStep.tsx';

export interface ScreenFormProps<Values extends object> extends Omit<
  StepFormProps<Values>,
  'initialValues' | 'onAnswer'
> {
  /** What the form sends. The form shows the state of this step and the lender's errors. */
  step: StepName;
  /** Other steps of the screen. The form also shows their failures. */
  otherSteps?: readonly StepName[];
  /** Returns the action for the valid values, or null if there is nothing to do. */
  intent: (values: Values) => UnknownAction | null;
  /** The form whose unsaved values are stored (F-09), and the values it starts with. */
  draft?: DraftId;
  start?: (draft: UnsavedValues | undefined) => Partial<Values>;
  /** Other actions, above the footer. Without its own footer, the form has the usual two lines. */
  otherActions?: ReactNode;
}

const usualFooter = (
  <>
    <SaveForLater />
    <ContactUs />
  </>
);

export function ScreenForm<Values extends object>({
  step,
  otherSteps,
  intent,
  draft,
  start,
  otherActions,
  footer = usualFooter,
  ...form
}: ScreenFormProps<Values>) {
  const dispatch = useAppDispatch();
  const stored = useScreenDraft<Values>(draft, start);
  return (
    <StepForm<Values>
      {...stored}
      {...useStep(step, otherSteps)}
      {...form}
      onAnswer={(values) => {
        const action = intent(values);
        if (action) dispatch(action);
      }}
      footer={
        <>
          {otherActions}
          {footer}
        </>
      }
    />
  );
}
