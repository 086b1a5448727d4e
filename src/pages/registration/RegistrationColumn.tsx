import { useLayoutEffect, useMemo, useRef } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import type { ColumnProps } from '#src/routes.ts';
import { LateOriginatorCard } from '#src/shell/frame/LateOriginatorCard.tsx';
import { PageColumn } from '#src/ui/layout/PageColumn.tsx';
import { ProgressBar, Stepper } from '#src/ui/layout/Stepper.tsx';
import { useOncePainted } from '#src/ui/focus/useOncePainted.ts';
import { selectOriginator } from '#store/registration/selectors.ts';
import { progressOf, selectIsChainUnderWay, selectStepper } from '#store/registration/flow.ts';

/**
 * How far the borrower has come; drawn when the next question is on screen, for that is what they wait for. What the
 * lender learns while the last answer is carried out moves nothing behind that message.
 */
function Progress({ isNextLate }: { isNextLate: boolean }) {
  const isUnderWay = useAppSelector(selectIsChainUnderWay);
  const groups = useOncePainted(useAppSelector(selectStepper), isNextLate || isUnderWay);
  return useMemo(
    () => (
      <>
        <Stepper
          title="Application progress"
          steps={groups.map(({ group, place, steps }) => ({
            label: group,
            place,
            steps: steps.length > 1 ? steps : [],
          }))}
        />
        <ProgressBar {...progressOf(groups)} />
      </>
    ),
    [groups],
  );
}

/**
 * Progress and whoever referred the borrower, beside a registration screen or above it (SIDE-06 to SIDE-08, LOCARD-01).
 * From one question to the next it stays where it is.
 */
export function RegistrationColumn({ children, isNextLate = false }: ColumnProps) {
  const originator = useAppSelector(selectOriginator);
  const column = useRef<HTMLDivElement>(null);
  // What stays is never taken out by React, which would find that somebody else has done it: the region is told (FT-51).
  useLayoutEffect(() => {
    if (!column.current?.isConnected)
      throw new DOMException('The column is no longer in the page', 'NotFoundError');
  });
  return (
    <PageColumn
      ref={column}
      aside={
        <>
          <Progress isNextLate={isNextLate} />
          <LateOriginatorCard originator={originator} />
        </>
      }
    >
      {children}
    </PageColumn>
  );
}
