import { OMNI_SOCKET } from '#sagas/api/contract/brand.ts';
import {
  ClientFrame,
  closeCodes,
  MAX_RESUMED_EVENTS,
  ServerFrame,
} from '#sagas/api/contract/chatSocket.ts';
import { MAX_CHAT_TEXT_LENGTH, MAX_FRAME_LENGTH } from '#store/chat/limits.ts';

import { openapiSchemaOf } from './schemas.ts';

/** Describes the chat's socket, which OpenAPI can't: its address, its frames and its close codes (CALL-CHAT-10). */
export const chatSocketDocument = {
  'x-chosen': true,
  path: OMNI_SOCKET,
  description:
    'Chosen: the specification has the ping route alone (A-65). JSON text frames: the client names a route in `action`, ' +
    'the server answers with a `type` and the `requestId` of the request. The address is `chat.omni.socketUrl` of a ' +
    "brand, by default this path of the page's own host, and never has a token. The first frame is `authorize`; any " +
    'other but `ping` closes with 4001. `seq` rises by one with every message, participant and end of a conversation: it ' +
    `is where a client resumes by \`lastSeq\`. More than ${MAX_RESUMED_EVENTS} missed events are answered with \`gap\` and ` +
    'the newest page. The same `clientMessageId` again stores nothing, and is answered with the first message.',
  pingSeconds: 10,
  limits: { textCharacters: MAX_CHAT_TEXT_LENGTH, frameCharacters: MAX_FRAME_LENGTH },
  clientFrames: openapiSchemaOf(ClientFrame, 'ClientFrame'),
  serverFrames: openapiSchemaOf(ServerFrame, 'ServerFrame'),
  closeCodes,
};
