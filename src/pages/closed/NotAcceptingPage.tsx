import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { Button } from '#src/ui/Button.tsx';
import { loginRequested } from '#store/identity/slice.ts';
import { selectBrandName, selectSwitches } from '#store/org/selectors.ts';

import { EndPage } from './EndPage.tsx';

/** A brand that takes no application from this person now, and why (ROUTE-REG-13). */
export function NotAcceptingPage() {
  const dispatch = useAppDispatch();
  const brand = useAppSelector(selectBrandName);
  const { acceptingApplications } = useAppSelector(selectSwitches);
  return (
    <EndPage
      sign="info"
      title={`${brand} is not taking applications right now`}
      actions={
        <Button
          href="/auth/login"
          onFollow={() => void dispatch(loginRequested())}
          tone="secondary"
        >
          Already applied? Log in
        </Button>
      }
    >
      {acceptingApplications ? (
        <>
          <p>You need a link from your loan officer to apply here.</p>
          <p>Ask your loan officer for a new link.</p>
        </>
      ) : (
        <p>This lender has paused new applications.</p>
      )}
    </EndPage>
  );
}
