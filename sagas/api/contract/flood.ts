import * as v from 'valibot';

import { WireStatus } from './application.ts';
import { Moment, Text, WireConsent, YesNo, upTo } from './common.ts';
import { endpoint } from './endpoint.ts';

const PATH = '/service-krang-heloc/borrower/secure/api/v1/{uuid}/flood';
const CHOSEN = 'error/flood-cert is named without a call; screens.md section 4.';

export const readFloodCheck = endpoint({
  name: 'readFloodCheck',
  summary: 'Whether the home is in a flood zone, and what was sent for it; null before the check',
  method: 'GET',
  path: PATH,
  chosen: CHOSEN,
  answer: v.nullable(v.object({ isInFloodZone: YesNo, zone: Text, proofSentAt: Moment })),
});

export const sendFloodProof = endpoint({
  name: 'sendFloodProof',
  summary: 'Says that the flood notice was received, and sends the insurance policy',
  method: 'POST',
  path: PATH,
  chosen: CHOSEN,
  body: v.object({
    receipt: WireConsent,
    documentUuids: v.pipe(v.array(upTo(100)), v.maxLength(20)),
  }),
  answer: WireStatus,
});
