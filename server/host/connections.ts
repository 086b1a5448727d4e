import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

export interface Places {
  /** How many connections there are before idle ones are closed. */
  readonly kept: number;
  /** How many one address may have at once. */
  readonly ofAddress: number;
}

const WORDS_OF_NETWORK = 4;

/** Who holds a connection: an IPv4 address, or the network of an IPv6 address, whose owner has all the rest of it. */
export function holderOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address;
  const [start = [], end] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const missing = 8 - start.length - (end?.length ?? 0);
  const words = end ? [...start, ...Array.from({ length: missing }, () => '0'), ...end] : start;
  return words.slice(0, WORDS_OF_NETWORK).join(':').toLowerCase();
}

/** Calls back when whatever has arrived by now is read: a busy process finds it only in its next turn. */
export function whenRead(callback: () => void): void {
  setImmediate(() => setImmediate(callback));
}

/** Closes a connection, unless something has arrived on it. */
export function closeUnheard(socket: Socket, onHeard: () => void = () => undefined): void {
  const before = socket.bytesRead;
  whenRead(() => {
    if (socket.destroyed) return;
    if (socket.bytesRead === before) socket.destroy();
    else onHeard();
  });
}

/**
 * Keeps idle connections as long as there is room. The one that is idle longest makes it, or else the one that is open
 * longest without a request.
 */
export function createConnections({ kept, ofAddress }: Places) {
  const open = new Map<Socket, string>();
  /** Longest idle first. */
  const idle = new Set<Socket>();
  /** Without a request so far, longest open first. */
  const unasked = new Set<Socket>();
  /** How many requests of a connection have no answer. */
  const unanswered = new WeakMap<Socket, number>();

  const heldBy = (holder: string) => [...open.values()].filter((one) => one === holder).length;

  function forget(socket: Socket): void {
    open.delete(socket);
    idle.delete(socket);
    unasked.delete(socket);
  }

  function freePlaceFor(socket: Socket, holder: string): void {
    const hasTooMany = heldBy(holder) > ofAddress;
    if (!hasTooMany && open.size <= kept) return;
    const leaving = hasTooMany
      ? [...idle].find((one) => open.get(one) === holder)
      : [...idle, ...unasked][0];
    if (!leaving) {
      if (hasTooMany) socket.destroy();
      return;
    }
    const holderOfIt = open.get(leaving) ?? holder;
    forget(leaving);
    closeUnheard(leaving, () => {
      open.set(leaving, holderOfIt);
      freePlaceFor(socket, holder);
    });
  }

  return {
    /** Counts a new connection; closes it where its address has too many that are in use. */
    opened(socket: Socket): void {
      const holder = holderOf(socket.remoteAddress ?? '');
      open.set(socket, holder);
      socket.once('close', () => forget(socket));
      freePlaceFor(socket, holder);
      unasked.add(socket);
    },

    /** A request of this connection has arrived. */
    asked(socket: Socket): void {
      idle.delete(socket);
      unasked.delete(socket);
      unanswered.set(socket, (unanswered.get(socket) ?? 0) + 1);
    },

    /** A request of this connection has its answer. */
    answered(socket: Socket): void {
      const left = (unanswered.get(socket) ?? 1) - 1;
      unanswered.set(socket, left);
      if (left === 0 && !socket.destroyed) idle.add(socket);
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
