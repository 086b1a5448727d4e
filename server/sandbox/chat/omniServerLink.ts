import type { WebSocket } from 'ws';

import { closeCodes, type ServerFrame } from '#sagas/api/contract/chatSocket.ts';

export interface LinkOptions {
  readonly now: () => number;
  /** A half-open connection: it neither sends nor closes. */
  readonly isSilent: () => boolean;
  /** How long the client may stay silent. */
  readonly idleMs: number;
  /** How long before the token expires the client is warned. */
  readonly warnMs: number;
}

/** The server's end of a client's socket, with its timers. */
export type OmniServerLink = ReturnType<typeof createOmniServerLink>;

/** Our choice: bytes that may wait for a client that doesn't read. */
const MAX_BUFFERED = 4 * 1024 * 1024;

export function createOmniServerLink(
  socket: WebSocket,
  { now, isSilent, idleMs, warnMs }: LinkOptions,
) {
  let idle: NodeJS.Timeout | undefined;
  let ofToken: NodeJS.Timeout[] = [];

  const forgetToken = () => {
    for (const timer of ofToken) clearTimeout(timer);
    ofToken = [];
  };

  const link = {
    send(frame: ServerFrame): void {
      if (isSilent() || socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > MAX_BUFFERED) socket.terminate();
      else socket.send(JSON.stringify(frame));
    },
    close(code: number): void {
      if (!isSilent()) socket.close(code);
    },
    /** Without a close frame. */
    cut: () => socket.terminate(),
    /** Restarts the idle time, because the client is active. */
    awaitNext(): void {
      clearTimeout(idle);
      idle = setTimeout(() => {
        link.awaitNext();
        link.close(closeCodes.idle);
      }, idleMs).unref();
    },
    watchToken(expiresAt: number): void {
      forgetToken();
      const leftMs = expiresAt - now();
      const warn = () => link.send({ type: 'tokenExpiring', expiresAt });
      const end = () => link.close(closeCodes.tokenExpired);
      ofToken = [
        setTimeout(warn, Math.max(0, leftMs - warnMs)).unref(),
        setTimeout(end, leftMs).unref(),
      ];
    },
    release(): void {
      clearTimeout(idle);
      forgetToken();
    },
  };
  return link;
}
