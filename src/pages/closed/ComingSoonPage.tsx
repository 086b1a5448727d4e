import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { Button } from '#src/ui/layout/Button.tsx';
import { toDateParts } from '#store/format/isoDate.ts';
import { loginRequested } from '#store/identity/slice.ts';
import {
  selectBrandName,
  selectHasLogo,
  selectOrgCode,
  selectSwitches,
} from '#store/org/selectors.ts';

import { EndPage } from './EndPage.tsx';

/** "from 03/01/2027", or "soon" for a brand that names no day. */
function launchWords(launchDate: string | null) {
  if (launchDate === null || launchDate === 'SOON') return 'soon';
  const { month, day, year } = toDateParts(launchDate);
  return `from ${month}/${day}/${year}`;
}

/** A brand before its launch. */
export function ComingSoonPage() {
  const dispatch = useAppDispatch();
  const brand = useAppSelector(selectBrandName);
  const orgCode = useAppSelector(selectOrgCode);
  const hasLogo = useAppSelector(selectHasLogo);
  const { launchDate } = useAppSelector(selectSwitches);
  return (
    <EndPage
      sign={
        hasLogo ? (
          <img src={`/brands/${orgCode}/logo.svg`} alt="" width={80} height={80} />
        ) : (
          'calendar'
        )
      }
      title="Coming soon"
      actions={
        <Button
          href="/auth/login"
          onFollow={() => void dispatch(loginRequested())}
          tone="secondary"
        >
          Login
        </Button>
      }
    >
      <p>
        You will be able to apply with {brand} {launchWords(launchDate)}.
      </p>
    </EndPage>
  );
}
