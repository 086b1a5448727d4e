import { useNavigate } from 'react-router';

import { useAppSelector } from '#src/hooks.ts';
import { useExit } from '#src/shell/useExit.ts';
import { Button } from '#src/ui/Button.tsx';
import { selectHasDashboard } from '#store/identity/selectors.ts';
import { selectAddressOf } from '#store/registration/walk.ts';

import { EndPage } from './EndPage.tsx';

/** An address under which there is nothing. */
export function NotFoundPage() {
  const navigate = useNavigate();
  const start = useAppSelector((state) => selectAddressOf(state, 'propertyAddress'));
  const hasDashboard = useAppSelector(selectHasDashboard);
  const exit = useExit();
  return (
    <EndPage
      sign="search"
      title="We can't find this page"
      actions={
        <>
          {hasDashboard && <Button {...exit('/dashboard')}>Go to dashboard</Button>}
          <Button
            tone={hasDashboard ? 'secondary' : 'primary'}
            href={start}
            onFollow={() => void navigate(start)}
          >
            Start an application
          </Button>
        </>
      }
    >
      <p>The address may have changed, or a part of it is missing.</p>
    </EndPage>
  );
}
