import type { RootState } from '#store/index.ts';

import { canRetry, isLocked } from './uploads.ts';
import type { KeptUpload, Upload } from './uploadsSlice.ts';

const NONE: Upload[] = [];

/** The files of the application in hand. */
export const selectUploads = ({ uploads, application }: RootState): Upload[] =>
  uploads.uuid === application.uuid ? uploads.files : NONE;

/** Whether files of an application are known, sent or not. */
export const selectHasUploads = ({ uploads }: RootState): boolean => uploads.uuid !== null;

/** Whether a file may be chosen again: one that was refused for what it is may not. */
const isWorthKeeping = ({ problem }: Upload) =>
  problem === null || problem === 'unreadable' || canRetry(problem) || isLocked(problem);

/** What a reload leaves of them (FT-42). */
export const selectKeptUploads = (state: RootState): KeptUpload[] =>
  selectUploads(state)
    .filter(isWorthKeeping)
    .map(({ id, group, fileName, sizeBytes, documentUuid, quality, isUsedAnyway }) => ({
      id,
      group,
      fileName,
      sizeBytes,
      documentUuid,
      quality,
      isUsedAnyway,
    }));

export const selectIsUploading = (state: RootState): boolean =>
  selectUploads(state).some(({ state: progress }) => progress === 'sending');
