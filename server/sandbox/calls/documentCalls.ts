import { setTimeout as pause } from 'node:timers/promises';

import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import {
  MAX_UPLOAD_BYTES,
  readUploadRules,
  readUploads,
  removeUpload,
  uploadDocument,
} from '#sagas/api/contract/documents.ts';
import type { Handler } from '#server/sandbox/http/handlers.ts';
import { HttpError, notFound } from '#server/sandbox/httpError.ts';
import { createFileReader } from '#server/sandbox/lender/uploads/readFile.ts';
import { uploadOwner } from '#server/sandbox/lender/signers/signerFile.ts';
import type { UploadRecord } from '#server/sandbox/storage/uploads.ts';
import type { World } from '#server/sandbox/world.ts';
import { fileTypeOf } from '#store/application/uploads/fileKinds.ts';
import { readableFileName } from '#store/text/direction.ts';

import { handlersFor } from './applicationStep.ts';

type Sent = BodyOf<typeof uploadDocument>;

const MAX_FILES = 10;
const PASSWORD = 'open-sesame';
const SLOW_MS = 6_000;

const types = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/heic',
  'image/heif',
  'image/tiff',
];

const refuse = (status: number, message: string, code: string): never => {
  throw new HttpError(status, { message, field: 'file', code });
};

/** Magic words are at the start of a file name (9.4). */
const hasMagicWord = (fileName: string, word: string) => fileName.toLowerCase().startsWith(word);

/** Limits unsent files by purpose and condition, so those of another screen don't block an upload. */
function refuseOneMore(
  { uploads }: World,
  applicationUuid: string,
  about: Pick<UploadRecord, 'purpose' | 'conditionUuid'>,
): void {
  const waiting = uploads
    .unsent(applicationUuid)
    .filter(
      ({ purpose, conditionUuid }) =>
        purpose === about.purpose && conditionUuid === about.conditionUuid,
    );
  if (waiting.length >= MAX_FILES) refuse(422, `You can add ${MAX_FILES} files.`, 'TOO_MANY_FILES');
}

const refuseScanned = () =>
  refuse(422, "We can't accept this file. Please choose another.", 'FILE_REFUSED');

/** Refuses what a scanner would refuse (F-11). */
function refuseFile({ file, fileName, password }: Sent): void {
  if (file.size === 0) refuse(400, 'This file is empty. Please choose another.', 'FILE_EMPTY');
  if (file.size > MAX_UPLOAD_BYTES || hasMagicWord(fileName, 'toolarge'))
    refuse(
      413,
      `This file is larger than ${MAX_UPLOAD_BYTES / 1024 / 1024} MB. Split it or take a photo instead.`,
      'FILE_TOO_LARGE',
    );
  if (hasMagicWord(fileName, 'virus')) refuseScanned();
  if (hasMagicWord(fileName, 'fail')) refuse(503, 'The upload stopped.', 'UNAVAILABLE');
  if (hasMagicWord(fileName, 'locked') && password !== PASSWORD) refusePassword(password);
}

const refusePassword = (password: string | undefined) =>
  refuse(
    422,
    password === undefined
      ? 'This PDF has a password. Enter it so that we can open it.'
      : 'That password did not open the file.',
    'PDF_PASSWORD',
  );

const refuseKind = () =>
  refuse(415, "We can't open this kind of file. Use PDF, JPG, PNG, HEIC or TIFF.", 'FILE_TYPE');

const qualityOf = (fileName: string) => ({
  blurry: hasMagicWord(fileName, 'blurry'),
  glare: hasMagicWord(fileName, 'glare'),
  cropped: hasMagicWord(fileName, 'cropped'),
});

export function documentCalls(world: World): Handler[] {
  const { own, ownPrepared } = handlersFor(world);
  const readFile = createFileReader();
  return [
    own(readUploadRules, () => ({ maxBytes: MAX_UPLOAD_BYTES, types, maxFiles: MAX_FILES })),

    ownPrepared(
      uploadDocument,
      async ({ parts: { body } }) => {
        refuseFile(body);
        if (hasMagicWord(body.fileName, 'slow')) await pause(SLOW_MS / world.speed);
        const { file, password } = body;
        const content = await file.bytes();
        const mimeType = fileTypeOf(content) ?? refuseKind();
        const read = (await readFile({ content, mimeType, password })) ?? refuseScanned();
        if (read.isLocked) refusePassword(password);
        return { read, facts: { mimeType, pages: read.pages, sizeBytes: content.length } };
      },
      (application, { parts: { body } }, { read, facts: known }) => {
        const applicationUuid = uploadOwner(application);
        const { documentType, purpose, group = null, conditionUuid = null } = body;
        const fileName = readableFileName(body.fileName);
        refuseOneMore(world, applicationUuid, { purpose, conditionUuid });
        const facts = { fileName, ...known };
        const { uuid: documentUuid } = world.uploads.store(
          { applicationUuid, documentType, purpose, conditionUuid, group, ...facts },
          read.content,
        );
        return { documentUuid, ...facts, quality: qualityOf(fileName) };
      },
    ),

    own(readUploads, (application) =>
      world.uploads
        .unsent(uploadOwner(application))
        .map(({ uuid: documentUuid, fileName, ...upload }) => ({
          documentUuid,
          fileName,
          sizeBytes: upload.sizeBytes,
          documentType: upload.documentType,
          purpose: upload.purpose,
          group: upload.group ?? null,
          quality: qualityOf(fileName),
        })),
    ),

    own(removeUpload, (application, { parts }) => {
      if (!world.uploads.remove(uploadOwner(application), parts.path.documentUuid))
        throw notFound("We couldn't find this document.");
    }),
  ];
}
