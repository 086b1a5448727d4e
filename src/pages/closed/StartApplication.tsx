import { useAppSelector } from '#src/hooks.ts';
import { LinkButton } from '#src/ui/actions/LinkButton.tsx';
import { selectStepAddress } from '#store/registration/flow.ts';

export function StartApplication({ tone = 'primary' }: { tone?: 'primary' | 'secondary' }) {
  const start = useAppSelector((state) => selectStepAddress(state, 'propertyAddress'));
  return (
    <LinkButton tone={tone} to={start}>
      Start an application
    </LinkButton>
  );
}
