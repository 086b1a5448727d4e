import * as v from 'valibot';

import { idCheckStates } from '#store/application/idCheck/idCheck.ts';
import { idTypes } from '#store/application/idCheck/idDocuments.ts';

import { WireStatus } from './application.ts';
import { MaybeAmount, Text, codeOf, upTo } from './common.ts';
import { endpoint } from './endpoint.ts';

const PATH = '/service-identity-verification/borrower/secure/api/v1/{uuid}/submission';

/** Our choice: more than the proofs that any name change needs. */
const MAX_PROOFS = 10;

export const readIdCheck = endpoint({
  name: 'readIdCheck',
  method: 'GET',
  path: PATH,
  answer: v.nullable(
    v.object({
      state: v.fallback(v.nullable(v.picklist(idCheckStates)), null),
      reason: Text,
      reasonText: Text,
      triesLeft: MaybeAmount,
      idType: Text,
      issuingState: Text,
    }),
  ),
});

export const submitId = endpoint({
  name: 'submitId',
  method: 'POST',
  path: PATH,
  body: v.object({
    idType: codeOf(idTypes),
    issuingState: v.nullish(upTo(2), null),
    documentUuids: v.object({
      front: upTo(100),
      back: v.nullish(upTo(100), null),
      nameChange: v.optional(v.pipe(v.array(upTo(100)), v.maxLength(MAX_PROOFS)), []),
    }),
    conditionUuid: v.nullish(upTo(100), null),
  }),
  answer: WireStatus,
});
