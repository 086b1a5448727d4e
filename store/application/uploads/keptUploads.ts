import type { RootState } from '#store/index.ts';

import { selectUploads } from './selectors.ts';
import { canRetry, isLocked } from './uploads.ts';
import type { KeptUpload, Upload } from './slice.ts';

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
