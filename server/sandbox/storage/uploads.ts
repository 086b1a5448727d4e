import { randomUUID } from 'node:crypto';

import { Refusal } from '#server/sandbox/refusal.ts';

import type { Database } from './database.ts';

/** A borrower's file, under a generated name (SC-15). */
export interface Upload {
  readonly uuid: string;
  readonly applicationUuid: string;
  readonly fileName: string;
  readonly documentType: string;
  readonly purpose: string;
  readonly mimeType: string;
  readonly sizeBytes: number;
  readonly pages: number | null;
  /** Sent with an answer: it cannot be removed. */
  readonly isSent: boolean;
}

export function createUploads(database: Database) {
  const uploads = database.records<Upload>('upload');
  const contents = database.records<string>('uploadContent');

  return {
    ofApplication: (applicationUuid: string) => uploads.ownedBy(applicationUuid),
    store(upload: Omit<Upload, 'uuid' | 'isSent'>, content: Uint8Array): Upload {
      const stored = { ...upload, uuid: randomUUID(), isSent: false };
      uploads.put(stored.uuid, stored, stored.applicationUuid);
      contents.put(stored.uuid, Buffer.from(content).toString('base64'));
      return stored;
    },
    /** The bytes of a file that was sent; null for a file of another application. */
    contentOf(applicationUuid: string, uuid: string): ArrayBuffer | null {
      const content = contents.get(uuid);
      if (content === null || uploads.get(uuid)?.applicationUuid !== applicationUuid) return null;
      return new Uint8Array(Buffer.from(content, 'base64')).buffer;
    },
    /** Returns whether the file was removed. */
    remove(applicationUuid: string, uuid: string): boolean {
      const upload = uploads.get(uuid);
      if (upload?.applicationUuid !== applicationUuid || upload.isSent) return false;
      uploads.remove(uuid);
      contents.remove(uuid);
      return true;
    },
    /** Marks files as sent; refuses those of another application. */
    send(applicationUuid: string, uuids: readonly string[]): void {
      const found = uuids.map((uuid) => uploads.get(uuid));
      for (const upload of found) {
        if (upload?.applicationUuid !== applicationUuid)
          throw new Refusal(400, {
            message: 'We could not find this document.',
            field: 'documentUuids',
          });
        uploads.put(upload.uuid, { ...upload, isSent: true }, applicationUuid);
      }
    },
  };
}
