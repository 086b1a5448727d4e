import { messageFromFrame } from '#sagas/api/contract/chatSocket.ts';
import { HISTORY_LIMIT } from '#store/chat/limits.ts';
import type { Capabilities } from '#store/chat/messages.ts';
import type { ChatEnd } from '#store/chat/state.ts';

import {
  emitOmniEvent,
  fileKey,
  lose,
  pageOf,
  receive,
  remember,
  type Omni,
  type OmniSettings,
} from './omniFrames.ts';
import { openLink, type Answer, type OmniLink } from './omniLink.ts';
import {
  ChatError,
  type ChatSession,
  type ChatTransport,
  type MessageDraft,
  type Snapshot,
} from './transport.ts';

const ANSWER_MS = 10_000;
const PONG_MS = 5_000;

const capabilities: Readonly<Capabilities> = {
  reconnectsItself: false,
  idempotentSend: true,
  typingPreview: true,
  attachments: true,
  filesAfterEnd: true,
  survey: true,
  endByCustomer: true,
};

/** For a server that gives no reason. */
const UNKNOWN_END: ChatEnd = { reason: 'agent', surveyUrl: null };

const refusalOf = (answer: Answer) =>
  answer.type === 'error'
    ? new ChatError(answer.code, answer.message)
    : new ChatError('fault', `The chat answered with ${answer.type}`);

async function connect(
  omni: Omni,
  session: ChatSession,
  signal: AbortSignal | undefined,
): Promise<Snapshot> {
  omni.session = session;
  const { answerMs = ANSWER_MS } = omni.settings;
  const link: OmniLink = await openLink(
    { ...omni.settings, answerMs },
    {
      received(frame) {
        // More events may follow in the same task.
        if (frame.type === 'authorized') omni.link = link;
        receive(omni, frame);
      },
      lost: (code) => lose(omni, code),
      dropped: () => emitOmniEvent(omni, { type: 'dropped' }),
    },
    AbortSignal.any([omni.leaving.signal, ...(signal ? [signal] : [])]),
  );
  omni.opening = link;
  const answer = await link.ask({
    action: 'authorize',
    token: session.token,
    channelId: session.conversationId,
    protocol: 1,
    lastSeq: omni.newest ?? session.resumeFrom ?? null,
    historyLimit: HISTORY_LIMIT,
  });
  if (answer.type !== 'authorized') throw refusalOf(answer);
  const { history, agentName, resumed } = answer;
  const end = answer.end ?? (answer.ended ? UNKNOWN_END : null);
  return { end, agentName, resumed, newest: history ? pageOf(omni, history) : null };
}

/** Also works for an ended chat, because its history is still readable. */
function openLinkOf({ link }: Omni): OmniLink {
  if (!link) throw new ChatError('offline', 'The chat is not connected');
  return link;
}

function requireLink(omni: Omni): OmniLink {
  if (omni.hasEnded) throw new ChatError('ended', 'The chat has ended');
  return openLinkOf(omni);
}

async function ping(omni: Omni): Promise<void> {
  const { pongMs: withinMs = PONG_MS } = omni.settings;
  await requireLink(omni).ask({ action: 'ping' }, { withinMs });
}

/**
 * Handles an upload without a response. If the socket still works, only the file failed, and its message fails too.
 * Otherwise the message waits for the next link.
 */
async function lostUpload(omni: Omni, error: unknown): Promise<never> {
  if (!(error instanceof ChatError) || error.code !== 'offline') throw error;
  await ping(omni);
  throw new ChatError('fault', error.message);
}

async function upload(omni: Omni, { clientId, attachments }: MessageDraft): Promise<string[]> {
  const ids: string[] = [];
  for (const [index, file] of attachments.entries()) {
    const onProgress = (percent: number) =>
      emitOmniEvent(omni, {
        type: 'upload',
        clientId,
        percent: Math.floor((100 * index + percent) / attachments.length),
      });
    requireLink(omni);
    const { session, uploaded, settings } = omni;
    if (!session) throw new ChatError('offline', 'The chat is not connected');
    const sending = () =>
      settings.upload(file, session, onProgress).catch((error) => lostUpload(omni, error));
    const id = uploaded.get(file.id) ?? (await sending()).id;
    uploaded.set(file.id, id);
    ids.push(id);
  }
  return ids;
}

async function send(omni: Omni, draft: MessageDraft) {
  requireLink(omni);
  const attachmentIds = await upload(omni, draft);
  const { clientId, text } = draft;
  const answer = await requireLink(omni).ask(
    { action: 'sendMessage', clientMessageId: clientId, text, attachmentIds },
    { whenLost: 'ambiguous' },
  );
  if (answer.type !== 'ack') throw refusalOf(answer);
  remember(omni, [answer.message]);
  // The event for this message may still come, and it isn't a jump.
  if (omni.newest !== null && answer.seq === omni.newest + 1) omni.newest = answer.seq;
  return messageFromFrame(answer.message);
}

async function readHistory(omni: Omni, before: string | null, limit: number) {
  const answer = await openLinkOf(omni).ask({ action: 'history', before, limit });
  if (answer.type !== 'history') throw refusalOf(answer);
  return pageOf(omni, answer);
}

async function updateToken(omni: Omni, token: string) {
  const answer = await requireLink(omni).ask({ action: 'refreshToken', token });
  if (answer.type !== 'tokenAccepted') throw refusalOf(answer);
  if (omni.session) omni.session = { ...omni.session, token };
}

function disconnect({ listeners, leaving, opening }: Omni) {
  listeners.clear();
  leaving.abort();
  opening?.close();
  return Promise.resolve();
}

/** The omni-proxy's socket, for the modes nice and stream (chat.md section 4). */
export function createOmni(settings: OmniSettings): ChatTransport {
  const omni: Omni = {
    settings,
    listeners: new Set(),
    uploaded: new Map(),
    addresses: new Map(),
    session: null,
    leaving: new AbortController(),
    opening: null,
    link: null,
    newest: null,
    hasEnded: false,
  };
  return {
    capabilities,
    subscribe(listener) {
      omni.listeners.add(listener);
      return () => void omni.listeners.delete(listener);
    },
    connect: (session, signal) => connect(omni, session, signal),
    history: (before, limit) => readHistory(omni, before, limit),
    send: (draft) => send(omni, draft),
    async attachmentUrl(messageId, attachmentId) {
      const address = omni.addresses.get(fileKey(messageId, attachmentId));
      if (address === undefined || !URL.canParse(address, settings.filesBase))
        throw new ChatError('fault', 'The file has no address');
      return Promise.resolve(new URL(address, settings.filesBase).href);
    },
    typing: (preview) => omni.link?.tell({ action: 'typing', preview }),
    ping: () => ping(omni),
    markRead(order) {
      omni.link?.tell({ action: 'read', seq: order });
      return Promise.resolve();
    },
    updateToken: (token) => updateToken(omni, token),
    async end() {
      const answer = await requireLink(omni).ask({ action: 'endChat' });
      if (answer.type !== 'ok') throw refusalOf(answer);
    },
    disconnect: () => disconnect(omni),
  };
}
