import * as v from 'valibot';

import { WireStatus } from './application.ts';
import { upTo } from './common.ts';
import { endpoint } from './endpoint.ts';

/** A consent's text, and how it was given (F-16). */
export const WireAcknowledgement = v.object({
  type: upTo(40),
  textKey: upTo(20),
  version: upTo(40),
  text: upTo(4_000),
  language: upTo(8),
  brand: upTo(40),
  acceptedAt: v.pipe(v.string(), v.isoTimestamp()),
});

export const submitApplication = endpoint({
  name: 'submitApplication',
  method: 'POST',
  path: '/service-krang-heloc/borrower/secure/api/v1/{uuid}/submission',
  body: v.object({
    acknowledgements: v.pipe(v.array(WireAcknowledgement), v.maxLength(10)),
    certification: WireAcknowledgement,
    esign: v.optional(
      v.object({ sampleCode: upTo(20), version: upTo(40), result: v.literal('CODE_READ') }),
    ),
  }),
  answer: WireStatus,
});
