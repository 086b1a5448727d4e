import type { RootState } from '#store/index.ts';

import { selectUploads } from './selectors.ts';
import { canRetry, isLocked } from './uploads.ts';
import type { StoredUpload, Upload } from './slice.ts';

/** A file refused because of its content isn't stored. */
const isStorable = ({ problem }: Upload) =>
  problem === null || problem === 'unreadable' || canRetry(problem) || isLocked(problem);

/** FT-42 */
export const selectStoredUploads = (state: RootState): StoredUpload[] =>
  selectUploads(state)
    .filter(isStorable)
    .map(({ id, group, fileName, sizeBytes, documentUuid, quality, isUsedAnyway }) => ({
      id,
      group,
      fileName,
      sizeBytes,
      documentUuid,
      quality,
      isUsedAnyway,
    }));
