import * as v from 'valibot';
import type { RawData, WebSocket } from 'ws';

import { ClientFrame, closeCodes } from '#sagas/api/contract/chatSocket.ts';
import type { Limit } from '#server/rateLimits.ts';
import type { World } from '#server/sandbox/world.ts';

import {
  answerMember,
  authorize,
  errorFrame,
  type Member,
  type OmniClient,
} from './omniAnswers.ts';
import { createOmniServerLink } from './omniServerLink.ts';
import type { SocketRoute } from './socketRoute.ts';

export interface OmniLimits {
  /** The socket closes if the client sends no frame for this long. */
  readonly idleMs: number;
  /** How long before the token expires the client is warned. */
  readonly warnMs: number;
  readonly messages: Limit;
}

/** Chat.md sections 3 and 4. Our choice: messages a minute, far above a fast typist. */
const LIMITS: OmniLimits = {
  idleMs: 120_000,
  warnMs: 3 * 60_000,
  messages: { most: 120, windowMs: 60_000 },
};
const MAX_PAYLOAD = 128 * 1024;

const RequestId = v.object({ requestId: v.pipe(v.string(), v.maxLength(100)) });

function contentOf(data: RawData, isBinary: boolean): unknown {
  if (isBinary || !Buffer.isBuffer(data)) return undefined;
  try {
    return JSON.parse(data.toString());
  } catch {
    return undefined;
  }
}

/** Serves one client's socket (chat.md section 4). */
function serve(world: World, socket: WebSocket, { idleMs, warnMs, messages }: OmniLimits): void {
  let member: Member | null = null;
  const isSilent = () => member?.conversation.failures.isSilent() ?? false;
  const link = createOmniServerLink(socket, { now: world.now, isSilent, idleMs, warnMs });
  const client: OmniClient = { world, link, messages };

  function receive(content: unknown): void {
    const read = v.safeParse(ClientFrame, content);
    const frame = read.success ? read.output : null;
    if (frame?.action === 'ping') {
      const serverTime = new Date(world.now()).toISOString();
      link.send({ type: 'pong', requestId: frame.requestId, serverTime });
      return;
    }
    if (member && frame) answerMember(client, member, frame);
    else if (member) {
      const { requestId } = v.is(RequestId, content) ? content : {};
      link.send(errorFrame(requestId, 'fault', 'The frame is not known.'));
    } else if (frame?.action === 'authorize')
      authorize(client, frame, (joined) => {
        member = joined;
        link.awaitNext();
      });
    else link.close(closeCodes.badToken);
  }

  link.awaitNext();
  socket.on('message', (data, isBinary) => {
    // A closing socket may still receive.
    if (isSilent() || socket.readyState !== socket.OPEN) return;
    // Only an authorized client stays connected with pings.
    if (member) link.awaitNext();
    receive(contentOf(data, isBinary));
  });
  socket.on('close', () => {
    member?.leave();
    link.release();
  });
}

/** Creates the omni-proxy's socket. */
export const omniSocket = (world: World, limits: Partial<OmniLimits> = {}): SocketRoute => ({
  maxPayload: MAX_PAYLOAD,
  serve: (socket) => serve(world, socket, { ...LIMITS, ...limits }),
});
