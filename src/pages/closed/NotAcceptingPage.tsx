import { useAppSelector } from '#src/hooks.ts';
import { selectBrandName, selectSwitches } from '#store/org/selectors.ts';

import { EndPage } from '#src/pages/shared/frame/EndPage.tsx';
import { LoginButton } from '#src/pages/shared/actions/LoginButton.tsx';
import { StartApplication } from './StartApplication.tsx';

/**
 * The brand doesn't take applications from this visitor now, and why (ROUTE-REG-13). Our choice: when it takes them
 * again, after a pause or a launch, the page links to the application.
 */
export default function NotAcceptingPage() {
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
          <LoginButton>Already applied? Log in</LoginButton>
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
