import * as v from 'valibot';

import { listOf, Text, upTo } from './common.ts';
import { endpoint } from './endpoint.ts';

/** CALL-CHAT-09. Has its own file, so production builds don't contain it (A-79, SC-23). */
export const readChatAgents = endpoint({
  name: 'readChatAgents',
  method: 'POST',
  path: '/service-omni-proxy/secure/api/v1/stream/admin/agent/onboarding/all',
  answer: listOf(v.object({ chatId: upTo(128), name: Text })),
  isBackground: true,
});
