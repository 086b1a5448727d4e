import type { RootState } from './index.ts';

/** Reads the state of a slice that comes with its area; the initial state until it is here. */
export const stateOf =
  <Own>(
    { getInitialState }: { getInitialState: () => Own },
    read: (state: RootState) => Own | undefined,
  ) =>
  (state: RootState): Own =>
    read(state) ?? getInitialState();
