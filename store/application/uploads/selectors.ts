import { selectApplicationState } from '#store/application/core/state.ts';
import type { RootState } from '#store/index.ts';

import type { Upload } from './slice.ts';

const NONE: Upload[] = [];

/** Returns the current application's uploads. */
export const selectUploads = (state: RootState): Upload[] => {
  const uploads = state.application?.uploads;
  return uploads && uploads.uuid === selectApplicationState(state).uuid ? uploads.files : NONE;
};

export const selectHasUploads = ({ application }: RootState): boolean =>
  (application?.uploads?.uuid ?? null) !== null;

export const selectIsUploading = (state: RootState): boolean =>
  selectUploads(state).some(({ state: progress }) => progress === 'sending');
