import type { startAgentChat } from '#sagas/api/contract/chat.ts';
import type { BodyOf } from '#sagas/api/contract/endpoint.ts';

type Start = BodyOf<typeof startAgentChat>;

export const aChatStart = (change: Partial<Start> = {}): Start => ({
  friendlyName: 'Morgan Reedway',
  emailAddress: 'morgan@demo.example',
  identityUuid: null,
  orgCode: 'HOMELINE',
  tag: 'heloc',
  skill: 'FHEL',
  applicationUuid: null,
  welcomeMessage: 'Welcome.',
  pageUrl: 'http://localhost:3000/account/heloc/register',
  chatMode: 'twilio',
  nonce: null,
  ...change,
});
