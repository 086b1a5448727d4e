import * as v from 'valibot';

import { feedbackTopics } from '#store/feedback/feedback.ts';

import { codeOf, Nothing, upTo, Uuid } from './common.ts';
import { endpoint } from './endpoint.ts';
import { WrittenMessage } from './writtenMessage.ts';

/** CALL-FB-1, FIELD-FB-1 */
export const sendCeoFeedback = endpoint({
  name: 'sendCeoFeedback',
  method: 'POST',
  path: '/service-profile/api/v1/feedback/ceo',
  body: v.object({
    applicationUuid: v.exactOptional(Uuid),
    message: WrittenMessage,
    topic: codeOf(feedbackTopics),
    marketingConsent: v.boolean(),
    pathname: upTo(500),
    productType: v.literal('HELOC'),
  }),
  answer: Nothing,
  success: 201,
  creates: true,
});
