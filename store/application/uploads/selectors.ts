import type { RootState } from '#store/index.ts';

import type { Upload } from './slice.ts';

const NONE: Upload[] = [];

/** The files of the application in hand. */
export const selectUploads = ({ uploads, application }: RootState): Upload[] =>
  uploads && uploads.uuid === application.uuid ? uploads.files : NONE;

/** Whether files of an application are known, sent or not. */
export const selectHasUploads = ({ uploads }: RootState): boolean =>
  (uploads?.uuid ?? null) !== null;

export const selectIsUploading = (state: RootState): boolean =>
  selectUploads(state).some(({ state: progress }) => progress === 'sending');
