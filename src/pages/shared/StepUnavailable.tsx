import { LateStatusCard } from '#src/pages/shared/LateStatusCard.tsx';

import { Screen } from './Screen.tsx';
import { NextActions } from './ApplicationActions.tsx';

/** A screen without a task at the current status: shows the status instead. */
export function StepUnavailable({ title }: { title: string }) {
  return (
    <Screen title={title}>
      <LateStatusCard />
      <NextActions />
    </Screen>
  );
}
