import { selectLenderData } from '#store/application/core/lenderDataSlice.ts';
import type { RootState } from '#store/index.ts';

/** Returns the reference of the last question sent from signing/support on this page, or null. */
export const selectHelpReference = (state: RootState): string | null => {
  const { signingHelp } = selectLenderData(state);
  return signingHelp.status === 'ready' ? (signingHelp.value?.reference ?? null) : null;
};
