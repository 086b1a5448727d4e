import { lazy, Suspense, type ComponentType, type ReactElement } from 'react';

import { firstInput } from '#src/ui/focus/firstInput.ts';

/** Code that does not come leaves the HTML as it was built. */
const never = () => new Promise<never>(() => {});

/**
 * A part of the prerendered page that needs no code to be read: its HTML stands as it was built, and its code comes
 * after the first input. One element for all renders, since a changed boundary would be rendered anew.
 */
export function hydratedLate(load: () => Promise<ComponentType>): ReactElement {
  const Part = lazy(async () => {
    if (typeof document !== 'undefined') await firstInput();
    return { default: await load().catch(never) };
  });
  return (
    <Suspense>
      <Part />
    </Suspense>
  );
}
