import { useAppDispatch } from '#src/hooks.ts';
import { QuietButton } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { meetingInPersonChosen } from '#store/application/notary/actions.ts';

import { StepErrors } from '#src/pages/shared/step/StepErrors.tsx';

/** The way without a session, shown at each of its steps. */
export function MeetInPerson() {
  const dispatch = useAppDispatch();
  return (
    <>
      <StepErrors step="notaryMode" />
      <QuietButton onClick={() => dispatch(meetingInPersonChosen())}>
        Meet in person instead
      </QuietButton>
    </>
  );
}
