import { Hold } from './Hold.tsx';
import { Actions, Screen } from './Screen.tsx';
import { GoToCurrentStep, GoToDashboard, ReachUs } from './ways.tsx';

/** A screen that has nothing to ask at the status as it is: where the application stands instead, and the way there. */
export function NotHere({ title }: { title: string }) {
  return (
    <Screen title={title}>
      <Hold />
      <Actions>
        <GoToCurrentStep />
        <GoToDashboard />
      </Actions>
      <ReachUs />
    </Screen>
  );
}
