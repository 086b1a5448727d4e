import { useAppSelector } from '#src/hooks.ts';
import { useExitLink } from '#src/shell/links/useExitLink.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { MAINTENANCE_MESSAGE, MAINTENANCE_TITLE } from '#store/shell/maintenance.ts';
import { selectMaintenance } from '#store/flags/selectors.ts';
import { selectIsStoragePersistent } from '#store/shell/selectors.ts';

import { EndPage } from '#src/pages/shared/frame/EndPage.tsx';

/** The site is under maintenance. The page opens automatically afterwards (MAINT-01 to MAINT-05). */
export default function MaintenancePage() {
  const maintenance = useAppSelector(selectMaintenance);
  const isStoragePersistent = useAppSelector(selectIsStoragePersistent);
  const exit = useExitLink();
  return (
    <EndPage
      sign="clock"
      title={maintenance?.title ?? MAINTENANCE_TITLE}
      actions={
        maintenance?.showDashboardLink ? (
          <Button {...exit('/dashboard')}>Go To Dashboard</Button>
        ) : undefined
      }
    >
      <p>{maintenance?.message ?? MAINTENANCE_MESSAGE}</p>
      <p>
        {isStoragePersistent && 'Your answers are saved. '}This page opens by itself once we are
        back.
      </p>
    </EndPage>
  );
}
