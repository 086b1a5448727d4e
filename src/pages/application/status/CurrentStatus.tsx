import { useAppSelector } from '#src/hooks.ts';
import { Card } from '#src/ui/layout/Card.tsx';
import { selectRightNow } from '#store/application/status/holdSelectors.ts';

/** What is happening, in the words of the status card, beside a screen that has none (screens.md section 7). */
export function CurrentStatus() {
  const sentence = useAppSelector(selectRightNow);
  return sentence === null ? null : (
    <Card title="Right now">
      <p>{sentence}</p>
    </Card>
  );
}
