import { once } from 'node:events';

import { WebSocket } from 'ws';

import { type ClientFrame, type ServerFrame } from '#sagas/api/contract/chatSocket.ts';

export const OMNI_SOCKET = '/service-omni-proxy/external/api/v1/chat/socket';

type WithoutId<Frame> = Frame extends unknown ? Omit<Frame, 'requestId'> : never;
type Sent = WithoutId<ClientFrame>;

/** A client of the chat's socket that records every frame. */
export interface OmniClient {
  readonly socket: WebSocket;
  /** The frames that arrived and weren't taken. */
  readonly frames: ServerFrame[];
  /** Sends a frame unchanged. */
  raw(content: unknown): void;
  /** Sends a request. Takes its response out of the frames. */
  ask(frame: Sent): Promise<ServerFrame>;
  next<Type extends ServerFrame['type']>(type: Type): Promise<Extract<ServerFrame, { type: Type }>>;
  authorize(
    channelId: string,
    token: string,
    lastSeq?: number | null,
  ): Promise<Extract<ServerFrame, { type: 'authorized' }>>;
  /** Resolves with the close code. */
  readonly closed: Promise<number>;
}

export async function anOmniClient(address: string): Promise<OmniClient> {
  const socket = new WebSocket(address);
  const frames: ServerFrame[] = [];
  const waiting = new Set<() => void>();
  let lastId = 0;
  socket.on('message', (data: Buffer) => {
    frames.push(JSON.parse(data.toString()) as ServerFrame);
    for (const check of waiting) check();
  });
  socket.on('error', () => undefined);
  const closed = once(socket, 'close').then(([code]) => code as number);

  /** Takes the first matching frame. Rejects if the socket closes first. */
  const take = (fits: (frame: ServerFrame) => boolean) =>
    new Promise<ServerFrame>((resolve, reject) => {
      const check = () => {
        const index = frames.findIndex(fits);
        const [found] = index === -1 ? [] : frames.splice(index, 1);
        if (!found) return;
        waiting.delete(check);
        resolve(found);
      };
      waiting.add(check);
      check();
      void closed.then((code) => {
        if (waiting.delete(check)) reject(new Error(`The socket closed: ${code}`));
      });
    });

  const client: OmniClient = {
    socket,
    frames,
    closed,
    raw(content) {
      socket.send(typeof content === 'string' ? content : JSON.stringify(content));
    },
    ask(frame) {
      lastId += 1;
      const requestId = `r${lastId}`;
      client.raw({ ...frame, requestId });
      return take((found) => 'requestId' in found && found.requestId === requestId);
    },
    next: (type) => take((found) => found.type === type) as never,
    async authorize(channelId, token, lastSeq = null) {
      const answer = await client.ask({
        action: 'authorize',
        token,
        channelId,
        protocol: 1,
        lastSeq,
        historyLimit: 20,
      });
      if (answer.type !== 'authorized') throw new Error(JSON.stringify(answer));
      return answer;
    },
  };
  await once(socket, 'open');
  return client;
}
