import type { chatOpened } from './actions.ts';
import type { ChatAlert } from './alerts.ts';
import type { DayHours } from './hours.ts';
import {
  noCapabilities,
  type Capabilities,
  type ChatMessage,
  type ChatMode,
  type EndReason,
  type OutgoingMessage,
  type ParticipantLine,
  type UnsentChat,
} from './messages.ts';

/** The pre-chat form (CHAT-03, CHAT-04). */
export interface PreChatForm {
  name: string;
  email: string;
  /** Only outside production with mode stream. */
  agentId?: string;
}

export interface ChatAgent {
  chatId: string;
  name: string | null;
}

export interface ChatEnd {
  reason: EndReason;
  surveyUrl: string | null;
}

export interface ChatState {
  isOpen: boolean;
  /** True if a message opened the chat, so focus doesn't move (AX-37). */
  isOpenedByMessage: boolean;
  /** True if the borrower closed this conversation. New messages then only raise the launcher's count (CHAT-25). */
  isClosedByBorrower: boolean;
  phase: 'prechat' | 'starting' | 'live' | 'ended';
  mode: ChatMode | null;
  /** Milliseconds since 1970, or null before the first chat. */
  startedAt: number | null;
  capabilities: Capabilities;
  connection: 'idle' | 'connecting' | 'connected' | 'reconnecting' | 'denied';
  /** In conversation order. */
  ids: string[];
  byId: Record<string, ChatMessage>;
  lines: ParticipantLine[];
  outbox: OutgoingMessage[];
  /** Cursor of older messages, or null once the beginning is loaded. */
  before: string | null;
  isLoadingOlder: boolean;
  /** Highest order of all messages, or -1 before the first. */
  lastOrder: number;
  /** Highest order in the history. Later messages arrived live and are announced. */
  lastHistoryOrder: number;
  unread: number;
  typing: string | null;
  agentName: string | null;
  /** Position in the queue. */
  queue: number | null;
  /** Frames from the lender over the limit (FT-92). */
  droppedFrames: number;
  end: ChatEnd | null;
  alert: ChatAlert | null;
  /** The message in the box. Survives closing the panel. */
  draft: UnsentChat['draft'];
  /** Whether an agent is available now, or null until we know (CHAT-17, CHAT-18). */
  isAgentHours: boolean | null;
  week: DayHours[] | null;
  /** Agents that a developer can choose (CALL-CHAT-09). */
  agents: ChatAgent[];
  /** Chatbot answers that the borrower already rated. */
  rated: string[];
}

export const emptyConversation = {
  connection: 'idle',
  ids: [],
  byId: {},
  lines: [],
  outbox: [],
  before: null,
  isLoadingOlder: false,
  lastOrder: -1,
  lastHistoryOrder: -1,
  unread: 0,
  typing: null,
  agentName: null,
  queue: null,
  droppedFrames: 0,
  end: null,
  alert: null,
  rated: [],
} satisfies Partial<ChatState>;

export const noDraft = (): ChatState['draft'] => ({ text: '', attachments: [] });

export const initialChat: ChatState = {
  ...emptyConversation,
  isOpen: false,
  isOpenedByMessage: false,
  isClosedByBorrower: false,
  phase: 'prechat',
  mode: null,
  startedAt: null,
  capabilities: noCapabilities,
  draft: noDraft(),
  isAgentHours: null,
  week: null,
  agents: [],
};

const isBefore = (one: ChatMessage, other: ChatMessage) =>
  one.order === other.order ? one.id < other.id : one.order < other.order;

/** Inserts a message in order, or replaces the one with the same id. */
export function upsert(state: ChatState, message: ChatMessage) {
  const isKnown = Object.hasOwn(state.byId, message.id);
  state.byId[message.id] = message;
  state.lastOrder = Math.max(state.lastOrder, message.order);
  // The message is delivered, so it leaves the outbox.
  if (message.clientId !== undefined)
    state.outbox = state.outbox.filter(({ clientId }) => clientId !== message.clientId);
  if (isKnown) return;
  // Searches from the end, because most messages arrive in order.
  let at = state.ids.length;
  for (; at > 0; at -= 1) {
    const earlier = state.byId[state.ids[at - 1] ?? ''];
    if (!earlier || !isBefore(message, earlier)) break;
  }
  state.ids.splice(at, 0, message.id);
}

export const isUnseen = (state: ChatState, { isSeen }: { isSeen: boolean }, message: ChatMessage) =>
  !isSeen && message.author !== 'me' && !Object.hasOwn(state.byId, message.id);

export const findOutgoing = ({ outbox }: ChatState, id: string) =>
  outbox.find(({ clientId }) => clientId === id);

/** Holds messages written in another chat until the borrower sends them again. */
export function holdForeignMessages({ outbox, startedAt }: ChatState) {
  for (const message of outbox) if (message.chatStartedAt !== startedAt) message.status = 'failed';
}

/** Restores the messages that an earlier page left unsent and joins its draft with the one in the box. */
export function restoreUnsent(state: ChatState, { draft, outbox }: UnsentChat) {
  const delivered = new Set(Object.values(state.byId).map(({ clientId }) => clientId));
  const earlier = outbox.filter(
    ({ clientId }) => !delivered.has(clientId) && !findOutgoing(state, clientId),
  );
  state.outbox.unshift(
    ...earlier.map(
      (message) =>
        ({
          ...message,
          status: message.status === 'failed' || state.phase === 'ended' ? 'failed' : 'queued',
          // The page may have closed while sending.
          isUnsure: true,
        }) as const,
    ),
  );
  if (state.phase === 'live') holdForeignMessages(state);
  state.draft = draft;
}

/** Whether the focus stays, because the user didn't open the chat in this tab (AX-37). */
export const leavesFocus = (by: ReturnType<typeof chatOpened>['payload']['by']) =>
  by === 'message' || by === 'tab';

/** Clears the alert when the last undelivered message is gone. */
export function clearUnsent(state: ChatState) {
  const isFailed = state.outbox.some(({ status }) => status === 'failed');
  if (state.alert === 'unsent' && !isFailed) state.alert = null;
}

/** Ends the conversation: messages being sent fail, and pending requests are dropped (chat.md section 3). */
export function endConversation(state: ChatState, end: ChatEnd) {
  state.phase = 'ended';
  state.connection = 'idle';
  state.end = end;
  state.typing = null;
  state.queue = null;
  state.isLoadingOlder = false;
  if (state.alert === 'reconnecting') state.alert = null;
  // ALERT-06
  if (end.reason === 'error') state.alert = 'failed';
  for (const message of state.outbox) message.status = 'failed';
}
