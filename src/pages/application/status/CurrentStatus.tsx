import { useAppSelector } from '#src/hooks.ts';
import { Card } from '#src/ui/layout/Card.tsx';
import { selectRightNow } from '#store/application/status/holdSelectors.ts';

/** The current status in one sentence, beside a screen without a status card (screens.md section 7). */
export function CurrentStatus() {
  const sentence = useAppSelector(selectRightNow);
  return sentence === null ? null : (
    <Card title="Right now">
      <p>{sentence}</p>
    </Card>
  );
}
