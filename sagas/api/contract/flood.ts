import * as v from 'valibot';

import { WireStatus } from './application.ts';
import { Moment, Text, WireConsent, YesNo, upTo } from './common.ts';
import { endpoint } from './endpoint.ts';

const PATH = '/service-krang-heloc/borrower/secure/api/v1/{uuid}/flood';

export const readFloodCheck = endpoint({
  name: 'readFloodCheck',
  method: 'GET',
  path: PATH,
  answer: v.nullable(v.object({ isInFloodZone: YesNo, zone: Text, proofSentAt: Moment })),
});

export const sendFloodProof = endpoint({
  name: 'sendFloodProof',
  method: 'POST',
  path: PATH,
  body: v.object({
    receipt: WireConsent,
    documentUuids: v.pipe(v.array(upTo(100)), v.maxLength(20)),
  }),
  answer: WireStatus,
});
