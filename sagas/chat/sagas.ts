import type { SupervisedSaga } from '#sagas/root.ts';

import { watchChatAgents } from './agents.ts';
import { watchChatFiles, watchUnsentChat } from './files.ts';
import { watchChatHours } from './hours.ts';
import { watchPopChat } from './popChat.ts';
import { watchChatBox } from './queueMessage.ts';
import { watchChat } from './watchChat.ts';

/** The sagas of the chat. They load when the user first opens it, or when it continues from an earlier page. */
export const chatSagas: readonly SupervisedSaga[] = [
  [watchChat, 'chat'],
  [watchChatBox, 'chat'],
  [watchUnsentChat, 'chat'],
  [watchChatHours, 'chat'],
  [watchChatFiles, null],
  [watchPopChat, null],
  // Webpack removes this code from production builds only if the condition is here (A-79, SC-23).
  ...(process.env.NODE_ENV === 'development' ? [[watchChatAgents, null] as const] : []),
];
