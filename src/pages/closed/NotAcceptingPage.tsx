import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { Button } from '#src/ui/layout/Button.tsx';
import { loginRequested } from '#store/identity/slice.ts';
import { selectBrandName, selectSwitches } from '#store/org/selectors.ts';

import { EndPage } from './EndPage.tsx';
import { StartApplication } from './StartApplication.tsx';

/**
 * A brand that takes no application from this person now, and why (ROUTE-REG-13). chosen: where nothing keeps them from
 * it, as once a pause or a launch is over, the page says so and leads on.
 */
export function NotAcceptingPage() {
  const dispatch = useAppDispatch();
  const brand = useAppSelector(selectBrandName);
  const { acceptingApplications, referrerRequired } = useAppSelector(selectSwitches);
  const isOpen = acceptingApplications && !referrerRequired;
  return (
    <EndPage
      sign={isOpen ? 'house' : 'info'}
      title={`${brand} is ${isOpen ? 'taking applications' : 'not taking applications right now'}`}
      actions={
        <>
          {isOpen && <StartApplication />}
          <Button
            href="/auth/login"
            onFollow={() => void dispatch(loginRequested())}
            tone="secondary"
          >
            Already applied? Log in
          </Button>
        </>
      }
    >
      {isOpen && <p>You can apply here.</p>}
      {!acceptingApplications && <p>This lender has paused new applications.</p>}
      {acceptingApplications && referrerRequired && (
        <>
          <p>You need a link from your loan officer to apply here.</p>
          <p>Ask your loan officer for a new link.</p>
        </>
      )}
    </EndPage>
  );
}
