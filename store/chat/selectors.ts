import { createSelector } from 'reselect';

import { isProduction } from '#store/environment.ts';
import type { RootState } from '#store/index.ts';
import { isLoopbackName } from '#store/text/loopback.ts';

import { MAX_MESSAGE_LENGTH } from './limits.ts';
import type { ChatMessage, ChatMode } from './messages.ts';
import { selectChatMode } from './mode.ts';
import { conversationRows, endedRow, outgoingRow, queueRow, type ChatRow } from './rows.ts';
import { selectChat } from './slice.ts';
import type { PreChatForm } from './state.ts';

/** Whether files can be sent: a chatbot reads text alone (chat.md section 6). */
export const selectTakesAttachments = (state: RootState): boolean =>
  selectChat(state).capabilities.attachments;

/** Whether the files of messages can be opened, as long as the transport knows where they are. */
export const selectOpensFiles = (state: RootState): boolean => {
  const { phase, capabilities } = selectChat(state);
  return phase !== 'ended' || capabilities.filesAfterEnd;
};

/** Whether older messages can be asked for: an ended chat has released its transport (chat.md section 3). */
export const selectHasOlder = (state: RootState): boolean => {
  const { phase, before } = selectChat(state);
  return before !== null && phase !== 'ended';
};

/** Encrypted, or on this machine, as of the sandbox. */
const isSafeLink = ({ protocol, hostname }: URL) =>
  protocol === 'https:' || (protocol === 'http:' && isLoopbackName(hostname));

/** CHAT-09; null for an address that is no safe link. */
export const selectSurveyUrl = (state: RootState): string | null => {
  const address = selectChat(state).end?.surveyUrl ?? null;
  return address !== null && URL.canParse(address) && isSafeLink(new URL(address)) ? address : null;
};

/** Outside production, for the stream chat (CHAT-04, A-79). */
export const asksAgentId = (mode: ChatMode, production: boolean): boolean =>
  mode === 'stream' && !production;

export const selectAsksAgentId = (state: RootState): boolean =>
  asksAgentId(selectChatMode(state), isProduction);

/** What the lender knows already is not asked again (AX-22). */
export const selectPreChatValues = createSelector(
  [(state: RootState) => state.identity.profile],
  (profile): Partial<PreChatForm> => {
    const name = [profile?.name?.firstName, profile?.name?.lastName].filter(Boolean).join(' ');
    return { ...(name !== '' && { name }), ...(profile?.email && { email: profile.email }) };
  },
);

const selectMessages = createSelector(
  [(state: RootState) => selectChat(state).ids, (state: RootState) => selectChat(state).byId],
  (ids, byId): ChatMessage[] => ids.flatMap((id) => byId[id] ?? []),
);

const selectConversation = createSelector(
  [selectMessages, (state: RootState) => selectChat(state).lines],
  conversationRows,
);

/** What the list shows: delivered messages and lines in order, then the outbox (chat.md section 3). */
export const selectChatRows = createSelector(
  [
    selectConversation,
    (state: RootState) => selectChat(state).outbox,
    (state: RootState) => selectChat(state).queue,
    (state: RootState) => selectChat(state).phase === 'ended',
  ],
  (conversation, outbox, queue, isEnded): readonly ChatRow[] => [
    ...conversation,
    ...(queue === null ? [] : [queueRow(queue)]),
    ...outbox.map(outgoingRow),
    ...(isEnded ? [endedRow] : []),
  ],
);

/** The messages of others that arrived live, oldest first: the ones to announce. */
export const selectArrivedMessages = createSelector(
  [selectMessages, (state: RootState) => selectChat(state).lastHistoryOrder],
  (messages, lastHistoryOrder): ChatMessage[] => {
    const first = messages.findIndex(({ order }) => order > lastHistoryOrder);
    return first < 0 ? [] : messages.slice(first).filter(({ author }) => author !== 'me');
  },
);

/** "Sam", or who wrote where the lender says no name. */
export const writerOf = ({
  author,
  authorName,
}: Pick<ChatMessage, 'author'> & { authorName?: string | null }): string =>
  author === 'me' ? 'You' : (authorName ?? (author === 'bot' ? 'Assistant' : 'Support'));

/** Who wrote and what; several messages are a count (chat.md section 10, 22; FT-94). */
export function arrivalText(messages: readonly ChatMessage[]): string | null {
  const [message, ...more] = messages;
  if (!message) return null;
  if (more.length > 0) return `${messages.length} new messages`;
  const text = message.text || message.attachments.map(({ name }) => name).join(', ');
  return message.author === 'system' ? text : `${writerOf(message)}: ${text}`;
}

const NUMBER = new Intl.NumberFormat('en-US');

/** Why a draft cannot be sent; null where it can (VAL-CHAT-4). */
export function draftProblem({
  text,
  attachments,
}: Readonly<{ text: string; attachments: readonly unknown[] }>): string | null {
  if (text.trim() === '' && attachments.length === 0) return 'Write a message or add a file first.';
  const excess = text.length - MAX_MESSAGE_LENGTH;
  if (excess <= 0) return null;
  const characters = `${NUMBER.format(excess)} ${excess === 1 ? 'character' : 'characters'}`;
  return `Your message is ${characters} too long. It can have up to ${NUMBER.format(MAX_MESSAGE_LENGTH)}.`;
}

const ANSWER = /^(.+):a$/;

/** The question that a chatbot's answer belongs to (chat.md section 6); null for any other message. */
export const questionIdOf = ({ author, id }: Pick<ChatMessage, 'author' | 'id'>): string | null =>
  author === 'bot' ? (ANSWER.exec(id)?.[1] ?? null) : null;
