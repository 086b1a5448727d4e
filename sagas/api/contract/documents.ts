import * as v from 'valibot';

import { Amount, MaybeAmount, Nothing, Text, YesNo, listOf, upTo } from './common.ts';
import { endpoint } from './endpoint.ts';

const BASE = '/service-document/borrower/secure/api/v1/{uuid}';
/** A name that the lender knows (SC-22). */
const Name = upTo(100);
const CHOSEN = 'The document calls are not shown; screens.md 10.3.';
/** An upload is aborted after this long without progress (quality-bar section 1). */
const UPLOAD_DEADLINE_MS = 60_000;

export const readUploadRules = endpoint({
  name: 'readUploadRules',
  summary: 'How large and how many files may be (G-08)',
  method: 'GET',
  path: `${BASE}/upload-rules`,
  chosen: CHOSEN,
  answer: v.object({ maxBytes: Amount, types: listOf(v.string()), maxFiles: Amount }),
});

export const uploadDocument = endpoint({
  name: 'uploadDocument',
  summary: 'Uploads one file (F-11)',
  method: 'POST',
  path: `${BASE}/uploads`,
  chosen: CHOSEN,
  body: v.object({
    file: v.blob(),
    fileName: upTo(1_000),
    documentType: Name,
    purpose: Name,
    conditionUuid: v.optional(Name),
    password: v.optional(upTo(128)),
  }),
  answer: v.object({
    documentUuid: v.string(),
    fileName: v.nullish(v.string(), ''),
    sizeBytes: v.nullish(Amount, 0),
    pages: MaybeAmount,
    mimeType: Text,
    quality: v.nullish(v.object({ blurry: YesNo, glare: YesNo, cropped: YesNo }), null),
  }),
  success: 201,
  creates: true,
  multipart: true,
  deadlineMs: UPLOAD_DEADLINE_MS,
});

export const removeUpload = endpoint({
  name: 'removeUpload',
  summary: 'Takes back a file that was not sent yet',
  method: 'DELETE',
  path: `${BASE}/uploads/{documentUuid}`,
  chosen: CHOSEN,
  answer: Nothing,
  success: 204,
});
