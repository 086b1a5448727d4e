import type { UnknownAction } from '@reduxjs/toolkit';

import '#store/application/whole/reducer.ts';
import type { ApplicationParts } from '#store/application/whole/reducer.ts';
import { rootReducer } from '#store/index.ts';

const emptyState = () => rootReducer(undefined, { type: 'test/begun' });

/**
 * Returns the reducer of a part of the application as the store runs it. A lazy-loaded slice is there once its module
 * is imported.
 */
export const reducerOf =
  <Name extends keyof ApplicationParts>(name: Name) =>
  (state: ApplicationParts[Name] | undefined, action: UnknownAction): ApplicationParts[Name] => {
    const empty = emptyState();
    const application = { ...empty.application, [name]: state } as typeof empty.application;
    const before = state === undefined ? empty : { ...empty, application };
    return rootReducer(before as Parameters<typeof rootReducer>[0], action).application?.[
      name
    ] as ApplicationParts[Name];
  };
