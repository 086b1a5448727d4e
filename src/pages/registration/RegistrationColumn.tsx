import type { ReactNode } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { OfficerCard } from '#src/shell/OfficerCard.tsx';
import { PageColumn } from '#src/ui/PageColumn.tsx';
import { ProgressBar, Stepper } from '#src/ui/Stepper.tsx';
import { selectOriginator } from '#store/registration/selectors.ts';
import { selectProgress, selectStepper } from '#store/registration/walk.ts';

/** Progress and whoever referred the borrower, beside a registration screen or above it (SIDE-06 to SIDE-08, LOCARD-01). */
export function RegistrationColumn({ children }: { children: ReactNode }) {
  const stepper = useAppSelector(selectStepper);
  const progress = useAppSelector(selectProgress);
  const originator = useAppSelector(selectOriginator);
  return (
    <PageColumn
      aside={
        <>
          <Stepper
            title="Application progress"
            steps={stepper.map(({ group, place, steps }) => ({
              label: group,
              place,
              steps: steps.length > 1 ? steps : [],
            }))}
          />
          <ProgressBar {...progress} />
          <OfficerCard originator={originator} />
        </>
      }
    >
      {children}
    </PageColumn>
  );
}
