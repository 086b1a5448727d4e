import {
  MAX_RESUMED_EVENTS,
  type ClientFrame,
  type ServerFrame,
} from '#sagas/api/contract/chatSocket.ts';
import type { Socket, StoredFiles } from '#sagas/ports.ts';
import { chatEndOf, type ConversationEvent } from '#server/sandbox/chat/conversation.ts';
import { createConversations } from '#server/sandbox/chat/conversations.ts';

type Handlers = Parameters<Socket['listen']>[0];

/** Null for an event that closes the socket. `fileUrl` is the address of every file, instead of the sandbox's own. */
function frameOf(event: ConversationEvent, fileUrl: string | null): ServerFrame | null {
  if (event.type === 'tokenExpired') return null;
  if (event.type !== 'message' || fileUrl === null) return event;
  const { message } = event;
  const attachments = message.attachments.map((file) => ({ ...file, url: fileUrl }));
  return { ...event, message: { ...message, attachments } };
}

/** The omni-proxy in memory, with one conversation whose links a test can make fail. */
export function fakeOmni() {
  const chats = createConversations(() => Date.now());
  const { conversation, token } = chats.start({
    mode: 'stream',
    orgCode: 'LARKMERE',
    customerName: 'Mira',
    email: 'mira@mail.example',
    skill: 'White Label',
    tag: 'heloc',
    welcome: '',
    agentId: null,
    signedInAs: null,
  });
  const state = {
    isUp: true,
    isSilent: false,
    losesNextAck: false,
    dropsAtOnce: false,
    deniesToken: false,
    refusesNewToken: false,
    fileUrl: null as string | null,
    /** Requests for a page get no response. */
    losesHistory: false,
    /** How many of the next events get lost. */
    losesFrames: 0,
    /** When the copies of an event arrive, in milliseconds. Empty for one that gets lost. */
    copies: (): readonly number[] => [0],
    /** The number of sockets opened so far. */
    opened: 0,
    /** The number of open sockets. */
    open: 0,
    pings: 0,
    /** Every frame of the client except pings. */
    received: [] as ClientFrame[],
  };
  const downloads: { readonly address: string; readonly token: string | null }[] = [];
  /** The contents of chosen files, which outlive a page. */
  const contents = new Map<string, Blob>();
  const files: StoredFiles = {
    read: (id) => Promise.resolve(contents.get(id) ?? null),
    write: async (id, content) => void contents.set(id, new Blob([await content.arrayBuffer()])),
    remove: (id) => Promise.resolve(void contents.delete(id)),
    clear: () => Promise.resolve(contents.clear()),
  };
  const cuts = new Set<(code: number) => void>();

  function openSocket(): Socket {
    let handlers: Handlers | null = null;
    let isOpen = false;
    let unsubscribe = () => undefined as void;
    state.opened += 1;

    const later = (act: () => void, ms = 0) => void setTimeout(act, 1 + ms);
    const tell = (frame: ServerFrame | null, ms = 0) =>
      later(() => {
        if (isOpen && !state.isSilent && frame) handlers?.received(JSON.stringify(frame));
      }, ms);
    function leave() {
      if (isOpen) state.open -= 1;
      isOpen = false;
      unsubscribe();
      cuts.delete(cut);
    }
    function cut(code: number) {
      leave();
      later(() => handlers?.closed(code));
    }
    cuts.add(cut);

    function authorize(frame: Extract<ClientFrame, { action: 'authorize' }>) {
      if (state.deniesToken || chats.check(conversation, frame.token) !== 'good') {
        cut(4401);
        return;
      }
      const { lastSeq, requestId, historyLimit } = frame;
      const { agentName, isEnded: ended } = conversation;
      const end = chatEndOf(conversation);
      const common = {
        type: 'authorized',
        requestId,
        ended,
        agentName,
        ...(end && { end }),
      } as const;
      const missed = lastSeq === null ? [] : chats.since(conversation, lastSeq);
      const gap = missed.length > MAX_RESUMED_EVENTS;
      if (lastSeq === null || gap)
        tell({
          ...common,
          gap,
          seq: chats.newestSeq(conversation),
          resumed: false,
          history: chats.page(conversation, null, historyLimit),
        });
      else {
        tell({ ...common, gap, seq: lastSeq, resumed: true });
        for (const event of missed) tell(frameOf(event, state.fileUrl));
      }
      unsubscribe = chats.subscribe(conversation, (event) => {
        if (state.losesFrames > 0) state.losesFrames -= 1;
        else for (const ms of state.copies()) tell(frameOf(event, state.fileUrl), ms);
      });
    }

    function answer(frame: ClientFrame) {
      switch (frame.action) {
        case 'authorize':
          authorize(frame);
          break;
        case 'ping':
          tell({ type: 'pong', requestId: frame.requestId, serverTime: '' });
          break;
        case 'history':
          if (state.losesHistory) break;
          tell({
            type: 'history',
            requestId: frame.requestId,
            ...chats.page(conversation, frame.before, frame.limit),
          });
          break;
        case 'sendMessage': {
          const { requestId, text, clientMessageId } = frame;
          if (conversation.isEnded) tell({ type: 'error', requestId, code: 'ended', message: '' });
          else if (text === 'refuse me')
            tell({ type: 'error', requestId, code: 'fault', message: 'No.' });
          else {
            const message = chats.say(conversation, { author: 'me', text, clientMessageId });
            if (state.losesNextAck) {
              state.losesNextAck = false;
              cut(1006);
            } else tell({ type: 'ack', requestId, seq: message.seq, message });
          }
          break;
        }
        case 'refreshToken':
          tell(
            state.refusesNewToken
              ? { type: 'error', requestId: frame.requestId, code: 'denied', message: '' }
              : { type: 'tokenAccepted', requestId: frame.requestId, expiresAt: 0 },
          );
          break;
        case 'endChat':
          tell({ type: 'ok', requestId: frame.requestId });
          chats.end(conversation, 'customer');
          break;
        default:
      }
    }

    return {
      listen(given) {
        handlers = given;
        later(() => {
          if (!state.isUp) {
            cut(1006);
            return;
          }
          isOpen = true;
          state.open += 1;
          handlers?.opened();
          if (state.dropsAtOnce) cut(1012);
        });
      },
      send(text) {
        if (!isOpen || state.isSilent) return;
        const frame = JSON.parse(text) as ClientFrame;
        if (frame.action === 'ping') state.pings += 1;
        else state.received.push(frame);
        answer(frame);
      },
      close() {
        handlers = null;
        leave();
      },
    };
  }

  return {
    chats,
    conversation,
    token,
    state,
    downloads,
    contents,
    ports: {
      openSocket,
      download: ({ address, token }: { address: string; token: string | null }) =>
        Promise.resolve(downloads.push({ address, token }) > 0),
      claim: ([key = '']: readonly string[]) => Promise.resolve({ key, files }),
    },
    say: (text: string) => chats.say(conversation, { author: 'agent', authorName: 'Dana', text }),
    drop: () => {
      for (const cut of cuts) cut(1006);
    },
    /** Returns the stored texts, in order. */
    texts: () =>
      conversation.log.flatMap((event) => (event.type === 'message' ? [event.message.text] : [])),
  };
}
