import * as v from 'valibot';

import { MAX_FEEDBACK_LENGTH } from '#store/chat/feedback.ts';
import { MAX_CHAT_TEXT_LENGTH } from '#store/chat/limits.ts';

import { listOf, Moment, MAX_LOOKUP_ITEMS, Nothing, Text, upTo } from './common.ts';
import { endpoint } from './endpoint.ts';
import { TimeOfDay } from './support.ts';

/** The request that starts a chat (CALL-CHAT-01, CALL-CHAT-02). */
export const ChatStart = v.object({
  friendlyName: upTo(128),
  emailAddress: upTo(128),
  identityUuid: Text,
  orgCode: upTo(40),
  tag: upTo(100),
  skill: v.picklist(['FHEL', 'CLOC_HELOC', 'White Label']),
  applicationUuid: Text,
  welcomeMessage: upTo(1_000),
  pageUrl: upTo(2_048),
  chatMode: v.picklist(['twilio', 'nice', 'stream']),
  nonce: Text,
  /** Our choice: the agent of CHAT-04, only outside production. */
  agentId: v.exactOptional(upTo(128)),
});

/** CALL-CHAT-04. A response without a channel or token isn't a session (ALERT-06). */
export const ChatStarted = v.object({
  token: Text,
  conversationSid: Text,
  omniProxyChannelId: Text,
  providerChannelId: Text,
  providerUserId: Text,
  providerUserToken: Text,
  skill: Text,
  targetWorkerSid: Text,
  targetWorkerFriendlyName: Text,
  /** Our choice: what a provider included in the build also needs (FIELD-CHAT-1). */
  customerId: Text,
  threadId: Text,
});

export const startAgentChat = endpoint({
  name: 'startAgentChat',
  method: 'POST',
  path: '/service-csp/external/api/v1/twilio/initWebChat',
  body: ChatStart,
  answer: ChatStarted,
  bearer: 'optional',
  creates: true,
});

export const startStreamChat = endpoint({
  name: 'startStreamChat',
  method: 'POST',
  path: '/service-omni-proxy/insecure/api/v1/stream/init-web-chat',
  body: ChatStart,
  answer: ChatStarted,
  bearer: 'optional',
  creates: true,
});

/** CALL-CHAT-05 */
export const refreshChatToken = endpoint({
  name: 'refreshChatToken',
  method: 'POST',
  path: '/service-csp/external/api/v1/twilio/refreshToken',
  body: v.object({ token: upTo(8_192) }),
  answer: v.object({ token: upTo(8_192), expiration: Text }),
  bearer: 'optional',
  ownsUnauthorised: true,
  deadlineMs: 10_000,
});

/** CALL-CHAT-06. The call's `bearer` is the chat's token. */
export const readWebChatInfo = endpoint({
  name: 'readWebChatInfo',
  method: 'POST',
  path: '/service-csp/external/api/v1/twilio/web-chat-info',
  body: v.object({ omniProxyChannelId: upTo(128) }),
  answer: v.object({ contactId: Text }),
  bearer: 'optional',
  ownsUnauthorised: true,
});

/** VAL-CHAT-6 */
export const MAX_CHAT_FILE_BYTES = 5 * 1024 * 1024;

/** A file in a message (chat.md section 4). The call's `bearer` is the chat's token. */
export const uploadChatFile = endpoint({
  name: 'uploadChatFile',
  method: 'POST',
  path: '/service-omni-proxy/external/api/v1/chat/attachments',
  query: v.object({ channelId: upTo(128) }),
  body: v.object({ file: v.instance(Blob), fileName: upTo(255) }),
  answer: v.object({
    id: upTo(128),
    name: upTo(512),
    contentType: upTo(255),
    size: v.number(),
    url: v.string(),
  }),
  success: 201,
  bearer: 'optional',
  ownsUnauthorised: true,
  creates: true,
  multipart: true,
  maxFileBytes: MAX_CHAT_FILE_BYTES,
  deadlineMs: 60_000,
});

export const Nonce = v.object({ nonce: upTo(512) });

/** CALL-CHAT-07 */
export const authenticateChat = endpoint({
  name: 'authenticateChat',
  method: 'POST',
  path: '/service-csp/customer/secure/api/v1/webchat/authenticate',
  answer: Nonce,
});

/** CALL-CHAT-08 */
export const refreshChatNonce = endpoint({
  name: 'refreshChatNonce',
  method: 'PUT',
  path: '/service-csp/customer/secure/api/v1/webchat/refresh',
  query: Nonce,
  answer: Nonce,
  isBackground: true,
});

/** FIELD-CHAT-2 */
export const ChatbotItem = v.object({
  questionId: upTo(128),
  questionStr: v.string(),
  /** Null until the bot has answered. */
  responseStr: Text,
  createdDt: Moment,
});

/** CALL-CHAT-11. The call's `bearer` is the chatbot's token, if the lender issued one. */
export const readChatbotHistory = endpoint({
  name: 'readChatbotHistory',
  method: 'GET',
  path: '/service-chat-chatbot/external/api/v1/message/getChatHistory/{conversationId}',
  answer: listOf(ChatbotItem, MAX_LOOKUP_ITEMS),
  bearer: 'optional',
  ownsUnauthorised: true,
  deadlineMs: 5_000,
});

/** CALL-CHAT-12 */
export const askChatbot = endpoint({
  name: 'askChatbot',
  method: 'POST',
  path: '/service-chat-chatbot/external/api/v1/message/chatWithAutobot',
  body: v.object({
    applicationId: Text,
    /** Null starts a conversation. */
    conversationId: Text,
    message: upTo(MAX_CHAT_TEXT_LENGTH),
    nonce: Text,
    organization: upTo(40),
    pageUrl: upTo(2_048),
    senderId: upTo(128),
    senderType: v.literal('APPLICANT'),
    tag: upTo(100),
  }),
  /** Our choice: the token gives access to the history. A lender may issue none. */
  answer: v.object({
    conversationId: upTo(128),
    token: v.optional(v.nullable(upTo(8_192)), null),
  }),
  bearer: 'optional',
  ownsUnauthorised: true,
  creates: true,
});

/** CALL-CHAT-13 */
export const rateChatbot = endpoint({
  name: 'rateChatbot',
  method: 'POST',
  path: '/service-chat-chatbot/external/api/v1/message/setChatReplyUsedWithFeedback',
  body: v.object({
    questionId: upTo(128),
    conversationId: upTo(128),
    responseToCustomer: v.string(),
    /** The reason, and the text that the user added. */
    feedbackMessage: upTo(MAX_FEEDBACK_LENGTH + 100),
    rating: v.literal(0),
    senderEmail: upTo(128),
    senderType: v.literal('APPLICANT'),
    nonce: Text,
  }),
  answer: Nothing,
  bearer: 'optional',
  ownsUnauthorised: true,
});

/** CALL-CHAT-14 */
export const readChatIsOpen = endpoint({
  name: 'readChatIsOpen',
  method: 'GET',
  path: '/service-operating-hours/external/api/v1/hours/OPS_CHAT/openStatus',
  answer: v.boolean(),
  bearer: 'optional',
  isBackground: true,
  deadlineMs: 5_000,
});

/** CALL-CHAT-15 */
export const readChatHours = endpoint({
  name: 'readChatHours',
  method: 'GET',
  path: '/service-operating-hours/external/api/v1/hours/OPS_CHAT/week',
  query: v.object({ display: v.literal('true') }),
  answer: v.object({
    weekdays: listOf(
      v.object({
        weekdayValue: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)),
        startTime: TimeOfDay,
        endTime: TimeOfDay,
      }),
    ),
  }),
  bearer: 'optional',
  isBackground: true,
  deadlineMs: 5_000,
});
