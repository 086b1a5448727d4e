import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { ContactUs } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { Actions, Screen } from '#src/pages/shared/frame/Screen.tsx';
import { useStep } from '#src/pages/shared/step/useStep.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { Button } from '#src/ui/actions/Button.tsx';
import { questionsStarted } from '#store/application/notary/actions.ts';
import { EXTRA_QUESTION_SETS, stepText } from '#store/application/notary/session.ts';
import { deviceCheckRequested, selectNotary } from '#store/application/notary/slice.ts';
import { applicationScreens } from '#store/application/core/screens.ts';

import css from '#src/pages/application/notary/Notary.module.css';
import { StepErrors } from '#src/pages/shared/step/StepErrors.tsx';
import { MeetInPerson } from './MeetInPerson.tsx';
import { MyPicture } from './MyPicture.tsx';

const { title: TITLE } = applicationScreens.notarySession;

export function IdStep({ triesLeft }: { triesLeft: number }) {
  const dispatch = useAppDispatch();
  const { isBusy } = useStep('notarySession');
  const { devices, isCheckingDevices } = useAppSelector(selectNotary);
  return (
    <Screen title={TITLE} help={stepText('ID')}>
      {triesLeft < EXTRA_QUESTION_SETS && (
        <Notice tone="warning">
          <p>Some answers did not match. You have one more set of questions.</p>
        </Notice>
      )}
      <ul className={css['list']}>
        <li>Hold the front of your ID up to the camera, then the back.</li>
        <li>Every word must be readable, and all four corners must show.</li>
      </ul>
      <MyPicture />
      {devices === null && (
        <Actions>
          <Button
            tone="secondary"
            isBusy={isCheckingDevices}
            busyLabel="Turning on"
            onClick={() => dispatch(deviceCheckRequested())}
          >
            Turn on my camera
          </Button>
        </Actions>
      )}
      <p>
        Then you'll answer five questions from public and credit records. You get two minutes, and
        more if you need it.
      </p>
      <StepErrors step="notarySession" />
      <Actions>
        <Button isBusy={isBusy} busyLabel="Opening" onClick={() => dispatch(questionsStarted())}>
          I have shown both sides
        </Button>
      </Actions>
      <MeetInPerson />
      <ContactUs />
    </Screen>
  );
}
