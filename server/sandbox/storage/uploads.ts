import { randomUUID } from 'node:crypto';

import { Refusal } from '#server/sandbox/refusal.ts';

import type { Database } from './database.ts';

/** A file that a borrower gave, under a made-up name (SC-15). */
export interface Upload {
  readonly uuid: string;
  readonly applicationUuid: string;
  readonly fileName: string;
  readonly documentType: string;
  readonly purpose: string;
  readonly mimeType: string;
  readonly sizeBytes: number;
  readonly pages: number | null;
  /** It belongs to something that was sent, and is not taken back. */
  readonly isSent: boolean;
}

export function createUploads(database: Database) {
  const uploads = database.records<Upload>('upload');
  const contents = database.records<string>('uploadContent');

  return {
    ofApplication: (applicationUuid: string) => uploads.ownedBy(applicationUuid),
    keep(upload: Omit<Upload, 'uuid' | 'isSent'>, content: Uint8Array): Upload {
      const kept = { ...upload, uuid: randomUUID(), isSent: false };
      uploads.put(kept.uuid, kept, kept.applicationUuid);
      contents.put(kept.uuid, Buffer.from(content).toString('base64'));
      return kept;
    },
    /** Takes a file back; tells whether it could. */
    remove(applicationUuid: string, uuid: string): boolean {
      const upload = uploads.get(uuid);
      if (upload?.applicationUuid !== applicationUuid || upload.isSent) return false;
      uploads.remove(uuid);
      contents.remove(uuid);
      return true;
    },
    /** Marks files as sent; each must be this application's. */
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
