import * as v from 'valibot';

import { listOf, Text, upTo } from './common.ts';
import { endpoint } from './endpoint.ts';

/** CALL-CHAT-09; a file of its own, which no production build has (A-79, SC-23). */
export const readChatAgents = endpoint({
  name: 'readChatAgents',
  method: 'POST',
  path: '/service-omni-proxy/secure/api/v1/stream/admin/agent/onboarding/all',
  answer: listOf(v.object({ chatId: upTo(128), name: Text })),
  goesUnnoticed: true,
});
