import type { IncomingMessage } from 'node:http';

import type { WebSocket } from 'ws';

export interface SocketRoute {
  /** Bytes of a message. A longer one closes the socket with 1009. */
  readonly maxPayload: number;
  readonly serve: (socket: WebSocket, request: IncomingMessage) => void;
}

export type SocketRoutes = readonly (readonly [path: string, route: SocketRoute])[];
