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

/** Whether files can be sent. Chatbots read only text (chat.md section 6). */
export const selectTakesAttachments = (state: RootState): boolean =>
  selectChat(state).capabilities.attachments;

/** Whether files can be opened: only while the transport knows where they are. */
export const selectOpensFiles = (state: RootState): boolean => {
  const { phase, capabilities } = selectChat(state);
  return phase !== 'ended' || capabilities.filesAfterEnd;
};

/** Whether older messages can be loaded. An ended chat has released its transport (chat.md section 3). */
export const selectHasOlder = (state: RootState): boolean => {
  const { phase, before } = selectChat(state);
  return before !== null && phase !== 'ended';
};

/** Https, or a local address such as the sandbox's. */
const isSafeLink = ({ protocol, hostname }: URL) =>
  protocol === 'https:' || (protocol === 'http:' && isLoopbackName(hostname));

/** CHAT-09. Returns null if the address isn't safe. */
export const selectSurveyUrl = (state: RootState): string | null => {
  const address = selectChat(state).end?.surveyUrl ?? null;
  return address !== null && URL.canParse(address) && isSafeLink(new URL(address)) ? address : null;
};

/** Whether the form asks for an agent: only for the stream chat outside production (CHAT-04, A-79). */
export const asksAgentId = (mode: ChatMode, production: boolean): boolean =>
  mode === 'stream' && !production;

export const selectAsksAgentId = (state: RootState): boolean =>
  asksAgentId(selectChatMode(state), isProduction);

/** Prefills what the lender already knows (AX-22). */
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

/** Whether the chat has files that can no longer be opened. */
export const selectHasClosedFiles = (state: RootState): boolean =>
  !selectOpensFiles(state) &&
  selectMessages(state).some(({ attachments }) => attachments.length > 0);

const selectConversation = createSelector(
  [selectMessages, (state: RootState) => selectChat(state).lines],
  conversationRows,
);

/** Returns the rows of the list: messages and system lines in order, then the outbox (chat.md section 3). */
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

/** Returns live messages from others, oldest first, for announcements. */
export const selectArrivedMessages = createSelector(
  [selectMessages, (state: RootState) => selectChat(state).lastHistoryOrder],
  (messages, lastHistoryOrder): ChatMessage[] => {
    const first = messages.findIndex(({ order }) => order > lastHistoryOrder);
    return first < 0 ? [] : messages.slice(first).filter(({ author }) => author !== 'me');
  },
);

/** Returns "Sam", or the role if the lender gives no name. */
export const writerOf = ({
  author,
  authorName,
}: Pick<ChatMessage, 'author'> & { authorName?: string | null }): string =>
  author === 'me' ? 'You' : (authorName ?? (author === 'bot' ? 'Assistant' : 'Support'));

/** Describes a new message, or the number of messages if there are several (chat.md section 10, 22; FT-94). */
export function arrivalText(messages: readonly ChatMessage[]): string | null {
  const [message, ...more] = messages;
  if (!message) return null;
  if (more.length > 0) return `${messages.length} new messages`;
  const text = message.text || message.attachments.map(({ name }) => name).join(', ');
  return message.author === 'system' ? text : `${writerOf(message)}: ${text}`;
}

const NUMBER = new Intl.NumberFormat('en-US');

/** Returns why a draft can't be sent, or null if it can (VAL-CHAT-4). */
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

/** Returns the question that a chatbot's answer belongs to, or null for other messages (chat.md section 6). */
export const questionIdOf = ({ author, id }: Pick<ChatMessage, 'author' | 'id'>): string | null =>
  author === 'bot' ? (ANSWER.exec(id)?.[1] ?? null) : null;
