import { askThread, type ThreadLimits } from './limitedThread.ts';

export interface UploadedFile {
  readonly content: Uint8Array;
  readonly mimeType: string;
  readonly password?: string | undefined;
}

export interface ReadFile {
  /** Without an image's metadata. */
  readonly content: Uint8Array;
  /** An image has one page, and so has a PDF that nobody can read. */
  readonly pages: number;
  /** Whether a PDF needs another password than the one that came with it. */
  readonly isLocked: boolean;
}

/** Our choice: far above what an honest file takes (SC-22). */
const LIMITS: ThreadLimits = { ms: 10_000, megabytes: 256 };

/** Reads uploaded files, one at a time, in a separate thread so other calls don't wait (SC-15, SC-22). */
export function createFileReader(limits = LIMITS) {
  const script = new URL('./fileWorker.ts', import.meta.url);
  let before: Promise<unknown> = Promise.resolve();

  /** Returns null if the file can't be read within the limits. It must not be stored then. */
  return async function readFile(file: UploadedFile): Promise<ReadFile | null> {
    const reading = before.then(() => askThread(script, file, limits));
    before = reading.catch(() => undefined);
    // The script answers with a file or null.
    return (await reading) as ReadFile | null;
  };
}
