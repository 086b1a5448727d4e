import type { ApplicationScreenId } from '#store/application/core/screens.ts';
import { Actions } from '#src/pages/shared/frame/Screen.tsx';
import { ContactUs, GoToDashboard } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { ScreenForm, type ScreenFormProps } from '#src/pages/shared/frame/ScreenForm.tsx';

interface NoteFormProps<Values extends object> extends Pick<
  ScreenFormProps<Values>,
  'title' | 'validate' | 'submitLabel' | 'submitTone' | 'actions' | 'intent' | 'children' | 'step'
> {
  screen: ApplicationScreenId;
}

export function NoteForm<Values extends object>({ screen, ...form }: NoteFormProps<Values>) {
  return (
    <ScreenForm<Values>
      {...form}
      footer={
        <>
          <Actions>
            <GoToDashboard />
          </Actions>
          <ContactUs />
        </>
      }
      draft={screen}
    />
  );
}
