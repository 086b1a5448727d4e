import { ApplicationStatusCard } from '#src/pages/application/status/ApplicationStatusCard.tsx';
import {
  ContactUs,
  GoToCurrentStep,
  GoToDashboard,
} from '#src/pages/shared/actions/ApplicationActions.tsx';
import { ApplicationLayout } from '#src/pages/shared/frame/ApplicationLayout.tsx';
import { Actions, Screen } from '#src/pages/shared/frame/Screen.tsx';
import { useStableSelector } from '#src/pages/shared/step/useStableSelector.ts';
import { useAppSelector } from '#src/hooks.ts';
import { Sentence } from '#src/ui/text/Sentence.tsx';
import { selectApplicationScreen } from '#store/application/core/currentScreen.ts';
import { selectIsScreenOfStatus } from '#store/application/whole/screenSelectors.ts';
import { screenOf } from '#store/application/core/screens.ts';
import { selectStatusWait } from '#store/application/status/statusCardSelectors.ts';

/** A screen of the wait alone: its heading is the sentence of the status at its own one. */
export function StatusCardPage() {
  const match = useAppSelector(selectApplicationScreen);
  const isOfStatus = useStableSelector(selectIsScreenOfStatus);
  const { what } = useAppSelector(selectStatusWait);
  return (
    <ApplicationLayout>
      <Screen
        title={
          isOfStatus ? (
            <Sentence>{what}</Sentence>
          ) : match ? (
            screenOf(match.screen).title
          ) : undefined
        }
      >
        <ApplicationStatusCard isTitled={isOfStatus} />
        <Actions>
          {!isOfStatus && <GoToCurrentStep />}
          <GoToDashboard />
        </Actions>
        <ContactUs />
      </Screen>
    </ApplicationLayout>
  );
}
