import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { Outlet } from 'react-router';

import { useAppSelector } from '#src/hooks.ts';
import { OriginatorPart } from '#src/shell/frame/OriginatorPart.tsx';
import { RedrawWhenRemoved } from '#src/shell/page/Region.tsx';
import { ShownPlaceContext } from '#src/shell/page/StoreRouter.tsx';
import { PageColumn } from '#src/ui/layout/PageColumn.tsx';
import { ProgressBar, Stepper } from '#src/ui/progress/Stepper.tsx';
import { selectOriginator } from '#store/registration/selectors.ts';
import { stepperProgress, selectIsChainUnderWay, selectStepper } from '#store/registration/flow.ts';
import { stageNames } from '#store/shell/journey.ts';
import { afterPaint } from '#src/ui/focus/afterPaint.ts';

import { BesideQuestions } from './BesideQuestions.tsx';

/**
 * The borrower's progress, rendered after the next question has been painted. It doesn't change while the submit chain
 * runs.
 */
function Progress() {
  const { isNextPending } = useContext(ShownPlaceContext);
  const isUnderWay = useAppSelector(selectIsChainUnderWay);
  const groups = usePaintedValue(useAppSelector(selectStepper), isNextPending || isUnderWay);
  return useMemo(() => {
    const bar = stepperProgress(groups);
    const [first, ...later] = stageNames;
    const questions = groups.map(({ group, progress, steps }) => ({
      label: group,
      progress,
      steps: steps.length > 1 ? steps : [],
    }));
    return (
      <>
        <Stepper
          title={bar.step ? 'Application progress' : 'Waitlist'}
          time={bar.time}
          steps={
            bar.step
              ? [
                  { label: first, progress: 'IN_PROGRESS', steps: questions },
                  ...later.map((label) => ({ label, progress: 'INITIAL' as const })),
                ]
              : questions
          }
        />
        <ProgressBar {...bar} />
      </>
    );
  }, [groups]);
}

/**
 * The progress and the originator, next to a registration screen or above it (SIDE-06 to SIDE-08, LOCARD-01). Stays
 * mounted between questions.
 */
export function RegistrationColumn() {
  const originator = useAppSelector(selectOriginator);
  const column = useRef<HTMLDivElement>(null);
  return (
    <PageColumn
      ref={column}
      beside={<BesideQuestions />}
      aside={
        <>
          <Progress />
          <OriginatorPart originator={originator} />
          <RedrawWhenRemoved element={column} />
        </>
      }
    >
      <Outlet />
    </PageColumn>
  );
}

/**
 * Returns a value that updates after the next paint, for parts that may be a frame late. It doesn't update while
 * paused.
 */
function usePaintedValue<Value extends object>(value: Value, isPaused = false): Value {
  const [shown, setShown] = useState(value);

  useEffect(() => (isPaused ? undefined : afterPaint(() => setShown(value))), [value, isPaused]);

  return shown;
}
