import fc from 'fast-check';

import type * as chatActions from '#store/chat/actions.ts';
import type * as chat from '#store/chat/slice.ts';

import { few, id, nothing, orNull, personal, time, type PayloadsOf } from './arbitrary.ts';

const yes = fc.boolean();
const count = fc.nat(9);
const mode = fc.constantFrom('stream', 'twilio', 'nice', 'chatbot');
const alert = fc.constantFrom('reconnecting', 'failed', 'token', 'unsent');
const file = fc.record({
  id,
  name: personal,
  contentType: fc.constantFrom('image/png', 'application/pdf'),
  size: count,
});
const message = fc.record(
  {
    id,
    clientId: id,
    order: count,
    author: fc.constantFrom('me', 'agent', 'bot', 'system'),
    authorName: personal,
    text: personal,
    attachments: few(file),
    sentAt: time,
  },
  { requiredKeys: ['id', 'order', 'author', 'text', 'attachments', 'sentAt'] },
);
const week = few(
  fc.record({
    weekdayValue: fc.integer({ min: 1, max: 7 }),
    startTime: orNull(fc.constantFrom('06:00', '07:00')),
    endTime: orNull(fc.constantFrom('15:00', '17:00')),
  }),
);
const capabilities = fc.record({
  reconnectsItself: yes,
  idempotentSend: yes,
  typingPreview: yes,
  attachments: yes,
  filesAfterEnd: yes,
  survey: yes,
  endByCustomer: yes,
});
const ofMessage = fc.record({ clientId: id });

export const chatActionPayloads: PayloadsOf<typeof chatActions> = {
  chatOpened: fc.record({ by: fc.constantFrom('borrower', 'address', 'message', 'tab') }),
};

export const chatPayloads: PayloadsOf<typeof chat> = {
  chatClosed: nothing,
  chatTouched: nothing,
  messagesSeen: nothing,
  openStatusReceived: fc.record({ isAgentHours: yes }),
  weekReceived: fc.record({ week }),
  agentsReceived: few(fc.record({ chatId: id, name: orNull(personal) })),
  preChatSubmitted: fc.record({ name: personal, email: personal }),
  sessionTaken: fc.record({ startedAt: count }),
  startFailed: fc.record({ alert }),
  conversationStarted: fc.record({ mode, capabilities }),
  connectionChanged: fc.record({
    connection: fc.constantFrom('idle', 'connecting', 'connected', 'reconnecting', 'denied'),
  }),
  agentNamed: fc.record({ name: orNull(personal) }),
  alertShown: fc.record({ alert }),
  alertCleared: fc.record({ alert }, { requiredKeys: [] }),
  messagesArrived: fc.record({ messages: few(message), isSeen: yes }),
  historyReceived: fc.record({ messages: few(message), before: orNull(personal) }),
  olderRequested: nothing,
  olderFailed: nothing,
  typingNoted: fc.record({ name: personal }),
  typingCleared: nothing,
  participantChanged: fc.record({
    id,
    change: fc.constantFrom('joined', 'left'),
    name: personal,
  }),
  queueChanged: fc.record({ position: orNull(count) }),
  frameDropped: nothing,
  draftTyped: fc.record({ text: personal }),
  attachmentsAdded: few(file),
  attachmentRemoved: fc.record({ id }),
  sendRequested: nothing,
  messageQueued: fc.record({
    clientId: id,
    text: personal,
    attachments: few(file),
    createdAt: time,
  }),
  messagesStored: fc.record({ clientIds: few(id) }),
  unsentRestored: fc.record({
    draft: fc.record({ text: personal, attachments: few(file) }),
    outbox: few(
      fc.record({
        clientId: id,
        text: personal,
        attachments: few(file),
        createdAt: time,
        chatStartedAt: orNull(count),
        status: fc.constantFrom('new', 'queued', 'sending', 'failed'),
        isUnsure: yes,
      }),
    ),
  }),
  sendingStarted: ofMessage,
  uploadProgressed: fc.record({ clientId: id, percent: count }),
  sendingInterrupted: fc.record({ clientId: id, isUnsure: yes }),
  messageFailed: ofMessage,
  messageRetried: ofMessage,
  messageDeleted: ofMessage,
  attachmentRequested: fc.record({ messageId: id, attachmentId: id }),
  endRequested: nothing,
  conversationEnded: fc.record({
    reason: fc.constantFrom('agent', 'customer', 'idle', 'frozen', 'expired', 'error'),
    surveyUrl: orNull(personal),
  }),
  surveyFound: fc.record({ surveyUrl: personal }),
  newChatRequested: nothing,
  feedbackGiven: fc.record({
    questionId: id,
    reason: fc.constantFrom('VAGUE', 'NOT_SPECIFIC', 'NOT_ASKED', 'OTHER'),
    text: personal,
  }),
  feedbackFailed: fc.record({ questionId: id }),
};
