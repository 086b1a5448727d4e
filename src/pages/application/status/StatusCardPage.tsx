import { useAppSelector } from '#src/hooks.ts';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { Sentence } from '#src/ui/layout/Sentence.tsx';
import { selectIsScreenOfStatus } from '#store/application/screenSelectors.ts';
import { selectApplicationScreen } from '#store/application/currentScreen.ts';
import { featureOf } from '#store/application/screens.ts';
import { screenTitle } from '#store/application/screenTitles.ts';
import { selectStatus } from '#store/application/selectors.ts';
import { selectWait } from '#store/application/status/statusCardSelectors.ts';
import { ApplicationLayout } from '#src/pages/shared/ApplicationLayout.tsx';
import { Actions, Screen } from '#src/pages/shared/Screen.tsx';
import { useStableSelector } from '#src/pages/shared/useStableSelector.ts';
import {
  GoToCurrentStep,
  GoToDashboard,
  ContactUs,
} from '#src/pages/shared/ApplicationActions.tsx';

import { ApplicationStatusCard } from './ApplicationStatusCard.tsx';

/** A destination without a screen of its own: the wait, whose sentence is the heading at its own status. */
export function StatusCardPage() {
  const match = useAppSelector(selectApplicationScreen);
  const status = useAppSelector(selectStatus);
  const isToDo = match !== null && featureOf(match.screen) === 'conditions';
  const isOfStatus = useStableSelector(selectIsScreenOfStatus);
  const { what } = useAppSelector(selectWait);

  return (
    <ApplicationLayout>
      <Screen title={isOfStatus ? <Sentence>{what}</Sentence> : screenTitle(match, status)}>
        {isToDo && (
          <Notice heading="Your to-do list is not online yet">
            <p>Call us and we'll go through your list with you. Your answers are saved.</p>
          </Notice>
        )}
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
