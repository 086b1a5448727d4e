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
  /** What the form sends; its state and the lender's errors are those of the form. */
  step: StepName;
  /** Further steps of the screen, whose failure is said at the form as well. */
  besides?: readonly StepName[];
  /** The action of the valid values; null where there is nothing to do. */
  intent: (values: Values) => UnknownAction | null;
  /** The form whose unsaved values are stored (F-09), and what it starts with. */
  draft?: DraftId;
  start?: (draft: UnsavedValues | undefined) => Partial<Values>;
  /** Further ways on, above the footer; without one of its own it has the usual two lines. */
  ways?: ReactNode;
}

const usualFooter = (
  <>
    <SaveForLater />
    <ContactUs />
  </>
);

/** The form of an application's screen: what was typed before, the state of its step, and the ways to leave it. */
export function ScreenForm<Values extends object>({
  step,
  besides,
  intent,
  draft,
  start,
  ways,
  footer = usualFooter,
  ...form
}: ScreenFormProps<Values>) {
  const dispatch = useAppDispatch();
  const stored = useScreenDraft<Values>(draft, start);
  return (
    <StepForm<Values>
      {...stored}
      {...useStep(step, besides)}
      {...form}
      onAnswer={(values) => {
        const action = intent(values);
        if (action) dispatch(action);
      }}
      footer={
        <>
          {ways}
          {footer}
        </>
      }
    />
  );
}
