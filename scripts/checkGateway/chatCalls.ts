import {
  askChatbot,
  rateChatbot,
  readChatbotHistory,
  readWebChatInfo,
  refreshChatToken,
  startAgentChat,
  startStreamChat,
  uploadChatFile,
} from '#sagas/api/contract/chat.ts';

import { borrower, type Samples } from './samples.ts';
import type { Visit } from './visit.ts';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00]);

const start = ({ org }: Samples, email: string) => ({
  friendlyName: `${borrower.name.firstName} ${borrower.name.lastName}`,
  emailAddress: email,
  identityUuid: null,
  orgCode: org,
  tag: 'heloc',
  skill: 'FHEL' as const,
  applicationUuid: null,
  welcomeMessage: 'Welcome.',
  pageUrl: 'https://contract-check.example/account/heloc/register',
  nonce: null,
});

async function chatWithAgent({ call, each }: Visit, about: ReturnType<typeof start>) {
  const { token, omniProxyChannelId } = await call(startAgentChat, {
    body: { ...about, chatMode: 'twilio' },
  });
  await each(
    () => call(refreshChatToken, { body: { token: token ?? '' } }),
    () =>
      call(
        readWebChatInfo,
        { body: { omniProxyChannelId: omniProxyChannelId ?? '' } },
        { bearer: token ?? '' },
      ),
  );
}

async function sendFile({ call }: Visit, about: ReturnType<typeof start>) {
  const started = await call(startStreamChat, { body: { ...about, chatMode: 'stream' } });
  const bearer = started.providerUserToken ?? '';
  await call(
    uploadChatFile,
    {
      query: { channelId: started.providerChannelId ?? '' },
      body: { file: new Blob([PNG], { type: 'image/png' }), fileName: 'check.png' },
    },
    { bearer },
  );
}

async function askBot({ call }: Visit, { org }: Samples, email: string) {
  const { conversationId, token } = await call(askChatbot, {
    body: {
      applicationId: null,
      conversationId: null,
      message: 'How long does it take?',
      nonce: null,
      organization: org,
      pageUrl: 'https://contract-check.example/account/heloc/register',
      senderId: email,
      senderType: 'APPLICANT',
      tag: 'heloc',
    },
  });
  const [question] = await call(
    readChatbotHistory,
    { path: { conversationId } },
    token === null ? {} : { bearer: token },
  );
  if (!question) return;
  await call(rateChatbot, {
    body: {
      questionId: question.questionId,
      conversationId,
      responseToCustomer: question.responseStr ?? '',
      feedbackMessage: 'A contract check.',
      rating: 0,
      senderEmail: email,
      senderType: 'APPLICANT',
      nonce: null,
    },
  });
}

/** Checks a visitor's chats: with an agent, with a file, with the chatbot. */
export async function chat(visit: Visit, samples: Samples, email: string): Promise<void> {
  const about = start(samples, email);
  await visit.each(
    () => chatWithAgent(visit, about),
    () => sendFile(visit, about),
    () => askBot(visit, samples, email),
  );
}
