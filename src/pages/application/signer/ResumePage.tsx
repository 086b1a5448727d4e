import { useEffect, useState } from 'react';

import { ContactUs, GoToCurrentStep } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { ApplicationLayout } from '#src/pages/shared/frame/ApplicationLayout.tsx';
import { Actions, Screen } from '#src/pages/shared/frame/Screen.tsx';
import { Spinner } from '#src/ui/feedback/Spinner.tsx';
import { applicationScreens } from '#store/application/core/screens.ts';

/** How long the signer waits until a button appears (screens.md, heloc-signer/resume). */
const BUTTON_DELAY_MS = 10_000;

/** heloc-signer/resume: the guard redirects. A button appears after ten seconds. */
export default function ResumePage() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), BUTTON_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <ApplicationLayout>
      <Screen title={applicationScreens.signerResume.title}>
        <p>
          <Spinner /> This takes a moment.
        </p>
        {isLate && (
          <>
            <Actions>
              <GoToCurrentStep label="Continue" />
            </Actions>
            <ContactUs />
          </>
        )}
      </Screen>
    </ApplicationLayout>
  );
}
