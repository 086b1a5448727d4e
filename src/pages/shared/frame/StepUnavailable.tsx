import { ApplicationStatusCard } from '#src/pages/application/status/ApplicationStatusCard.tsx';

import { Screen } from './Screen.tsx';
import { NextActions } from '#src/pages/shared/actions/ApplicationActions.tsx';

/** A screen without a task at the current status. Shows the status instead. */
export function StepUnavailable({ title }: { title: string }) {
  return (
    <Screen title={title}>
      <ApplicationStatusCard />
      <NextActions />
    </Screen>
  );
}
