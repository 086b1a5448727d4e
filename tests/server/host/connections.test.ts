import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { connect, type Socket } from 'node:net';

import { createHttpServer, type ListenerLimits } from '#server/host/listener.ts';
import { listen } from '#tests/server/support/listen.ts';

const servers: Server[] = [];
const clients: Socket[] = [];

afterEach(() => {
  for (const client of clients.splice(0)) client.destroy();
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** A server on a free port; returns the port. */
async function aServer(listener: RequestListener, limits?: ListenerLimits): Promise<number> {
  const server = createHttpServer(listener, undefined, limits);
  servers.push(server);
  return listen(server);
}

/** A client's connection, and all that it receives. */
async function aClient(port: number) {
  const socket = connect(port, '127.0.0.1');
  clients.push(socket);
  let received = '';
  socket.on('error', () => undefined);
  socket.on('data', (piece: Buffer) => {
    received += piece.toString();
  });
  const closed = new Promise<string>((resolve) => {
    socket.once('close', () => resolve('closed'));
  });
  await once(socket, 'connect');
  return {
    closed,
    send: (text: string) => socket.write(text),
    /** All that was received, as soon as it contains a text; or as soon as the connection is closed. */
    async until(text: string): Promise<string> {
      while (!received.includes(text) && !socket.closed)
        await Promise.race([once(socket, 'data'), closed]);
      return received;
    },
  };
}

const GET = 'GET /page HTTP/1.1\r\nHost: localhost\r\n\r\n';

test('S7 keeps an idle connection longer than a load balancer does, which keeps it for 60 seconds', async () => {
  const client = await aClient(await aServer((_request, response) => response.end('a page')));

  client.send(GET);

  const [, seconds] = /Keep-Alive: timeout=(\d+)/.exec(await client.until('a page')) ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
});

test('S7 where room is needed, the connection that is idle longest makes it, and no client is refused', async () => {
  const port = await aServer(({ url }, response) => response.end(`a page: ${url}`), {
    keptConnections: 2,
  });
  const [first, second] = [await aClient(port), await aClient(port)];
  for (const client of [first, second]) {
    client.send(GET);
    await client.until('a page');
  }

  const third = await aClient(port);

  expect(await first.closed).toBe('closed');
  for (const client of [second, third]) {
    client.send(GET.replace('page', 'again'));
    expect(await client.until('again')).toContain('HTTP/1.1 200 OK');
  }
});

test('S7 requests that a client sends at once are answered one at a time, in their order', async () => {
  let open = 0;
  let most = 0;
  const port = await aServer(({ url = '' }, response) => {
    open += 1;
    most = Math.max(most, open);
    setImmediate(() => {
      open -= 1;
      response.end(`answer ${url};`);
    });
  });
  const client = await aClient(port);

  client.send(['/1', '/2', '/3'].map((path) => GET.replace('/page', path)).join(''));

  const received = await client.until('answer /3;');
  expect(received.match(/answer \S+;/g)).toEqual(['answer /1;', 'answer /2;', 'answer /3;']);
  expect(most).toBe(1);
});

test('S7 a client that sends requests without end is cut off', async () => {
  const asked: string[] = [];
  const client = await aClient(await aServer(({ url = '' }) => void asked.push(url)));

  client.send(GET.repeat(500));

  expect(await client.closed).toBe('closed');
  expect(asked).toHaveLength(1);
});
