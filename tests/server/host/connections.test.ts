import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import { uploadDocument } from '#sagas/api/contract/documents.ts';
import { holderOf } from '#server/host/connections.ts';
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

/** Starts a server on a free port. Returns the port. */
async function aServer(listener: RequestListener, limits?: ListenerLimits): Promise<number> {
  const server = createHttpServer(listener, undefined, limits);
  servers.push(server);
  return listen(server);
}

/** Returns the server that started last. */
const theServer = () => {
  const server = servers.at(-1);
  if (!server) throw new Error('No server');
  return server;
};

/** Opens a client's connection, and records everything it receives. */
async function aClient(port: number, localAddress = '127.0.0.1') {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
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
    /** Resolves with everything received once it contains a text or the connection closes. */
    async until(text: string): Promise<string> {
      while (!received.includes(text) && !socket.closed)
        await Promise.race([once(socket, 'data'), closed]);
      return received;
    },
  };
}

const GET = 'GET /page HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** Sends a different response for each path. */
const echo: RequestListener = ({ url }, response) => response.end(`answer ${url};`);
const GET_AGAIN = GET.replace('page', 'again');

test('S7 keeps an idle connection longer than a load balancer does, for 60 seconds, and longer than it says', async () => {
  const port = await aServer(echo);
  const connected = once(theServer(), 'connection') as Promise<[Socket]>;
  const client = await aClient(port);
  const [socket] = await connected;

  client.send(GET);

  const [, seconds] = /Keep-Alive: timeout=(\d+)/.exec(await client.until('answer')) ?? [];
  expect(Number(seconds)).toBe(65);
  expect(socket.timeout).toBe(75_000);
});

test("S7 doesn't end a connection to make room when its next request has arrived", async () => {
  const port = await aServer(echo, { places: { kept: 1, ofAddress: 9 } });
  const client = await aClient(port);
  client.send(GET);
  await client.until('answer /page;');

  const next = aClient(port);
  process.nextTick(() => client.send(GET_AGAIN));

  expect(await client.until('answer /again;')).toContain('answer /again;');
  (await next).send(GET);
  expect(await (await next).until('answer')).toContain('answer /page;');
});

test("S7 doesn't end a connection to make room while it has another pending request", async () => {
  let answerLast: () => void = () => undefined;
  const port = await aServer(
    ({ url }, response) => {
      const answer = () => response.end(`answer ${url};`);
      if (url === '/again') answerLast = answer;
      else answer();
    },
    { places: { kept: 1, ofAddress: 9 } },
  );
  const client = await aClient(port);
  client.send(GET + GET_AGAIN);
  await client.until('answer /page;');

  const other = await aClient(port);
  other.send(GET);
  await other.until('answer /page;');
  answerLast();

  expect(await client.until('answer /again;')).toContain('answer /again;');
});

/** Blocks for this long. */
function beBusy(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

test("S7 doesn't end an idle connection with a request that the busy process hasn't read yet", async () => {
  let onceIdle: () => void = () => undefined;
  const port = await aServer((request, response) => {
    response.once('close', () => onceIdle());
    echo(request, response);
  });
  Object.assign(theServer(), { keepAliveTimeout: 50, keepAliveTimeoutBuffer: 0 });
  const client = await aClient(port);
  onceIdle = () => {
    onceIdle = () => undefined;
    client.send(GET_AGAIN);
    beBusy(150);
  };

  client.send(GET);

  expect(await client.until('answer /again;')).toContain('answer /again;');
  expect(await client.closed).toBe('closed');
});

test('S7 ends the connection that is idle longest when it needs room, and turns no client away', async () => {
  const port = await aServer(({ url }, response) => response.end(`a page: ${url}`), {
    places: { kept: 2, ofAddress: 9 },
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

test('S7 handles requests that a client sends at once one at a time, in their order', async () => {
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

test('S7 cuts off a client that sends requests without end', async () => {
  const asked: string[] = [];
  const client = await aClient(await aServer(({ url = '' }) => void asked.push(url)));

  client.send(GET.repeat(500));

  expect(await client.closed).toBe('closed');
  expect(asked).toHaveLength(1);
});

const ENDLESS = 'POST /page HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900000\r\n\r\n';

test('S7 keeps one address from holding every connection with bodies that never end', async () => {
  const port = await aServer(
    (request, response) => void request.resume().once('end', () => response.end('a page')),
    { places: { kept: 900, ofAddress: 3 } },
  );
  const greedy = await Promise.all(Array.from({ length: 5 }, () => aClient(port, '127.0.0.2')));
  for (const client of greedy) client.send(ENDLESS);

  expect(await Promise.all(greedy.slice(3).map(({ closed }) => closed))).toEqual([
    'closed',
    'closed',
  ]);
  const other = await aClient(port);
  other.send(GET);
  expect(await other.until('a page')).toContain('a page');
});

test('S7 ends an idle connection of an address to make room for its next one', async () => {
  const port = await aServer((_request, response) => response.end('a page'), {
    places: { kept: 900, ofAddress: 1 },
  });
  const idle = await aClient(port);
  idle.send(GET);
  await idle.until('a page');

  const next = await aClient(port);
  next.send(GET);

  expect(await idle.closed).toBe('closed');
  expect(await next.until('a page')).toContain('a page');
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('S7 counts the connections of %s for %s', (address, holder) => {
  expect(holderOf(address)).toBe(holder);
});

const FAST = { freeMs: 60, bytesPerSecond: 1_000_000 };
const UPLOADS = uploadDocument.path.replaceAll(/\{\w+\}/g, 'a');

test.each<[string, string, number, ListenerLimits?]>([
  ['a body that stops', ENDLESS, 408],
  [
    'a body of unknown length',
    ENDLESS.replace(/Content.*?\r/, 'Transfer-Encoding: chunked\r'),
    408,
  ],
  ['a whole body', ENDLESS.replace('900000', '3'), 200],
  ['an upload, which may pause', ENDLESS.replace('/page', UPLOADS), 200],
  ['an upload that stops', ENDLESS.replace('/page', UPLOADS), 408, { uploadPace: FAST }],
])('S7 waits for %s as long as its pace allows', async (_what, text, status, limits = {}) => {
  const port = await aServer(
    (_request, response) => void wait(600).then(() => response.end('done')),
    { bodyPace: FAST, ...limits },
  );
  const client = await aClient(port);

  client.send(`${text}2\r\n`);

  expect(await client.until('done')).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});

test('S7 gives unfinished bodies a quarter of the connections, and ends the slowest to make room', async () => {
  const port = await aServer(
    (request, response) => void request.resume().once('end', () => response.end('a page')),
    { most: 8 },
  );
  const [dripping, steady] = [await aClient(port), await aClient(port)];
  for (const client of [dripping, steady]) client.send(ENDLESS.replace('/page', UPLOADS));
  steady.send('x'.repeat(5_000));
  await wait(50);

  const next = await aClient(port);
  next.send(ENDLESS.replace('900000', '3'));

  expect(await dripping.until('408')).toMatch(/^HTTP\/1.1 408 /);
  next.send('abc');
  steady.send('x'.repeat(895_000));
  expect(await next.until('a page')).toContain('a page');
  expect(await steady.until('a page')).toContain('a page');
});

test('S7 ends a connection without a request when it needs room', async () => {
  const port = await aServer(echo, { places: { kept: 2, ofAddress: 9 } });
  const silent = await aClient(port);
  silent.send('GET /page HTTP/1.1\r\n');
  const [second, third] = [await aClient(port), await aClient(port)];

  expect(await silent.closed).toBe('closed');
  for (const client of [second, third]) {
    client.send(GET);
    expect(await client.until('answer /page;')).toContain('answer /page;');
  }
});

test('S7 accepts a body that keeps the pace, however long it is', async () => {
  const port = await aServer(
    (request, response) =>
      void request
        .resume()
        .toArray()
        .then((pieces) => response.end(`took ${Buffer.concat(pieces as Buffer[]).length}`)),
    { bodyPace: { freeMs: 50, bytesPerSecond: 1_000 } },
  );
  const client = await aClient(port);

  // What we sent is seconds ahead of the required pace, so a slow machine stays ahead, too.
  client.send(ENDLESS.replace('900000', '21000') + 'x'.repeat(20_000));
  for (let part = 0; part < 10; part += 1) {
    await wait(20);
    client.send('x'.repeat(100));
  }

  expect(await client.until('took')).toContain('took 21000');
});
