import { isAnyOf } from '@reduxjs/toolkit';
import * as v from 'valibot';

import { upTo } from '#sagas/api/contract/common.ts';
import { chatFallbackKey } from '#sagas/page/storageKeys.ts';
import { MAX_CHAT_TEXT_LENGTH, MAX_ATTACHMENTS } from '#store/chat/limits.ts';
import type { UnsentChat } from '#store/chat/messages.ts';
import {
  attachmentRemoved,
  attachmentsAdded,
  conversationEnded,
  draftTyped,
  historyReceived,
  messageDeleted,
  messageFailed,
  messageQueued,
  messageRetried,
  messagesArrived,
  messagesStored,
  newChatRequested,
  selectChat,
  unsentRestored,
} from '#store/chat/slice.ts';
import {
  identityReceived,
  loggedOut,
  loginRequested,
  sessionEnded,
} from '#store/identity/slice.ts';

import type { PersistedDraft } from './persistDraft.ts';

const Content = {
  text: upTo(MAX_CHAT_TEXT_LENGTH),
  attachments: v.pipe(
    v.array(
      v.object({ id: upTo(128), name: v.string(), contentType: v.string(), size: v.number() }),
    ),
    v.maxLength(MAX_ATTACHMENTS),
  ),
};

const Outgoing = v.object({
  ...Content,
  clientId: upTo(128),
  createdAt: v.string(),
  chatStartedAt: v.nullable(v.number()),
  status: v.picklist(['new', 'queued', 'sending', 'failed']),
  isUnsure: v.boolean(),
});

const Stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    draft: v.fallback(v.object(Content), { text: '', attachments: [] }),
    outbox: v.pipe(
      v.array(v.fallback(v.nullable(Outgoing), null)),
      v.transform((messages) => messages.filter((message) => message !== null)),
    ),
  }),
);

const hasContent = ({ draft, outbox }: UnsentChat) =>
  draft.text !== '' || draft.attachments.length > 0 || outbox.length > 0;

/** Reads the stored messages one by one (FT-62). Returns null if nothing is unsent. */
export function parseUnsent(text: string): UnsentChat | null {
  const stored = v.safeParse(Stored, text);
  return stored.success && hasContent(stored.output) ? stored.output : null;
}

/**
 * Joins two drafts of one box. Keeps both texts, unless one continues the other, and the files of both. Runs before the
 * action, because the reducers of a replay see redacted texts (FT-113).
 */
function joinDrafts(earlier: UnsentChat['draft'], later: UnsentChat['draft']): UnsentChat['draft'] {
  const isEdited = later.text !== '' && earlier.text.startsWith(later.text);
  const isLonger = later.text.startsWith(earlier.text);
  const known = new Set(later.attachments.map(({ id }) => id));
  return {
    text: isEdited || isLonger ? later.text : `${earlier.text}\n${later.text}`.trim(),
    attachments: [...earlier.attachments.filter(({ id }) => !known.has(id)), ...later.attachments],
  };
}

/**
 * What isn't sent yet: the message in the box, and the outbox. The messages in the outbox are sent once they are
 * stored.
 */
export const chatDraft = (key: string): PersistedDraft<UnsentChat> => ({
  key,
  fallbackKey: chatFallbackKey(key),
  parse: parseUnsent,
  select: (state) => {
    const { draft, outbox } = selectChat(state);
    return { draft, outbox };
  },
  hasContent: (state, isStored) => isStored || hasContent(selectChat(state)),
  isEmpty: (unsent) => !hasContent(unsent),
  merge: (later, earlier) => ({
    draft: joinDrafts(earlier.draft, later.draft),
    outbox: [...earlier.outbox, ...later.outbox],
  }),
  restored: (unsent, state) => [
    unsentRestored({ ...unsent, draft: joinDrafts(unsent.draft, selectChat(state).draft) }),
  ],
  written: ({ outbox }) => {
    const stored = outbox.filter(({ status }) => status === 'new');
    return stored.length === 0
      ? []
      : [messagesStored({ clientIds: stored.map(({ clientId }) => clientId) })];
  },
  absent: () => [],
  isRead: () => false,
  isDisowned: () => false,
  isChange: isAnyOf(
    attachmentRemoved,
    attachmentsAdded,
    conversationEnded,
    draftTyped,
    historyReceived,
    identityReceived,
    messageDeleted,
    messageFailed,
    messageRetried,
    messagesArrived,
    newChatRequested,
    unsentRestored,
  ),
  isUrgent: isAnyOf(sessionEnded, loginRequested, messageQueued),
  isEnd: loggedOut.match,
  isPrompt: true,
});
