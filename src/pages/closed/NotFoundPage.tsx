import { useAppSelector } from '#src/hooks.ts';
import { useExitLink } from '#src/shell/links/useExitLink.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { selectHasDashboard } from '#store/navigation/additionalSigner.ts';

import { EndPage } from '#src/pages/shared/frame/EndPage.tsx';
import { StartApplication } from './StartApplication.tsx';

export default function NotFoundPage() {
  const hasDashboard = useAppSelector(selectHasDashboard);
  const exit = useExitLink();
  return (
    <EndPage
      sign="search"
      title="We can't find this page"
      actions={
        <>
          {hasDashboard && <Button {...exit('/dashboard')}>Go to dashboard</Button>}
          <StartApplication tone={hasDashboard ? 'secondary' : 'primary'} />
        </>
      }
    >
      <p>The address may have changed, or a part of it is missing.</p>
    </EndPage>
  );
}
