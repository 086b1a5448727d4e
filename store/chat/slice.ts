import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { loggedOut } from '#store/identity/slice.ts';
import { rootReducer } from '#store/index.ts';
import { stateOf } from '#store/stateOf.ts';

import { chatOpened } from './actions.ts';
import type { ChatAlert } from './alerts.ts';
import type { FeedbackReason } from './feedback.ts';
import type { DayHours } from './hours.ts';
import type {
  AttachmentDraft,
  Capabilities,
  ChatMessage,
  ChatMode,
  HistoryPage,
  ParticipantLine,
} from './messages.ts';
import { outboxReducers } from './outboxReducers.ts';
import {
  clearUnsent,
  emptyConversation,
  endConversation,
  holdForeignMessages,
  initialChat,
  isUnseen,
  leavesFocus,
  upsert,
  type ChatAgent,
  type ChatEnd,
  type ChatState,
  type PreChatForm,
} from './state.ts';

const starting = { phase: 'starting', alert: null } as const;

const slice = createSlice({
  name: 'chat',
  initialState: initialChat,
  reducers: {
    chatClosed(state) {
      state.isOpen = false;
      state.isOpenedByMessage = false;
      state.isClosedByBorrower = true;
    },
    /** The borrower used a panel that a message had opened. */
    chatTouched(state) {
      state.isOpenedByMessage = false;
    },
    messagesSeen(state) {
      state.unread = 0;
    },
    openStatusReceived(state, { payload }: PayloadAction<{ isAgentHours: boolean }>) {
      state.isAgentHours = payload.isAgentHours;
    },
    weekReceived(state, { payload }: PayloadAction<{ week: DayHours[] }>) {
      state.week = payload.week;
    },
    agentsReceived(state, { payload }: PayloadAction<ChatAgent[]>) {
      state.agents = payload;
    },
    preChatSubmitted(state, _action: PayloadAction<PreChatForm>) {
      Object.assign(state, starting);
    },
    /** A new or stored session exists, and the provider's code is loading. */
    sessionTaken(state, { payload }: PayloadAction<{ startedAt: number }>) {
      Object.assign(state, starting, payload);
    },
    startFailed(state, { payload }: PayloadAction<{ alert: ChatAlert }>) {
      state.phase = 'prechat';
      state.alert = payload.alert;
    },
    conversationStarted(
      state,
      { payload }: PayloadAction<{ mode: ChatMode; capabilities: Capabilities }>,
    ) {
      const { outbox } = state;
      Object.assign(state, emptyConversation, { phase: 'live', connection: 'connecting', outbox });
      holdForeignMessages(state);
      state.mode = payload.mode;
      state.capabilities = payload.capabilities;
      state.isClosedByBorrower = false;
    },
    chatConnectionChanged(
      state,
      { payload }: PayloadAction<{ connection: ChatState['connection'] }>,
    ) {
      state.connection = payload.connection;
      if (payload.connection !== 'connected') state.typing = null;
    },
    agentNamed(state, { payload }: PayloadAction<{ name: string | null }>) {
      state.agentName = payload.name;
    },
    alertShown(state, { payload }: PayloadAction<{ alert: ChatAlert }>) {
      state.alert = payload.alert;
    },
    alertCleared(state, { payload }: PayloadAction<{ alert?: ChatAlert }>) {
      if (payload.alert === undefined || state.alert === payload.alert) state.alert = null;
    },
    /** Messages that arrived live or after a reconnect. They count as unread unless the borrower sees them. */
    messagesArrived(
      state,
      { payload }: PayloadAction<{ messages: ChatMessage[]; isSeen: boolean }>,
    ) {
      for (const message of payload.messages) {
        if (isUnseen(state, payload, message)) state.unread += 1;
        upsert(state, message);
        if (message.author !== 'me') state.typing = null;
      }
      clearUnsent(state);
    },
    /** The newest page at the start, or an older one. */
    historyReceived(state, { payload }: PayloadAction<HistoryPage>) {
      for (const message of payload.messages) {
        upsert(state, message);
        state.lastHistoryOrder = Math.max(state.lastHistoryOrder, message.order);
      }
      state.before = payload.before;
      state.isLoadingOlder = false;
    },
    olderRequested(state) {
      state.isLoadingOlder = state.phase === 'live' && state.before !== null;
    },
    olderFailed(state) {
      state.isLoadingOlder = false;
    },
    typingNoted(state, { payload }: PayloadAction<{ name: string }>) {
      state.typing = payload.name;
    },
    typingCleared(state) {
      state.typing = null;
    },
    participantChanged(state, { payload }: PayloadAction<Omit<ParticipantLine, 'afterOrder'>>) {
      state.lines.push({ ...payload, afterOrder: state.lastOrder });
      state.agentName = payload.change === 'joined' ? payload.name : null;
      state.queue = null;
    },
    queueChanged(state, { payload }: PayloadAction<{ position: number | null }>) {
      state.queue = payload.position;
    },
    /** A frame from the lender exceeded the limit (FT-92). */
    frameDropped(state) {
      state.droppedFrames += 1;
    },
    draftTyped(state, { payload }: PayloadAction<{ text: string }>) {
      state.draft.text = payload.text;
    },
    attachmentsAdded(state, { payload }: PayloadAction<AttachmentDraft[]>) {
      state.draft.attachments.push(...payload);
    },
    attachmentRemoved(state, { payload }: PayloadAction<{ id: string }>) {
      state.draft.attachments = state.draft.attachments.filter(({ id }) => id !== payload.id);
    },
    /** A saga queues the message in the box. */
    sendRequested() {},
    ...outboxReducers,
    attachmentRequested(
      _state,
      _action: PayloadAction<{ messageId: string; attachmentId: string }>,
    ) {},
    endRequested() {},
    conversationEnded(state, { payload }: PayloadAction<ChatEnd>) {
      endConversation(state, payload);
    },
    surveyFound(state, { payload }: PayloadAction<{ surveyUrl: string }>) {
      if (state.end) state.end.surveyUrl = payload.surveyUrl;
    },
    newChatRequested(state) {
      // The next chat offers unsent messages again.
      const { outbox } = state;
      Object.assign(state, emptyConversation, { phase: 'prechat', mode: null, outbox });
    },
    feedbackGiven(
      state,
      { payload }: PayloadAction<{ questionId: string; reason: FeedbackReason; text: string }>,
    ) {
      state.rated.push(payload.questionId);
    },
    /** Lets the borrower rate the answer again. */
    answerRatingFailed(state, { payload }: PayloadAction<{ questionId: string }>) {
      state.rated = state.rated.filter((id) => id !== payload.questionId);
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(chatOpened, (state, { payload }) => {
        state.isOpenedByMessage = leavesFocus(payload.by) && !state.isOpen;
        state.isOpen = true;
        state.unread = 0;
      })
      .addCase(loggedOut, ({ week, isAgentHours }) => ({ ...initialChat, week, isAgentHours })),
});

export const {
  chatClosed,
  chatTouched,
  messagesSeen,
  openStatusReceived,
  weekReceived,
  agentsReceived,
  preChatSubmitted,
  sessionTaken,
  startFailed,
  conversationStarted,
  chatConnectionChanged,
  agentNamed,
  alertShown,
  alertCleared,
  messagesArrived,
  historyReceived,
  olderRequested,
  olderFailed,
  typingNoted,
  typingCleared,
  participantChanged,
  queueChanged,
  frameDropped,
  draftTyped,
  attachmentsAdded,
  attachmentRemoved,
  sendRequested,
  messageQueued,
  messagesStored,
  unsentRestored,
  sendingStarted,
  attachmentProgressed,
  sendingInterrupted,
  messageFailed,
  messageRetried,
  messageDeleted,
  attachmentRequested,
  endRequested,
  conversationEnded,
  surveyFound,
  newChatRequested,
  feedbackGiven,
  answerRatingFailed,
} = slice.actions;
rootReducer.inject(slice);

export const selectChat = stateOf(slice, ({ chat }) => chat);
