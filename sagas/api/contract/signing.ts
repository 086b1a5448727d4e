import * as v from 'valibot';

import { callTimes, helpTopics } from '#store/application/signing/help.ts';

import { WireStatus } from './application.ts';
import { Day, Reference, Text, WireConsent, codeOf, listOf, upTo } from './common.ts';
import { endpoint } from './endpoint.ts';
import { WireQuote } from './offers.ts';

const OFFERS = '/service-offer/borrower/secure/api/v1/{uuid}';
const DOCUMENTS = '/service-document/borrower/secure/api/v1/{uuid}';

export const readFinalOffer = endpoint({
  name: 'readFinalOffer',
  method: 'GET',
  path: `${OFFERS}/acceptance`,
  answer: v.nullable(
    v.object({
      chosen: v.nullish(WireQuote, null),
      final: WireQuote,
      reasons: v.nullish(listOf(v.object({ figure: v.string(), reason: v.string() })), []),
      rescissionEndsOn: Day,
      texasEarliestOn: Day,
    }),
  ),
});

export const acceptOffer = endpoint({
  name: 'acceptOffer',
  method: 'POST',
  path: `${OFFERS}/acceptance`,
  body: v.object({ consents: v.array(WireConsent) }),
  answer: WireStatus,
});

const degrees = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most));

/** Where the borrower signs: the browser's position, or the state that the borrower chose. */
export const sendSigningPlace = endpoint({
  name: 'sendSigningPlace',
  method: 'POST',
  path: `${DOCUMENTS}/location`,
  body: v.union([
    v.object({
      latitude: degrees(90),
      longitude: degrees(180),
      accuracy: v.pipe(v.number(), v.minValue(0)),
    }),
    v.object({ state: upTo(20), attested: v.boolean() }),
  ]),
  answer: v.object({ allowed: v.boolean(), reason: Text }),
});

export const requestSigningHelp = endpoint({
  name: 'requestSigningHelp',
  method: 'POST',
  path: '/service-krang-heloc/borrower/secure/api/v1/{uuid}/support-requests',
  body: v.object({
    topic: codeOf(helpTopics),
    message: upTo(1_000),
    callMe: v.boolean(),
    callTime: v.nullish(codeOf(callTimes), null),
  }),
  answer: Reference,
  success: 201,
  creates: true,
});
