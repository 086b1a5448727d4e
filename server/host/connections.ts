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
