import type { StepName } from '#store/application/core/features.ts';
import { useAnnounced } from '#src/ui/feedback/announce.ts';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { useStep } from '#src/pages/shared/step/useStep.tsx';

export function StepProblem({ step }: { step: StepName }) {
  const { banner } = useStep(step);
  const text = banner?.messages.join(' ') ?? null;
  useAnnounced(text, 'alert');
  return text === null ? null : (
    <Notice tone="danger">
      <p>{text}</p>
    </Notice>
  );
}
