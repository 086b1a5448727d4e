import type { StepName } from '#store/application/features.ts';
import type { ApplicationScreenId } from '#store/application/screens.ts';
import { Actions } from '#src/pages/shared/Screen.tsx';
import { ContactUs, GoToDashboard } from '#src/pages/shared/ApplicationActions.tsx';
import { useScreenDraft } from '#src/pages/shared/useScreenDraft.ts';
import { useStep } from '#src/pages/shared/useStep.tsx';
import { StepForm, type StepFormProps } from '#src/ui/form/StepForm.tsx';

interface NoteFormProps<Values extends object> extends Pick<
  StepFormProps<Values>,
  'title' | 'validate' | 'submitLabel' | 'onAnswer' | 'children'
> {
  screen: ApplicationScreenId;
  step: StepName;
}

/** A page to read, with a form at its end that sends a note to the lender. */
export function NoteForm<Values extends object>({ screen, step, ...form }: NoteFormProps<Values>) {
  return (
    <StepForm<Values>
      {...form}
      footer={
        <>
          <Actions>
            <GoToDashboard />
          </Actions>
          <ContactUs />
        </>
      }
      {...useScreenDraft<Values>(screen).form}
      {...useStep(step)}
    />
  );
}
