import { useAppDispatch } from '#src/hooks.ts';
import { ContactUs } from '#src/pages/shared/ApplicationActions.tsx';
import { useStep } from '#src/pages/shared/useStep.tsx';
import { CheckboxField } from '#src/ui/fields/choice/CheckboxField.tsx';
import { StepForm } from '#src/ui/form/StepForm.tsx';
import { DefinitionList } from '#src/ui/layout/Card.tsx';
import { notaryJoined } from '#store/application/notary/actions.ts';
import {
  recordingText,
  stepText,
  validateJoin,
  type JoinForm,
  type NotarySession,
} from '#store/application/notary/session.ts';
import { applicationScreens } from '#store/application/screens.ts';

import { MeetInPerson } from './MeetInPerson.tsx';

const { title: TITLE } = applicationScreens.notarySession;
const initialValues: Partial<JoinForm> = {};

/** The place in line, and the consent to the recording (T-26). */
export function WaitingRoom({ session: { place, waitMinutes } }: { session: NotarySession }) {
  const dispatch = useAppDispatch();
  const rows = [
    place !== null && { label: 'Your place in line', value: String(place) },
    waitMinutes !== null && {
      label: 'The usual wait',
      value: waitMinutes === 1 ? '1 minute' : `${waitMinutes} minutes`,
    },
  ];
  return (
    <StepForm<JoinForm>
      title={TITLE}
      help={stepText('WAITING_ROOM')}
      initialValues={initialValues}
      validate={validateJoin}
      submitLabel="Join my notary"
      busyLabel="Joining"
      agreement={
        <CheckboxField name="agrees" label="The recording">
          {recordingText.text}
        </CheckboxField>
      }
      onAnswer={() => dispatch(notaryJoined())}
      footer={
        <>
          <MeetInPerson />
          <ContactUs />
        </>
      }
      {...useStep('notarySession')}
    >
      <DefinitionList rows={rows.filter((row) => row !== false)} />
    </StepForm>
  );
}
