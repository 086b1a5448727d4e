import type { RootState } from './index.ts';

/** Reads the state of a lazy-loaded slice, or its initial state until it loads. */
export const stateOf =
  <Own>(
    { getInitialState }: { getInitialState: () => Own },
    read: (state: RootState) => Own | undefined,
  ) =>
  (state: RootState): Own =>
    read(state) ?? getInitialState();
