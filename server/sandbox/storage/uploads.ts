import { randomUUID } from 'node:crypto';

import { HttpError } from '#server/sandbox/httpError.ts';

import type { Database } from './database.ts';

/** A borrower's file, under a generated name (SC-15). */
export interface UploadRecord {
  readonly uuid: string;
  readonly applicationUuid: string;
  readonly fileName: string;
  readonly documentType: string;
  readonly purpose: string;
  readonly conditionUuid: string | null;
  readonly mimeType: string;
  readonly sizeBytes: number;
  readonly pages: number | null;
  /** The group on the borrower's screen, in the client's words. */
  readonly group: string | null;
  readonly uploadedAt: number;
  /** Sent with an answer, so it can't be removed. */
  readonly isSent: boolean;
}

type NewUpload = Omit<UploadRecord, 'uuid' | 'isSent' | 'uploadedAt'>;

/** Files that aren't sent are deleted after this time. */
const UNSENT_MS = 24 * 3_600_000;

const unknownDocument = () =>
  new HttpError(400, { message: "We couldn't find this document.", field: 'documentUuids' });

/** Older data has no time. */
const isForgottenAt =
  (now: number) =>
  ({ isSent, uploadedAt = 0 }: Partial<UploadRecord>) =>
    isSent !== true && now - uploadedAt > UNSENT_MS;

const isOf =
  (owner: string) =>
  ({ applicationUuid }: UploadRecord) =>
    applicationUuid === owner;

export function createUploads(database: Database, now: () => number) {
  const uploads = database.records<UploadRecord>('upload');
  const contents = database.records<string>('uploadContent');

  const forget = (...files: readonly UploadRecord[]) => {
    for (const { uuid } of files) {
      uploads.remove(uuid);
      contents.remove(uuid);
    }
  };
  function ofApplication(applicationUuid: string): UploadRecord[] {
    const owned = uploads.ownedBy(applicationUuid);
    const isForgotten = isForgottenAt(now());
    forget(...owned.filter(isForgotten));
    return owned.filter((upload) => !isForgotten(upload));
  }

  return {
    ofApplication,
    unsent: (applicationUuid: string) =>
      ofApplication(applicationUuid).filter(({ isSent }) => !isSent),
    store(upload: NewUpload, content: Uint8Array): UploadRecord {
      const stored = { ...upload, uuid: randomUUID(), uploadedAt: now(), isSent: false };
      uploads.put(stored.uuid, stored, stored.applicationUuid);
      contents.put(stored.uuid, Buffer.from(content).toString('base64'));
      return stored;
    },
    /** Returns a file with its bytes, or null for another application's file. */
    contentOf(applicationUuid: string, uuid: string) {
      const content = contents.get(uuid);
      const upload = uploads.get(uuid);
      if (content === null || upload?.applicationUuid !== applicationUuid) return null;
      return {
        mimeType: upload.mimeType,
        bytes: new Uint8Array(Buffer.from(content, 'base64')).buffer,
      };
    },
    remove(applicationUuid: string, uuid: string): boolean {
      const upload = uploads.get(uuid);
      if (upload?.applicationUuid !== applicationUuid || upload.isSent) return false;
      forget(upload);
      return true;
    },
    forgetAll: (owner: string) => forget(...uploads.ownedBy(owner)),
    /** Marks files as sent. Refuses all if one belongs to another application. */
    send(applicationUuid: string, uuids: readonly string[]): void {
      ofApplication(applicationUuid);
      const own = uuids.flatMap((uuid) => uploads.get(uuid) ?? []).filter(isOf(applicationUuid));
      if (own.length < uuids.length) throw unknownDocument();
      for (const upload of own)
        uploads.put(upload.uuid, { ...upload, isSent: true }, applicationUuid);
    },
  };
}
