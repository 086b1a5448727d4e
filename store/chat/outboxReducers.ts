import type { PayloadAction } from '@reduxjs/toolkit';

import type { NewMessage, UnsentChat } from './messages.ts';
import { clearUnsent, findOutgoing, noDraft, restoreUnsent, type ChatState } from './state.ts';

export const outboxReducers = {
  messageQueued(state: ChatState, { payload }: PayloadAction<NewMessage>) {
    const { startedAt: chatStartedAt } = state;
    state.outbox.push({ ...payload, chatStartedAt, status: 'new', isUnsure: false });
    state.draft = noDraft();
  },
  /** The messages now survive a reload, so they may be sent. */
  messagesStored(state: ChatState, { payload }: PayloadAction<{ clientIds: string[] }>) {
    for (const message of state.outbox)
      if (message.status === 'new' && payload.clientIds.includes(message.clientId))
        message.status = 'queued';
  },
  unsentRestored(state: ChatState, { payload }: PayloadAction<UnsentChat>) {
    restoreUnsent(state, payload);
  },
  sendingStarted(state: ChatState, { payload }: PayloadAction<{ clientId: string }>) {
    const message = findOutgoing(state, payload.clientId);
    if (message) message.status = 'sending';
  },
  attachmentProgressed(
    state: ChatState,
    { payload }: PayloadAction<{ clientId: string; percent: number }>,
  ) {
    const message = findOutgoing(state, payload.clientId);
    if (message) message.percent = payload.percent;
  },
  /** The connection dropped. `isUnsure` means the lender may have the message. */
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
