import { useAppSelector } from '#src/hooks.ts';
import { Card } from '#src/ui/layout/Card.tsx';
import { selectCurrentStatusText } from '#store/application/status/statusCardSelectors.ts';

/** The current status in one sentence, beside a screen without a status card (screens.md section 7). */
export function CurrentStatus() {
  const sentence = useAppSelector(selectCurrentStatusText);
  return sentence === null ? null : (
    <Card title="Right now">
      <p>{sentence}</p>
    </Card>
  );
}
