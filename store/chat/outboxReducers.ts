import type { PayloadAction } from '@reduxjs/toolkit';

import type { NewMessage, UnsentChat } from './messages.ts';
import { clearUnsent, findOutgoing, noDraft, restoreUnsent, type ChatState } from './state.ts';

/** The part of the chat's slice about messages that are not delivered yet. */
export const outboxReducers = {
  messageQueued(state: ChatState, { payload }: PayloadAction<NewMessage>) {
    const { startedAt: chatStartedAt } = state;
    state.outbox.push({ ...payload, chatStartedAt, status: 'new', isUnsure: false });
    state.draft = noDraft();
  },
  /** A reload no longer loses these messages: they may be sent. */
  messagesStored(state: ChatState, { payload }: PayloadAction<{ clientIds: string[] }>) {
    for (const message of state.outbox)
      if (message.status === 'new' && payload.clientIds.includes(message.clientId))
        message.status = 'queued';
  },
  /** What an earlier page has left unsent. */
  unsentRestored(state: ChatState, { payload }: PayloadAction<UnsentChat>) {
    restoreUnsent(state, payload);
  },
  sendingStarted(state: ChatState, { payload }: PayloadAction<{ clientId: string }>) {
    const message = findOutgoing(state, payload.clientId);
    if (message) message.status = 'sending';
  },
  /** The files of a message are on their way. */
  attachmentProgressed(
    state: ChatState,
    { payload }: PayloadAction<{ clientId: string; percent: number }>,
  ) {
    const message = findOutgoing(state, payload.clientId);
    if (message) message.percent = payload.percent;
  },
  /** The link was lost; `isUnsure`: the lender may have the message. */
  sendingInterrupted(
    state: ChatState,
    { payload }: PayloadAction<{ clientId: string; isUnsure: boolean }>,
  ) {
    const message = findOutgoing(state, payload.clientId);
    if (!message) return;
    message.status = 'queued';
    message.isUnsure ||= payload.isUnsure;
  },
  messageFailed(state: ChatState, { payload }: PayloadAction<{ clientId: string }>) {
    const message = findOutgoing(state, payload.clientId);
    if (message) message.status = 'failed';
  },
  messageRetried(state: ChatState, { payload }: PayloadAction<{ clientId: string }>) {
    const message = findOutgoing(state, payload.clientId);
    if (message) Object.assign(message, { status: 'queued', chatStartedAt: state.startedAt });
    if (state.alert === 'unsent') state.alert = null;
  },
  messageDeleted(state: ChatState, { payload }: PayloadAction<{ clientId: string }>) {
    state.outbox = state.outbox.filter(({ clientId }) => clientId !== payload.clientId);
    clearUnsent(state);
  },
};
