import { Hold } from '#src/pages/application/status/Hold.tsx';

import { Screen } from './Screen.tsx';
import { WaysOn } from './ApplicationActions.tsx';

/** A screen that has nothing to ask at the status as it is: where the application stands instead, and the way there. */
export function NotHere({ title }: { title: string }) {
  return (
    <Screen title={title}>
      <Hold />
      <WaysOn />
    </Screen>
  );
}
