import type { ComponentType } from 'react';

import { LazyOnIdle } from '#src/shell/LazyOnIdle.tsx';
import { Region } from '#src/shell/page/Region.tsx';

/** Parts that need the drawing libraries; no choice waits for them. */
const load = () => import('./lateParts.ts');
type Parts = Awaited<ReturnType<typeof load>>;

/** A part that nothing waits for, in a region of its own. */
export function lazily<Props extends object>(
  name: string,
  partOf: (parts: Parts) => ComponentType<Props>,
) {
  const loadPart = () => load().then(partOf);
  return function LazyPart(props: Props) {
    return (
      <Region name={name}>
        <LazyOnIdle load={loadPart} isWanted props={props} />
      </Region>
    );
  };
}

export const LazyBelowChoice = lazily('belowChoice', (parts) => parts.BelowChoice);
export const LazyDebtSwap = lazily('debtSwap', (parts) => parts.DebtSwap);
