import * as v from 'valibot';

import { supportTopics } from '#store/support/slice.ts';

import { codeOf, listOf, Nothing, Reference, upTo } from './common.ts';
import { endpoint } from './endpoint.ts';
import { WrittenMessage } from './writtenMessage.ts';

/** The written question of register/support. The borrower has a right to a written answer (facts §7). */
export const sendSupportRequest = endpoint({
  name: 'sendSupportRequest',
  method: 'POST',
  path: '/service-application/external/api/v1/heloc/support-requests',
  body: v.object({
    name: upTo(200),
    email: upTo(254),
    topic: codeOf(supportTopics),
    message: WrittenMessage,
  }),
  answer: Reference,
  success: 201,
  bearer: 'optional',
  creates: true,
});

/** Our choice: twice the size of the log in the browser. */
export const MAX_LOG_BYTES = 4_000_000;

/**
 * A log that a borrower sends to support, without personal data (SC-14). Only the gateway gets the bearer, to keep the
 * logs of signed-in borrowers apart from those of strangers.
 */
export const sendActionLog = endpoint({
  name: 'sendActionLog',
  method: 'POST',
  path: '/service-support/public/api/v1/action-logs',
  body: v.object({
    /** What the borrower says on the phone. */
    reference: v.pipe(v.string(), v.regex(/^[\dA-Z]{6}$/)),
    /** JSON Lines, format 2. */
    log: v.instance(Blob),
  }),
  answer: Nothing,
  success: 201,
  bearer: 'optional',
  multipart: true,
  maxFileBytes: MAX_LOG_BYTES,
  deadlineMs: 60_000,
  isBackground: true,
  isAnonymous: true,
});

/** `HH:mm`, optionally with seconds. Null on a day without hours. */
export const TimeOfDay = v.nullish(
  v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/)),
  null,
);

/** OPS_PHONE hours (shell §7). Times are Pacific. */
export const readPhoneHours = endpoint({
  name: 'readPhoneHours',
  method: 'GET',
  path: '/service-operating-hours/external/api/v1/hours/{department}',
  query: v.object({ display: v.literal('true') }),
  answer: listOf(
    v.object({
      weekday: v.string(),
      weekdayValue: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)),
      isOpen: v.boolean(),
      startTime: TimeOfDay,
      endTime: TimeOfDay,
    }),
  ),
  bearer: 'optional',
  deadlineMs: 5_000,
});
