import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { ContactUs, SaveForLater } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { ApplicationLayout } from '#src/pages/shared/frame/ApplicationLayout.tsx';
import { Actions, Screen } from '#src/pages/shared/frame/Screen.tsx';
import { useIsOpen } from '#src/pages/shared/step/useStableSelector.ts';
import { StepUnavailable } from '#src/pages/shared/frame/StepUnavailable.tsx';
import { useStep } from '#src/pages/shared/step/useStep.tsx';
import { Button } from '#src/ui/actions/Button.tsx';
import { selectLenderData } from '#store/application/core/lenderDataSlice.ts';
import { meetingInPersonChosen, notarySessionStarted } from '#store/application/notary/actions.ts';
import { isNotaryErrorCode } from '#store/application/notary/errorCodes.ts';
import { notaryErrorOf } from '#store/application/notary/errors.ts';
import { applicationScreens } from '#store/application/core/screens.ts';
import type { RootState } from '#store/index.ts';
import { selectParameters } from '#store/shell/selectors.ts';

import { StepErrors } from '#src/pages/shared/step/StepErrors.tsx';

const { title: TITLE } = applicationScreens.notaryError;

const selectReason = (state: RootState) => {
  const { notarySession } = selectLenderData(state);
  return notarySession.status === 'ready' ? (notarySession.value?.ended?.reason ?? null) : null;
};

/** notary/error: why a session ended, and what to do next. Meeting in person is always possible. */
export default function NotaryErrorPage() {
  const isOpen = useIsOpen();
  return (
    <ApplicationLayout>
      {isOpen ? <NotaryProblem /> : <StepUnavailable title={TITLE} />}
    </ApplicationLayout>
  );
}

function NotaryProblem() {
  const dispatch = useAppDispatch();
  const { code } = useAppSelector(selectParameters);
  const reason = useAppSelector(selectReason);
  const { isBusy } = useStep('notarySession');
  const { text, advice, again } = notaryErrorOf(isNotaryErrorCode(code) ? code : null, reason);
  return (
    <Screen title={TITLE} help={text}>
      <p>{advice}</p>
      <StepErrors step="notarySession" />
      <StepErrors step="notaryMode" />
      <Actions>
        {again !== null && (
          <Button isBusy={isBusy} onClick={() => dispatch(notarySessionStarted())}>
            {again}
          </Button>
        )}
        <Button
          tone={again === null ? 'primary' : 'secondary'}
          isBusy={isBusy}
          onClick={() => dispatch(meetingInPersonChosen())}
        >
          Meet in person
        </Button>
      </Actions>
      <SaveForLater />
      <ContactUs />
    </Screen>
  );
}
