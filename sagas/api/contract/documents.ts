import * as v from 'valibot';

import { WireStatus } from './application.ts';
import {
  Amount,
  MaybeAmount,
  Moment,
  Nothing,
  Reference,
  Text,
  YesNo,
  listOf,
  upTo,
} from './common.ts';
import { endpoint } from './endpoint.ts';

const BASE = '/service-document/borrower/secure/api/v1/{uuid}';
/** A name in the lender's own list (SC-22). */
const Name = upTo(100);
/** Aborts an upload after this long without progress (quality-bar section 1). */
const UPLOAD_DEADLINE_MS = 60_000;

const Quality = v.nullish(v.object({ blurry: YesNo, glare: YesNo, cropped: YesNo }), null);

export const readUploadRules = endpoint({
  name: 'readUploadRules',
  method: 'GET',
  path: `${BASE}/upload-rules`,
  answer: v.object({ maxBytes: Amount, types: listOf(v.string()), maxFiles: Amount }),
});

export const MAX_UPLOAD_BYTES = 25 * 1024 * 1024;

export const uploadDocument = endpoint({
  name: 'uploadDocument',
  method: 'POST',
  path: `${BASE}/uploads`,
  body: v.object({
    file: v.blob(),
    fileName: upTo(1_000),
    documentType: Name,
    purpose: Name,
    group: v.optional(Name),
    conditionUuid: v.optional(Name),
    password: v.optional(upTo(128)),
  }),
  answer: v.object({
    documentUuid: v.string(),
    fileName: v.nullish(v.string(), ''),
    sizeBytes: v.nullish(Amount, 0),
    pages: MaybeAmount,
    mimeType: Text,
    quality: Quality,
  }),
  success: 201,
  creates: true,
  multipart: true,
  maxFileBytes: MAX_UPLOAD_BYTES,
  deadlineMs: UPLOAD_DEADLINE_MS,
});

export const readUploads = endpoint({
  name: 'readUploads',
  method: 'GET',
  path: `${BASE}/uploads`,
  answer: listOf(
    v.object({
      documentUuid: v.string(),
      fileName: v.nullish(v.string(), ''),
      sizeBytes: v.nullish(Amount, 0),
      documentType: v.nullish(v.string(), ''),
      purpose: v.nullish(v.string(), ''),
      group: Text,
      quality: Quality,
    }),
  ),
});

export const removeUpload = endpoint({
  name: 'removeUpload',
  method: 'DELETE',
  path: `${BASE}/uploads/{documentUuid}`,
  answer: Nothing,
  success: 204,
});

export const readDocuments = endpoint({
  name: 'readDocuments',
  method: 'GET',
  path: `${BASE}/documents`,
  query: v.object({ group: v.exactOptional(upTo(40)) }),
  answer: listOf(
    v.object({
      uuid: v.string(),
      group: v.nullish(v.string(), ''),
      documentType: v.nullish(v.string(), ''),
      title: v.string(),
      createdAt: Moment,
      pages: MaybeAmount,
      sizeBytes: MaybeAmount,
      state: Text,
      requiresAcknowledgement: YesNo,
      requiresSignature: YesNo,
      doneAt: Moment,
    }),
  ),
});

/** Accepts array buffers of other realms, too. */
const Bytes = v.custom<ArrayBuffer>(
  (value) => Object.prototype.toString.call(value) === '[object ArrayBuffer]',
);

/** DOCVIEW-07: the document's bytes, by content type. */
export const readDocumentContent = endpoint({
  name: 'readDocumentContent',
  method: 'GET',
  path: `${BASE}/documents/{documentUuid}/content`,
  answer: Bytes,
  answersPdf: true,
  deadlineMs: UPLOAD_DEADLINE_MS,
});

export const acknowledgeDocument = endpoint({
  name: 'acknowledgeDocument',
  method: 'POST',
  path: `${BASE}/documents/{documentUuid}/acknowledgement`,
  body: v.object({
    scrolledToEnd: v.literal(true),
    readAt: v.pipe(v.string(), v.isoTimestamp()),
  }),
  answer: Nothing,
  success: 204,
});

/** The SHA-256 of a document in lowercase hexadecimal. It identifies the version that the borrower saw. */
const ContentHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

export const signDocument = endpoint({
  name: 'signDocument',
  method: 'POST',
  path: `${BASE}/documents/{documentUuid}/signatures`,
  body: v.object({
    signatureName: upTo(200),
    initials: upTo(3),
    consentVersion: upTo(40),
    contentHash: ContentHash,
    scrolledToEnd: v.literal(true),
  }),
  answer: v.object({ signedAt: Moment }),
  creates: true,
});

export const completeSigning = endpoint({
  name: 'completeSigning',
  method: 'POST',
  path: `${BASE}/signing/completion`,
  body: v.object({}),
  answer: WireStatus,
});

export const requestPaper = endpoint({
  name: 'requestPaper',
  method: 'POST',
  path: `${BASE}/paper-copies`,
  body: v.object({}),
  answer: Reference,
  success: 201,
  creates: true,
});

const CONSENTS = '/service-krang-heloc/borrower/secure/api/v1/{uuid}/consents';

export const readConsents = endpoint({
  name: 'readConsents',
  method: 'GET',
  path: CONSENTS,
  answer: v.object({
    consents: listOf(
      v.object({ type: v.string(), version: Text, givenAt: Moment, canWithdraw: YesNo }),
    ),
    isOnPaper: YesNo,
  }),
});

export const withdrawConsent = endpoint({
  name: 'withdrawConsent',
  method: 'POST',
  path: `${CONSENTS}/withdrawals`,
  body: v.object({ type: upTo(40) }),
  answer: Nothing,
  success: 204,
});
