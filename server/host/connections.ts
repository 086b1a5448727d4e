import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Keeps idle connections as long as there is room: the one that is idle longest makes it. */
export function createConnections({ most }: { readonly most: number }) {
  const open = new Set<Socket>();
  /** Longest idle first. */
  const idle = new Set<Socket>();

  return {
    /** Counts a new connection. */
    opened(socket: Socket): void {
      open.add(socket);
      socket.once('close', () => {
        open.delete(socket);
        idle.delete(socket);
      });
      const [longestIdle] = idle;
      if (open.size > most) longestIdle?.destroy();
    },

    /** A request of this connection is being answered. */
    busy(socket: Socket): void {
      idle.delete(socket);
    },

    /** Every request of this connection has its answer. */
    answered(socket: Socket): void {
      if (!socket.destroyed) idle.add(socket);
    },
  };
}

/** chosen: no browser sends a request before the last one's answer (S7). */
const MOST_WAITING = 100;

/** Answers one request of a connection at a time: a client that sends many at once gets no more at once than others. */
export function inTurn(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, (() => void)[]>();

  return (request, response) => {
    const { socket } = request;
    const answer = () => {
      response.once('close', () => {
        const next = waiting.get(socket)?.shift();
        if (next && !socket.destroyed) next();
        else waiting.delete(socket);
      });
      listener(request, response);
    };
    const before = waiting.get(socket);
    if (!before) {
      waiting.set(socket, []);
      answer();
    } else if (before.length < MOST_WAITING) before.push(answer);
    else socket.destroy();
  };
}
