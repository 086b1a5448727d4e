import { parentPort, workerData } from 'node:worker_threads';

import { TooManyParts } from './bytes.ts';
import type { Picture } from './cleanPicture.ts';
import { stripMetadata } from './stripMetadata.ts';

function clean({ content, mimeType }: Picture): Uint8Array | null {
  try {
    return stripMetadata(content, mimeType);
  } catch (error) {
    if (error instanceof TooManyParts) return null;
    throw error;
  }
}

// `createPictureCleaner` starts this thread with one picture.
parentPort?.postMessage(clean(workerData as Picture));
