import type { SupervisedSaga } from '#sagas/root.ts';

import { watchChatAgents } from './agents.ts';
import { watchChatFiles, watchUnsentChat } from './files.ts';
import { watchChatHours } from './hours.ts';
import { watchPopChat } from './popChat.ts';
import { watchChatBox } from './queueMessage.ts';
import { watchChat } from './watchChat.ts';

/** The sagas of the chat, loaded when it is first opened or goes on from an earlier page. */
export const chatSagas: readonly SupervisedSaga[] = [
  [watchChat, 'chat'],
  [watchChatBox, 'chat'],
  [watchUnsentChat, 'chat'],
  [watchChatHours, 'chat'],
  [watchChatFiles, null],
  [watchPopChat, null],
  // Webpack leaves the code out of a production build where the condition stands here (A-79, SC-23).
  ...(process.env.NODE_ENV === 'development' ? [[watchChatAgents, null] as const] : []),
];
