import { useNavigate } from 'react-router';

import { useAppSelector } from '#src/hooks.ts';
import { Button } from '#src/ui/Button.tsx';
import { selectAddressOf } from '#store/registration/walk.ts';

/** The way to the first question. */
export function StartApplication({ tone = 'primary' }: { tone?: 'primary' | 'secondary' }) {
  const navigate = useNavigate();
  const start = useAppSelector((state) => selectAddressOf(state, 'propertyAddress'));
  return (
    <Button tone={tone} href={start} onFollow={() => void navigate(start)}>
      Start an application
    </Button>
  );
}
