import type { UnknownAction } from '@reduxjs/toolkit';

import { rootReducer, type RootState } from '#store/index.ts';

const emptyState = () => rootReducer(undefined, { type: 'test/begun' });

/** The reducer of one slice, as the store runs it; a late slice is there once its module is imported. */
export const reducerOf =
  <Name extends keyof RootState>(name: Name) =>
  (state: RootState[Name] | undefined, action: UnknownAction): NonNullable<RootState[Name]> => {
    const before = state === undefined ? undefined : { ...emptyState(), [name]: state };
    return rootReducer(before, action)[name] as NonNullable<RootState[Name]>;
  };
