import { useAppSelector } from '#src/hooks.ts';
import { Card } from '#src/ui/layout/Card.tsx';
import { Sentence } from '#src/ui/text/Sentence.tsx';
import { selectMoneyText } from '#store/application/status/moneySelectors.ts';
import { selectIsDeclined } from '#store/application/whole/screenSelectors.ts';
import { selectApplication } from '#store/application/core/selectors.ts';
import { selectCurrentStatusText } from '#store/application/status/statusCardSelectors.ts';
import { selectStepHelp } from '#store/application/whole/stepHelp.ts';
import { securityNotice } from '#store/org/lenderFacts.ts';

import { LenderFacts } from './LenderFacts.tsx';

/**
 * The end of the sidebar: why we ask for this step, or the current status in one sentence if the screen has no status
 * card (screens.md section 7), the days until the money arrives, and the lender.
 */
export function CurrentStatus() {
  const help = useAppSelector(selectStepHelp);
  const sentence = useAppSelector(selectCurrentStatusText);
  const occupancy = useAppSelector(
    (state) => selectApplication(state)?.property?.occupancyType ?? null,
  );
  const isDeclined = useAppSelector(selectIsDeclined);
  const money = useAppSelector(selectMoneyText);
  return (
    <>
      {help !== null && (
        <Card title="About this step">
          <p>{help}</p>
        </Card>
      )}
      {help === null && sentence !== null && (
        <Card title="Right now">
          <p>
            <Sentence>{sentence}</Sentence>
          </p>
        </Card>
      )}
      {money !== null && sentence !== null && !isDeclined && (
        <Card title="Your money">
          <p>We expect to send it {money}.</p>
        </Card>
      )}
      <LenderFacts notice={isDeclined ? null : securityNotice(occupancy)} />
    </>
  );
}
