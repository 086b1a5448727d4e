import { ContactUs } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { ScreenForm } from '#src/pages/shared/frame/ScreenForm.tsx';
import { CheckboxField } from '#src/ui/fields/choice/CheckboxField.tsx';
import { notaryJoined } from '#store/application/notary/actions.ts';
import {
  lineText,
  recordingText,
  stepText,
  validateJoin,
  type JoinForm,
  type NotarySession,
} from '#store/application/notary/session.ts';
import { applicationScreens } from '#store/application/core/screens.ts';

import { MeetInPerson } from './MeetInPerson.tsx';

const { title: TITLE } = applicationScreens.notarySession;

/** The place in line, and the consent to the recording (T-26). */
export function WaitingRoom({ session }: { session: NotarySession }) {
  const line = lineText(session);
  return (
    <ScreenForm<JoinForm>
      title={TITLE}
      help={stepText('WAITING_ROOM')}
      validate={validateJoin}
      submitLabel="Join my notary"
      busyLabel="Joining"
      agreement={
        <CheckboxField name="agrees" label="The recording">
          {recordingText.text}
        </CheckboxField>
      }
      intent={() => notaryJoined()}
      footer={
        <>
          <MeetInPerson />
          <ContactUs />
        </>
      }
      step="notarySession"
    >
      {line !== null && <p>{line}</p>}
    </ScreenForm>
  );
}
