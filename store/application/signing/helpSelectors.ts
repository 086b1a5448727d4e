import { selectLenderData } from '#store/application/core/lenderDataSlice.ts';
import type { RootState } from '#store/index.ts';

/** The number of the last question that was sent from signing/support in this page; null for none. */
export const selectHelpReference = (state: RootState): string | null => {
  const { signingHelp } = selectLenderData(state);
  return signingHelp.status === 'ready' ? (signingHelp.value?.reference ?? null) : null;
};
