import type { ReactNode } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { Late } from '#src/shell/Late.tsx';
import { Region } from '#src/shell/Region.tsx';
import { PageColumn } from '#src/ui/PageColumn.tsx';
import { ProgressBar, Stepper } from '#src/ui/Stepper.tsx';
import { selectOriginator } from '#store/registration/selectors.ts';
import { selectProgress, selectStepper } from '#store/registration/walk.ts';

/** Most people come without one, so its code comes with it. */
const loadCard = () => import('#src/ui/OriginatorCard.tsx').then((module) => module.OriginatorCard);

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
          {originator && (
            <Region name="originator" fallback={() => null}>
              <Late load={loadCard} isWanted props={{ originator }} />
            </Region>
          )}
        </>
      }
    >
      {children}
    </PageColumn>
  );
}
