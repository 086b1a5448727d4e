import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** What a connection or a request was refused for. */
export type RefusingLimit =
  | 'connections'
  | 'address'
  | 'pipeline'
  | 'pace'
  | 'size'
  | 'path'
  | 'head';

export type OnRefused = (limit: RefusingLimit) => void;

export interface Places {
  /** Idle connections are closed above this number. */
  readonly kept: number;
  /** Maximum number of connections per address. */
  readonly ofAddress: number;
}

const WORDS_OF_NETWORK = 4;

/** Returns who owns a connection: an IPv4 address, or an IPv6 network, whose owner has all of its addresses. */
export function holderOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address;
  const [start = [], end] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const missing = 8 - start.length - (end?.length ?? 0);
  const words = end ? [...start, ...Array.from({ length: missing }, () => '0'), ...end] : start;
  return words.slice(0, WORDS_OF_NETWORK).join(':').toLowerCase();
}

/** Calls back after all data that has arrived is read. A busy process reads it only in its next turn. */
export function whenRead(callback: () => void): void {
  setImmediate(() => setImmediate(callback));
}

/** Closes a connection unless data has arrived on it. */
export function closeUnheard(socket: Socket, onHeard: () => void = () => undefined): void {
  const before = socket.bytesRead;
  whenRead(() => {
    if (socket.destroyed) return;
    if (socket.bytesRead === before) socket.destroy();
    else onHeard();
  });
}

const countOf = (open: ReadonlyMap<Socket, string>, holder: string): number =>
  [...open.values()].filter((one) => one === holder).length;

/**
 * Keeps idle connections while there is room. Otherwise closes the one that has been idle longest, or else the one
 * that has been open longest without a request.
 */
export function createConnections({ kept, ofAddress }: Places, onRefused: OnRefused) {
  const open = new Map<Socket, string>();
  /** Longest idle first. */
  const idle = new Set<Socket>();
  /** Connections without a request so far, longest open first. */
  const unasked = new Set<Socket>();
  /** Number of unanswered requests per connection. */
  const unanswered = new WeakMap<Socket, number>();

  function forget(socket: Socket): void {
    open.delete(socket);
    idle.delete(socket);
    unasked.delete(socket);
  }

  function freePlaceFor(socket: Socket, holder: string): void {
    const hasTooMany = countOf(open, holder) > ofAddress;
    if (!hasTooMany && open.size <= kept) return;
    const leaving = hasTooMany
      ? [...idle].find((one) => open.get(one) === holder)
      : [...idle, ...unasked][0];
    if (!leaving) {
      if (!hasTooMany) return;
      onRefused('address');
      socket.destroy();
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
    /** Counts a new connection. Closes it if its address has too many in use. */
    opened(socket: Socket): void {
      const holder = holderOf(socket.remoteAddress ?? '');
      open.set(socket, holder);
      socket.once('close', () => forget(socket));
      freePlaceFor(socket, holder);
      unasked.add(socket);
    },

    asked(socket: Socket): void {
      idle.delete(socket);
      unasked.delete(socket);
      unanswered.set(socket, (unanswered.get(socket) ?? 0) + 1);
    },

    answered(socket: Socket): void {
      const left = (unanswered.get(socket) ?? 1) - 1;
      unanswered.set(socket, left);
      if (left === 0 && !socket.destroyed) idle.add(socket);
    },
  };
}

/** Our choice: far above any browser, which sends a request only after the previous answer (S7). */
const MAX_WAITING_REQUESTS = 100;

/**
 * Answers a connection's requests one at a time, so a client that sends many at once isn't served more than others.
 */
export function inTurn(
  listener: RequestListener,
  onRefused: OnRefused = () => undefined,
): RequestListener {
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
    } else if (before.length < MAX_WAITING_REQUESTS) before.push(answer);
    else {
      onRefused('pipeline');
      socket.destroy();
    }
  };
}
