import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { Button } from '#src/ui/layout/Button.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { isEndToBeRead } from '#store/application/status/holds.ts';
import { selectIsAwaitedHere } from '#store/application/status/holdSelectors.ts';
import { offersReopened } from '#store/application/offers/slice.ts';
import { selectIsOfStatus, selectIsSending } from '#store/application/screenSelectors.ts';
import { screenTitle } from '#store/application/screenTitles.ts';
import { selectStatus } from '#store/application/selectors.ts';
import { routingRequested } from '#store/application/slice.ts';
import { selectMatch } from '#store/shell/selectors.ts';
import { ApplicationLayout } from '#src/pages/shared/ApplicationLayout.tsx';
import { Actions, Screen } from '#src/pages/shared/Screen.tsx';
import { useSettled } from '#src/pages/shared/useSettled.ts';
import { GoToCurrentStep, GoToDashboard, ReachUs } from '#src/pages/shared/ApplicationActions.tsx';

import { Hold } from './Hold.tsx';

/** Every destination that has no screen of its own yet: what is happening, who acts, how long, "Check again". */
export function StatusCardPage() {
  const match = useAppSelector(selectMatch);
  const screen = match?.screen ?? null;
  const status = useAppSelector(selectStatus);
  const isAwaited = useAppSelector(selectIsAwaitedHere);
  const isOfStatus = useSettled(selectIsOfStatus);
  const isEnd = screen !== null && status !== null && isEndToBeRead(screen, status);

  return (
    <ApplicationLayout>
      <Screen title={screenTitle(match, status)}>
        <Hold about={isAwaited ? 'withOneOfUs' : 'status'} />
        {isAwaited && (
          <Notice heading="This step is done with one of us">
            <p>
              You cannot do it on this page yet. Call us, and we go through it together. Your
              answers so far are saved.
            </p>
          </Notice>
        )}
        <Actions>
          {isAwaited && screen === 'productAssets' && <GoOnWithout />}
          {isEnd && <Finish />}
          {!isEnd && !isOfStatus && <GoToCurrentStep />}
          <GoToDashboard />
        </Actions>
        <ReachUs />
      </Screen>
    </ApplicationLayout>
  );
}

/** Savings are no condition of a line: the offers they came from are chosen again (STATUS-20). */
function GoOnWithout() {
  const dispatch = useAppDispatch();
  const isSending = useAppSelector(selectIsSending);
  return (
    <Button
      isBusy={isSending}
      busyLabel="Going on"
      onPress={() => dispatch(offersReopened({ reason: 'product/assets' }))}
    >
      Go on without them
    </Button>
  );
}

/** The line is open: only the person leaves this page (F-06). */
function Finish() {
  const dispatch = useAppDispatch();
  const uuid = useAppSelector((state) => state.application.uuid);
  return (
    <Button
      onPress={() => {
        if (uuid !== null) dispatch(routingRequested({ uuid }));
      }}
    >
      Finish
    </Button>
  );
}
