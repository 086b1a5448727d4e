import { askThread, type ThreadLimits } from './limitedThread.ts';
import { hasMetadata } from './stripMetadata.ts';

export interface Picture {
  readonly content: Uint8Array;
  readonly mimeType: string;
}

/** Our choice: far above what an honest picture takes (SC-22). */
const LIMITS: ThreadLimits = { ms: 10_000, megabytes: 256 };

/** Removes metadata from pictures, one at a time, in a separate thread so other calls don't wait (SC-15, SC-22). */
export function createPictureCleaner(limits = LIMITS) {
  const script = new URL('./pictureWorker.ts', import.meta.url);
  let before: Promise<unknown> = Promise.resolve();

  /** Returns null if the picture can't be cleaned within the limits. It must not be stored then. */
  return async function cleanPicture(picture: Picture): Promise<Uint8Array | null> {
    if (!hasMetadata(picture.mimeType)) return picture.content;
    const cleaning = before.then(() => askThread(script, picture, limits));
    before = cleaning.catch(() => undefined);
    // The script answers with bytes or null.
    return (await cleaning) as Uint8Array | null;
  };
}
