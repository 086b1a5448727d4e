import { useAppSelector } from '#src/hooks.ts';
import { Card } from '#src/ui/layout/Card.tsx';
import { selectIsDeclined } from '#store/application/screenSelectors.ts';
import { selectApplication } from '#store/application/selectors.ts';
import { selectCurrentStatusText } from '#store/application/status/statusCardSelectors.ts';
import { securityNotice } from '#store/org/lenderFacts.ts';

import { LenderFacts } from './LenderFacts.tsx';

/**
 * The end of the sidebar: the current status in one sentence, beside a screen without a status card (screens.md section
 * 7), and the lender.
 */
export function CurrentStatus() {
  const sentence = useAppSelector(selectCurrentStatusText);
  const occupancy = useAppSelector(
    (state) => selectApplication(state)?.property?.occupancyType ?? null,
  );
  const isDeclined = useAppSelector(selectIsDeclined);
  return (
    <>
      {sentence !== null && (
        <Card title="Right now">
          <p>{sentence}</p>
        </Card>
      )}
      <LenderFacts notice={isDeclined ? null : securityNotice(occupancy)} />
    </>
  );
}
