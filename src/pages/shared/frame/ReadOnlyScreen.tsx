import type { ReactNode } from 'react';

import { Notice } from '#src/ui/feedback/Notice.tsx';

import { GoToCurrentStep } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { Actions, Screen } from './Screen.tsx';

/** The screen of a step other than the current one, read-only (screens.md section 4). */
export function ReadOnlyScreen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Screen title={title}>
      <Notice heading="You can read this page, but you can't change it now">
        <p>Your application is at another step.</p>
      </Notice>
      {children}
      <Actions>
        <GoToCurrentStep />
      </Actions>
    </Screen>
  );
}
