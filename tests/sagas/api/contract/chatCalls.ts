const CSP = '/service-csp';
const CHATBOT = '/service-chat-chatbot/external/api/v1/message';

export const chatCalls: readonly [name: string, method: string, path: string, row: string][] = [
  ['startAgentChat', 'POST', `${CSP}/external/api/v1/twilio/initWebChat`, 'CALL-CHAT-01'],
  [
    'startStreamChat',
    'POST',
    '/service-omni-proxy/insecure/api/v1/stream/init-web-chat',
    'CALL-CHAT-02',
  ],
  ['refreshChatToken', 'POST', `${CSP}/external/api/v1/twilio/refreshToken`, 'CALL-CHAT-05'],
  ['readWebChatInfo', 'POST', `${CSP}/external/api/v1/twilio/web-chat-info`, 'CALL-CHAT-06'],
  [
    'authenticateChat',
    'POST',
    `${CSP}/customer/secure/api/v1/webchat/authenticate`,
    'CALL-CHAT-07',
  ],
  [
    'refreshChatNonce',
    'PUT',
    `${CSP}/customer/secure/api/v1/webchat/refresh?nonce=x+y`,
    'CALL-CHAT-08',
  ],
  [
    'readChatAgents',
    'POST',
    '/service-omni-proxy/secure/api/v1/stream/admin/agent/onboarding/all',
    'CALL-CHAT-09',
  ],
  ['readChatbotHistory', 'GET', `${CHATBOT}/getChatHistory/a%2Fb`, 'CALL-CHAT-11'],
  ['askChatbot', 'POST', `${CHATBOT}/chatWithAutobot`, 'CALL-CHAT-12'],
  ['rateChatbot', 'POST', `${CHATBOT}/setChatReplyUsedWithFeedback`, 'CALL-CHAT-13'],
  [
    'readChatIsOpen',
    'GET',
    '/service-operating-hours/external/api/v1/hours/OPS_CHAT/openStatus',
    'CALL-CHAT-14',
  ],
  [
    'readChatHours',
    'GET',
    '/service-operating-hours/external/api/v1/hours/OPS_CHAT/week?display=x+y',
    'CALL-CHAT-15',
  ],
  [
    'uploadChatFile',
    'POST',
    '/service-omni-proxy/external/api/v1/chat/attachments?channelId=x+y',
    'chosen',
  ],
];
