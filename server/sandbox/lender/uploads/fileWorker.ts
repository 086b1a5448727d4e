import { parentPort, workerData } from 'node:worker_threads';

import { TooManyParts } from './bytes.ts';
import { parsePdf } from './parsePdf.ts';
import type { ReadFile, UploadedFile } from './readFile.ts';
import { stripMetadata } from './stripMetadata.ts';

async function readPdf(content: Uint8Array, password?: string): Promise<ReadFile> {
  try {
    const { numPages } = await parsePdf(content, password);
    return { content, pages: Math.max(1, numPages), isLocked: false };
  } catch (error) {
    return { content, pages: 1, isLocked: (error as Error).name === 'PasswordException' };
  }
}

async function read({ content, mimeType, password }: UploadedFile): Promise<ReadFile | null> {
  if (mimeType === 'application/pdf') return readPdf(content, password);
  try {
    return { content: stripMetadata(content, mimeType), pages: 1, isLocked: false };
  } catch (error) {
    if (error instanceof TooManyParts) return null;
    throw error;
  }
}

// `createFileReader` starts this thread with one file.
parentPort?.postMessage(await read(workerData as UploadedFile));
