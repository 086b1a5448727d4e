import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';

import { holderOf } from '#server/host/connections.ts';
import type { UpgradeListener } from '#server/host/listener.ts';
import { routeOf } from '#server/contractRoutes.ts';
import { refuseUnrouted } from '#server/unrouted.ts';

import { handlersOf } from './calls/calls.ts';
import { chatFileRoutes } from './chat/chatFiles.ts';
import { createUpgrades } from './chat/upgrades.ts';
import { brandRoutes } from './console/brandPage.ts';
import { consoleRoutes } from './console/consolePage.ts';
import { contractRoutes } from './contractPage/contractPage.ts';
import { controlRoutes } from './control/control.ts';
import type { SandboxEnv } from './http/env.ts';
import type { Connection } from './http/faults.ts';
import { serveCall } from './http/serveCall.ts';
import { mainSiteRoutes } from './mainSite/mainSite.ts';
import { HttpError, refusedWith } from './httpError.ts';
import { seed } from './seed.ts';
import { twilioMediaRoutes } from './chat/twilioMedia.ts';
import { createWorld, type SandboxOptions } from './world.ts';

export interface Sandbox {
  readonly app: Hono<SandboxEnv>;
  readonly upgrade: UpgradeListener;
  close(): void;
}

function connectionOf(
  { outgoing, incoming }: Partial<HttpBindings>,
  signal: AbortSignal,
): Connection {
  return {
    address: holderOf(incoming?.socket.remoteAddress ?? ''),
    closed: () =>
      new Promise((resolve) => {
        if (outgoing) outgoing.on('close', () => resolve());
        else signal.addEventListener('abort', () => resolve());
      }),
    destroy() {
      if (!incoming) throw new TypeError('The connection broke');
      incoming.socket.destroy();
      return RESPONSE_ALREADY_SENT;
    },
    isLost: (answer) => answer === RESPONSE_ALREADY_SENT,
  };
}

/** Creates a simulated lender: all calls of the contract on an embedded database, and the control interface. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const world = createWorld(options);
  if (world.database.isNew) await seed(world);
  const handlers = handlersOf(world);
  const upgrades = createUpgrades(world);
  const app = new Hono<SandboxEnv>();

  app.onError((error) => {
    if (!(error instanceof HttpError)) throw error;
    return refusedWith(error);
  });
  app.use((_c, next) => world.database.runCall(next));
  app.route('/', mainSiteRoutes(world));
  app.route('/', consoleRoutes(world));
  app.route('/', brandRoutes(world));
  app.route('/', contractRoutes(world));
  // Comes before the control interface, which accepts only JSON.
  app.route('/', twilioMediaRoutes(world.chats));
  app.route('/', controlRoutes(world));
  app.route('/', chatFileRoutes(world));
  app.all('*', async (c, next) => {
    const pathname = new URL(c.req.url).pathname;
    const route = routeOf(c.req.method, pathname);
    const handler = route && handlers.get(route.endpoint.name);
    if (route && handler)
      return serveCall(
        world,
        { route, handler, request: c.req.raw },
        connectionOf(c.env ?? {}, c.req.raw.signal),
      );
    return refuseUnrouted(c.req.method, pathname) ?? next();
  });

  return {
    app,
    upgrade: (...request) => upgrades.upgrade(...request),
    close: () => {
      upgrades.close();
      world.database.close();
    },
  };
}
