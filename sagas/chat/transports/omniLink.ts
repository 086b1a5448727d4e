import * as v from 'valibot';

import { closeCodes, ServerFrame, type ClientFrame } from '#sagas/api/contract/chatSocket.ts';
import type { Socket } from '#sagas/ports.ts';
import { MAX_FRAME_LENGTH } from '#store/chat/limits.ts';

import { ChatError, type ChatErrorCode } from './transport.ts';

export type Answer = Extract<ServerFrame, { requestId?: string }>;
type Request = Exclude<ClientFrame, { action: 'typing' | 'read' }>;
type WithoutId<Frame> = Frame extends unknown ? Omit<Frame, 'requestId'> : never;

interface Waiting {
  readonly answered: (frame: Answer) => void;
  readonly failed: (error: ChatError) => void;
  /** How the request fails if the link is lost. */
  readonly whenLost: ChatErrorCode;
}

export interface LinkSettings {
  readonly openSocket: (address: string) => Socket;
  readonly socketUrl: string;
  readonly newId: () => string;
  /** How long a response may take, in milliseconds. */
  readonly answerMs: number;
}

interface LinkHandlers {
  /** Receives each frame that isn't a response. Also receives `authorized`, before its request does. */
  readonly received: (frame: ServerFrame) => void;
  /** Runs once, after every request failed. Doesn't run after `close`. */
  readonly lost: (code: number) => void;
  /** Runs when a frame was too long to read (FT-92). */
  readonly dropped: () => void;
}

/** One socket of the omni-proxy: its requests with their responses, and its frames. */
export interface OmniLink {
  /** Rejects if the link is lost or no response comes in time. The latter closes the link as lost. */
  ask(
    frame: WithoutId<Request>,
    options?: { readonly whenLost?: ChatErrorCode; readonly withinMs?: number },
  ): Promise<Answer>;
  tell(frame: Exclude<ClientFrame, Request>): void;
  /** Closes the link. Pending requests fail. */
  close(): void;
}

/** Returns how a request fails when the link closes with a code. */
function codeOf(code: number, whenLost: ChatErrorCode): ChatErrorCode {
  if (code === closeCodes.badToken || code === closeCodes.tokenExpired) return 'denied';
  if (code === closeCodes.unknownConversation) return 'ended';
  if (code === closeCodes.frameTooBig && whenLost === 'ambiguous') return 'too-large';
  return whenLost;
}

const lostError = (code: number, whenLost: ChatErrorCode) =>
  new ChatError(codeOf(code, whenLost), `The chat's socket closed: ${code}`);

function parsed(text: string): ServerFrame | null {
  try {
    const frame = v.safeParse(ServerFrame, JSON.parse(text));
    return frame.success ? frame.output : null;
  } catch {
    return null;
  }
}

function createRequests({ newId, answerMs }: LinkSettings, socket: Socket) {
  const waiting = new Map<string, Waiting>();
  return {
    send: (
      frame: WithoutId<Request>,
      whenLost: ChatErrorCode,
      withinMs: number | undefined,
      late: () => void,
    ) =>
      new Promise<Answer>((resolve, reject) => {
        const requestId = newId();
        const timer = setTimeout(late, withinMs ?? answerMs);
        const settle =
          <Value>(done: (value: Value) => void) =>
          (value: Value) => {
            clearTimeout(timer);
            waiting.delete(requestId);
            done(value);
          };
        waiting.set(requestId, { answered: settle(resolve), failed: settle(reject), whenLost });
        socket.send(JSON.stringify({ ...frame, requestId }));
      }),
    of: (frame: ServerFrame): Waiting | undefined =>
      'requestId' in frame && frame.requestId !== undefined
        ? waiting.get(frame.requestId)
        : undefined,
    fail(code: number) {
      for (const { failed, whenLost } of waiting.values()) failed(lostError(code, whenLost));
    },
  };
}

/** Runs a link on an open socket, and handles its end. */
function linkOn(socket: Socket, settings: LinkSettings, { received, lost, dropped }: LinkHandlers) {
  const requests = createRequests(settings, socket);
  let isOver = false;

  /** Fails everything that waits. Returns false if the link was already over. */
  function end(code: number): boolean {
    if (isOver) return false;
    isOver = true;
    requests.fail(code);
    return true;
  }

  function giveUp() {
    socket.close(closeCodes.noPong);
    if (end(closeCodes.noPong)) lost(closeCodes.noPong);
  }

  const link: OmniLink = {
    ask: (frame, { whenLost = 'offline', withinMs } = {}) =>
      isOver
        ? Promise.reject(new ChatError('offline', 'The chat is not connected'))
        : requests.send(frame, whenLost, withinMs, giveUp),
    tell: (frame) => socket.send(JSON.stringify(frame)),
    close() {
      socket.close(closeCodes.left);
      end(closeCodes.left);
    },
  };
  return {
    link,
    receive(text: string) {
      const isTooLong = text.length > MAX_FRAME_LENGTH;
      if (isTooLong && !isOver) dropped();
      const frame = isOver || isTooLong ? null : parsed(text);
      if (!frame) return;
      const waiting = requests.of(frame);
      if (!waiting || frame.type === 'authorized') received(frame);
      // The frame repeats the id of a request, so it is its response.
      waiting?.answered(frame as Answer);
    },
    lose(code: number) {
      if (end(code)) lost(code);
    },
  };
}

/** Opens a link. Rejects with a ChatError if the socket doesn't open. */
export function openLink(
  settings: LinkSettings,
  handlers: LinkHandlers,
  signal?: AbortSignal,
): Promise<OmniLink> {
  const socket = settings.openSocket(settings.socketUrl);
  const own = linkOn(socket, settings, handlers);
  return new Promise((resolve, reject) => {
    const refuse = (code: number) => {
      clearTimeout(opening);
      signal?.removeEventListener('abort', leave);
      reject(lostError(code, 'offline'));
    };
    const leave = () => {
      own.link.close();
      refuse(closeCodes.left);
    };
    const opening = setTimeout(leave, settings.answerMs);
    signal?.addEventListener('abort', leave);
    if (signal?.aborted === true) leave();
    socket.listen({
      opened() {
        clearTimeout(opening);
        resolve(own.link);
      },
      received: (text) => own.receive(text),
      closed(code) {
        refuse(code);
        own.lose(code);
      },
    });
  });
}
