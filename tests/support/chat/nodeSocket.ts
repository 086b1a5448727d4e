import { WebSocket } from 'ws';

import type { Socket } from '#sagas/ports.ts';

/** A browser's WebSocket port, based on `ws`. */
export function openNodeSocket(address: string): Socket {
  const socket = new WebSocket(address);
  let isClosed = false;
  return {
    listen({ opened, received, closed }) {
      socket.on('open', () => isClosed || opened());
      socket.on('message', (data: Buffer) => isClosed || received(data.toString()));
      // A refused link is closed, too.
      socket.on('error', () => undefined);
      socket.on('close', (code) => isClosed || closed(code));
    },
    send(text) {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close(code) {
      isClosed = true;
      socket.close(code);
    },
  };
}
