import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

import { WebSocketServer } from 'ws';

import { endWith } from '#server/host/listener.ts';
import { isOwnSocketOrigin } from '#server/sandbox/http/origins.ts';
import type { World } from '#server/sandbox/world.ts';

import { omniSocket } from './omniSocket.ts';
import type { SocketRoutes } from './socketRoute.ts';
import { twilioSocket } from './twilioSocket.ts';
import { TWILIO_SOCKET_PATH } from './twilioStandIn.ts';

function routesOf(world: World): SocketRoutes {
  const { lenders } = world;
  const sockets = [...lenders.values()].map(({ brand }) => brand.chat.omni.socketUrl);
  const omni = omniSocket(world);
  const own = [...new Set(sockets)].filter((url) => url.startsWith('/'));
  const { chats: conversations, now, publicProtocol } = world;
  return [
    ...own.map((path) => [path, omni] as const),
    [
      TWILIO_SOCKET_PATH,
      twilioSocket({ conversations, now, ...(publicProtocol && { publicProtocol }) }),
    ],
  ];
}

function pathOf({ url = '' }: IncomingMessage): string | null {
  const address = `http://localhost${url}`;
  return url.startsWith('/') && URL.canParse(address) ? new URL(address).pathname : null;
}

/** Upgrades known sockets for our own pages, and refuses all others. */
export function createUpgrades(world: World, routes = routesOf(world)) {
  const servers = new Map(
    routes.map(([path, { maxPayload, serve }]) => {
      const server = new WebSocketServer({ noServer: true, maxPayload, perMessageDeflate: false });
      server.on('connection', (socket, request) => {
        // Without a listener, an invalid frame would end the process. ws closes the socket itself.
        socket.on('error', () => undefined);
        serve(socket, request);
      });
      return [path, server] as const;
    }),
  );
  return {
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
      const server = servers.get(pathOf(request) ?? '');
      if (!server) endWith(socket, 404);
      else if (!isOwnSocketOrigin(request.headers, world.brandHosts)) endWith(socket, 403);
      else
        server.handleUpgrade(request, socket, head, (opened) =>
          server.emit('connection', opened, request),
        );
    },
    close(): void {
      for (const server of servers.values())
        for (const socket of server.clients) socket.terminate();
    },
  };
}
