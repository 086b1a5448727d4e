import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import {
  ContactUs,
  GoToCurrentStep,
  SaveForLater,
} from '#src/pages/shared/actions/ApplicationActions.tsx';
import { LenderScreen } from '#src/pages/shared/frame/LenderScreen.tsx';
import { ReadOnlyScreen } from '#src/pages/shared/frame/ReadOnlyScreen.tsx';
import { Actions, Screen } from '#src/pages/shared/frame/Screen.tsx';
import { useIsOpen } from '#src/pages/shared/step/useStableSelector.ts';
import { useStep } from '#src/pages/shared/step/useStep.tsx';
import { Button } from '#src/ui/actions/Button.tsx';
import { notarySessionStarted } from '#store/application/notary/actions.ts';
import type { NotarySession } from '#store/application/notary/session.ts';
import { selectIsSignersArea } from '#store/shell/selectors.ts';
import { applicationScreens } from '#store/application/core/screens.ts';

import { StepErrors } from '#src/pages/shared/step/StepErrors.tsx';
import { DeviceCheck } from './DeviceCheck.tsx';
import { IdStep } from './IdStep.tsx';
import { Meeting } from './Meeting.tsx';
import { MeetInPerson } from './MeetInPerson.tsx';
import { PlaceStep } from './PlaceStep.tsx';
import { Questions } from './Questions.tsx';
import { WaitingRoom } from './WaitingRoom.tsx';

const { title: TITLE } = applicationScreens.notarySession;

/** notary/session: step by step to the signature. A reload returns to the same step. */
export default function SessionPage() {
  const isOpen = useIsOpen();
  return (
    <LenderScreen data="notarySession" title={TITLE} waiting="We're opening your session.">
      {(session) => {
        if (session?.step === 'DONE') return <SessionEnd />;
        if (!isOpen)
          return (
            <ReadOnlyScreen title={TITLE}>
              <p>You have no notary session.</p>
            </ReadOnlyScreen>
          );
        return session === null || session.ended !== null ? (
          <SessionStart />
        ) : (
          <SessionStepForm session={session} />
        );
      }}
    </LenderScreen>
  );
}

function SessionStepForm({ session }: { session: NotarySession }) {
  switch (session.step) {
    case 'DEVICE_CHECK':
      return <DeviceCheck />;
    case 'LOCATION':
      return <PlaceStep />;
    case 'ID':
      return <IdStep triesLeft={session.triesLeft} />;
    case 'QUESTIONS':
      return session.questions && <Questions questions={session.questions.items} />;
    case 'WAITING_ROOM':
      return <WaitingRoom session={session} />;
    case 'SESSION':
    case 'STAMPING':
      return <Meeting session={session} />;
    case 'DONE':
      return <SessionEnd />;
    default:
      return session.step satisfies never;
  }
}

function SessionStart() {
  const dispatch = useAppDispatch();
  const { isBusy } = useStep('notarySession');
  return (
    <Screen title={TITLE} help="You meet by video. It takes about 30 minutes.">
      <StepErrors step="notarySession" />
      <Actions>
        <Button
          isBusy={isBusy}
          busyLabel="Opening"
          onClick={() => dispatch(notarySessionStarted())}
        >
          Start the session
        </Button>
      </Actions>
      <MeetInPerson />
      <SaveForLater />
      <ContactUs />
    </Screen>
  );
}

function SessionEnd() {
  const isSigner = useAppSelector(selectIsSignersArea);
  return (
    <Screen title="That's it. You've signed.">
      <p>The notary has stamped the deed. Your copies are under "Your documents".</p>
      <Actions>
        <GoToCurrentStep label={isSigner ? 'Continue' : 'See when your money arrives'} />
      </Actions>
      <ContactUs />
    </Screen>
  );
}
