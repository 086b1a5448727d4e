import type { Action } from '@reduxjs/toolkit';

import { locationChanged } from '#store/shell/slice.ts';

/** Whether an action leads to another path. A change of parameters stays on the same route. */
export const isOtherRoute = (pathname: string) => (action: Action) =>
  locationChanged.match(action) && action.payload.pathname !== pathname;
