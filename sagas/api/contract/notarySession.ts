import * as v from 'valibot';

import { sessionSteps } from '#store/application/notary/session.ts';

import { WireStatus } from './application.ts';
import { MaybeAmount, Text, WireAgreement, codeOf, listOf, upTo } from './common.ts';
import { endpoint } from './endpoint.ts';

const BASE = '/service-notary/borrower/secure/api/v1/{uuid}/sessions';

/** An online session. Every call about it returns the current step, so a reload goes back there. */
export const WireSession = v.object({
  id: upTo(100),
  step: codeOf(sessionSteps),
  place: MaybeAmount,
  waitMinutes: MaybeAmount,
  questions: v.nullish(
    v.object({
      items: listOf(v.object({ uuid: v.string(), text: v.string(), options: listOf(v.string()) })),
      answerBy: v.pipe(v.string(), v.isoTimestamp()),
    }),
    null,
  ),
  triesLeft: v.nullish(v.number(), 0),
  notaryName: Text,
  caption: Text,
  messages: listOf(v.object({ from: v.picklist(['YOU', 'NOTARY']), text: v.string() })),
  deed: listOf(v.object({ heading: v.string(), text: v.string() })),
  ended: v.nullish(v.object({ code: v.string(), reason: Text, rejoinBy: Text }), null),
});

export const readNotarySession = endpoint({
  name: 'readNotarySession',
  method: 'GET',
  path: BASE,
  answer: v.nullable(WireSession),
});

export const startNotarySession = endpoint({
  name: 'startNotarySession',
  method: 'POST',
  path: BASE,
  body: v.object({}),
  answer: WireSession,
});

export const saveDeviceCheck = endpoint({
  name: 'saveDeviceCheck',
  method: 'PUT',
  path: `${BASE}/{id}/device-check`,
  body: v.object({
    camera: v.boolean(),
    microphone: v.boolean(),
    sound: v.boolean(),
    connection: v.boolean(),
    browser: v.boolean(),
  }),
  answer: WireSession,
});

export const saveSigningPlace = endpoint({
  name: 'saveSigningPlace',
  method: 'PUT',
  path: `${BASE}/{id}/location`,
  body: v.object({
    state: upTo(10),
    alone: v.boolean(),
    present: v.nullish(upTo(200), null),
    attestation: v.nullish(v.object({ version: upTo(40) }), null),
  }),
  answer: WireSession,
});

export const startQuestions = endpoint({
  name: 'startQuestions',
  method: 'POST',
  path: `${BASE}/{id}/questions`,
  body: v.object({}),
  answer: WireSession,
});

export const answerQuestions = endpoint({
  name: 'answerQuestions',
  method: 'POST',
  path: `${BASE}/{id}/questions/answers`,
  body: v.object({ answers: v.pipe(v.array(upTo(200)), v.maxLength(20)) }),
  answer: v.object({ ...WireSession.entries, passed: v.nullish(v.boolean(), false) }),
});

export const joinNotary = endpoint({
  name: 'joinNotary',
  method: 'POST',
  path: `${BASE}/{id}/join`,
  body: v.object({ recordingConsent: WireAgreement }),
  answer: WireSession,
});

export const sendNotaryMessage = endpoint({
  name: 'sendNotaryMessage',
  method: 'POST',
  path: `${BASE}/{id}/messages`,
  body: v.object({ text: upTo(500) }),
  answer: WireSession,
  creates: true,
});

export const completeNotarySession = endpoint({
  name: 'completeNotarySession',
  method: 'POST',
  path: `${BASE}/{id}/completion`,
  body: v.object({}),
  answer: v.object({ ...WireStatus.entries, session: WireSession }),
});
