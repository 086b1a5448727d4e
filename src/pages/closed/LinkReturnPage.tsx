import { useEffect, useState } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { useExitLink } from '#src/shell/links/useExitLink.ts';
import { useAnnounced } from '#src/ui/feedback/announce.ts';
import { Spinner } from '#src/ui/feedback/Spinner.tsx';
import { Button } from '#src/ui/actions/Button.tsx';
import { LinkButton } from '#src/ui/actions/LinkButton.tsx';
import { selectLinkReturn } from '#store/application/linking/slice.ts';
import { applicationPath } from '#store/shell/screens.ts';

import { EndPage } from '#src/pages/shared/frame/EndPage.tsx';

const LONG_MS = 10_000;
const LONG = 'This is taking longer than usual. You can continue; nothing is lost.';

/**
 * plaid-oauth-success: shown while the link is completed. After ten seconds, it offers a link to continue
 * (ROUTE-REG-14).
 */
export default function LinkReturnPage() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  useAnnounced(isLong ? LONG : null);
  return (
    <EndPage
      sign="clock"
      title="Taking you back to your application"
      {...(isLong && { actions: <ContinueLink /> })}
    >
      <p>
        <Spinner /> We're finishing your link.
      </p>
      {isLong && <p>{LONG}</p>}
    </EndPage>
  );
}

function ContinueLink() {
  const exit = useExitLink();
  const back = useAppSelector(selectLinkReturn);
  if (back === null) return <Button {...exit('/dashboard')}>Continue</Button>;
  const to = applicationPath(back.uuid, back.path);
  return (
    <LinkButton to={to} replace>
      Continue
    </LinkButton>
  );
}
