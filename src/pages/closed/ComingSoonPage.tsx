import { useAppSelector } from '#src/hooks.ts';
import { writtenDate } from '#store/format/isoDate.ts';
import {
  selectBrandName,
  selectHasLogo,
  selectOrgCode,
  selectSwitches,
} from '#store/org/selectors.ts';

import { EndPage } from '#src/pages/shared/frame/EndPage.tsx';
import { LoginButton } from '#src/pages/shared/actions/LoginButton.tsx';

/** "from March 1, 2027", or "soon" without a date. */
function launchText(launchDate: string | null) {
  if (launchDate === null || launchDate === 'SOON') return 'soon';
  return `from ${writtenDate(launchDate)}`;
}

/** The page of a brand before its launch. */
export default function ComingSoonPage() {
  const brand = useAppSelector(selectBrandName);
  const orgCode = useAppSelector(selectOrgCode);
  const hasLogo = useAppSelector(selectHasLogo);
  const { launchDate } = useAppSelector(selectSwitches);
  return (
    <EndPage
      sign={
        hasLogo ? (
          <img src={`/brands/${orgCode}/logo.svg`} alt="" width={64} height={64} />
        ) : (
          'calendar'
        )
      }
      title="Coming soon"
      actions={<LoginButton>Login</LoginButton>}
    >
      <p>
        You will be able to apply with {brand} {launchText(launchDate)}.
      </p>
    </EndPage>
  );
}
