import type { ComponentProps } from 'react';

import type { ApplicationStatusCard } from '#src/pages/application/status/ApplicationStatusCard.tsx';
import { LazyOnIdle } from '#src/shell/LazyOnIdle.tsx';
import { Region } from '#src/shell/page/Region.tsx';

const load = () =>
  import('#src/pages/application/status/ApplicationStatusCard.tsx').then(
    (module) => module.ApplicationStatusCard,
  );

/** The status card of a screen that seldom shows it: its texts and dates come after the screen's code. */
export const LateStatusCard = (props: ComponentProps<typeof ApplicationStatusCard>) => (
  <Region name="statusCard">
    <LazyOnIdle load={load} isWanted props={props} />
  </Region>
);
