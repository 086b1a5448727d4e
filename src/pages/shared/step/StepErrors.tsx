import type { StepName } from '#store/application/core/features.ts';
import { useStep } from './useStep.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { useAnnounced } from '#src/ui/feedback/announce.ts';

/** Announces why the lender rejected an action without a form. The lender's message may be about a field (F-04). */
export function StepErrors({ step }: { step: StepName }) {
  const { banner, fieldErrors = {} } = useStep(step);
  const messages = [...(banner?.messages ?? []), ...Object.values(fieldErrors)];
  useAnnounced(messages.join(' '), 'alert');
  if (messages.length === 0) return null;
  return (
    <Notice tone="danger">
      {messages.map((message) => (
        <p key={message}>
          <bdi>{message}</bdi>
        </p>
      ))}
    </Notice>
  );
}
