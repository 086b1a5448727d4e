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
  /** Outside production, with mode stream. */
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
  /** Opened by a message: the focus stays where it is (AX-37). */
  isOpenedByMessage: boolean;
  /** In this conversation: a message does not open it again, the launcher counts (CHAT-25). */
  isClosedByBorrower: boolean;
  phase: 'prechat' | 'starting' | 'live' | 'ended';
  mode: ChatMode | null;
  /** When the chat began, in milliseconds since 1970; null before the first. */
  startedAt: number | null;
  /** Of the conversation's transport. */
  capabilities: Capabilities;
  connection: 'idle' | 'connecting' | 'connected' | 'reconnecting' | 'denied';
  /** Ids in the order of the conversation. */
  ids: string[];
  byId: Record<string, ChatMessage>;
  lines: ParticipantLine[];
  outbox: OutgoingMessage[];
  /** The cursor of the older messages; null once the beginning is here. */
  before: string | null;
  isLoadingOlder: boolean;
  /** The highest order of all messages; -1 before the first. */
  lastOrder: number;
  /** The highest order of the history: later messages arrived live, and are announced. */
  lastHistoryOrder: number;
  unread: number;
  /** The name of who is typing. */
  typing: string | null;
  agentName: string | null;
  /** The place in the line. */
  queue: number | null;
  /** Frames of the lender that were too long to be read (FT-92). */
  droppedFrames: number;
  end: ChatEnd | null;
  alert: ChatAlert | null;
  /** The message in the box, which outlives closing the panel. */
  draft: UnsentChat['draft'];
  /** Whether an agent is there now; null before the first answer (CHAT-17, CHAT-18). */
  isAgentHours: boolean | null;
  week: DayHours[] | null;
  /** Agents that a developer may choose (CALL-CHAT-09). */
  agents: ChatAgent[];
  /** Answers of the chatbot that the borrower gave feedback on. */
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

/** Puts a message into its place; one that is known already is replaced. */
export function upsert(state: ChatState, message: ChatMessage) {
  const isKnown = Object.hasOwn(state.byId, message.id);
  state.byId[message.id] = message;
  state.lastOrder = Math.max(state.lastOrder, message.order);
  // Delivered, whatever its status was.
  if (message.clientId !== undefined)
    state.outbox = state.outbox.filter(({ clientId }) => clientId !== message.clientId);
  if (isKnown) return;
  // From the end: most messages arrive in order.
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

/** A message that was written in another chat waits for the borrower to send it again. */
export function holdForeignMessages({ outbox, startedAt }: ChatState) {
  for (const message of outbox) if (message.chatStartedAt !== startedAt) message.status = 'failed';
}

/** Takes the messages an earlier page left unsent, and the draft joined with what is in the box. */
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
          // The page may have gone while it was on its way.
          isUnsure: true,
        }) as const,
    ),
  );
  if (state.phase === 'live') holdForeignMessages(state);
  state.draft = draft;
}

/** Nobody in this tab has asked for it (AX-37). */
export const leavesFocus = (by: ReturnType<typeof chatOpened>['payload']['by']) =>
  by === 'message' || by === 'tab';

/** The alert goes with the last message that was not delivered. */
export function clearUnsent(state: ChatState) {
  const isFailed = state.outbox.some(({ status }) => status === 'failed');
  if (state.alert === 'unsent' && !isFailed) state.alert = null;
}

/** The chat is over: what was on its way has failed, and nothing is asked for any more (chat.md section 3). */
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
