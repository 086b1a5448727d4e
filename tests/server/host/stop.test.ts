import { once } from 'node:events';
import { get, Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';

import { createHttpServer, type UpgradeListener } from '#server/host/listener.ts';
import { stop } from '#server/host/stop.ts';
import { listen } from '#tests/server/support/listen.ts';

const agent = new Agent({ keepAlive: true });
afterAll(() => agent.destroy());

/** A server whose calls the test answers. */
async function aServer(upgrade?: UpgradeListener) {
  let arrived: (response: ServerResponse) => void = () => undefined;
  const inFlight = new Promise<ServerResponse>((resolve) => {
    arrived = resolve;
  });
  const server = createHttpServer((_request, response) => arrived(response), upgrade);
  const port = await listen(server);
  return { server, port, inFlight };
}

const responseTo = async (port: number) => {
  const asked = get({ port, host: '127.0.0.1', agent });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return answer;
};

/** Sends a request over a keep-alive connection. Resolves with the whole response, or the error. */
async function ask(port: number): Promise<string> {
  try {
    const answer = await responseTo(port);
    return (await answer.toArray()).join('');
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? '';
  }
}

const stopped = (server: Parameters<typeof stop>[0], graceMs?: number) =>
  new Promise<string>((resolve) => {
    stop(server, () => resolve('stopped'), graceMs);
  });

test('S7 waits for a pending call during a stop, and accepts no other call', async () => {
  const { server, port, inFlight } = await aServer();
  const asked = ask(port);
  const response = await inFlight;

  const stopping = stopped(server);

  expect(await ask(port)).toBe('ECONNREFUSED');
  response.write('the whole ');
  setTimeout(() => response.end('answer'), 100);
  expect(await asked).toBe('the whole answer');
  expect(await stopping).toBe('stopped');
});

test("S7 breaks a call that doesn't end during a stop", async () => {
  const { server, port, inFlight } = await aServer();
  const asked = ask(port);
  await inFlight;

  expect(await stopped(server, 50)).toBe('stopped');

  expect(await asked).toBe('ECONNRESET');
});

test('S7 closes idle connections and sockets at once during a stop', async () => {
  const { server, port } = await aServer((_request, socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n');
  });
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  await once(socket, 'data');

  expect(await stopped(server)).toBe('stopped');
});

test('S7 says in a response during a stop that the connection ends', async () => {
  const { server, port, inFlight } = await aServer();
  const asked = responseTo(port);
  const response = await inFlight;

  const stopping = stopped(server);
  response.end('answer');

  expect((await asked).headers.connection).toBe('close');
  expect(await stopping).toBe('stopped');
});

test("S7 responds to a request that has arrived before a stop but isn't read yet", async () => {
  const server = createHttpServer(({ url }, response) => response.end(`answer ${url};`));
  const port = await listen(server);
  const socket = connect(port, '127.0.0.1');
  const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
  socket.write(request('/first'));
  await once(socket, 'data');

  socket.write(request('/last'));
  const stopping = stopped(server);

  const last = (await socket.toArray()).join('');
  expect(last).toContain('Connection: close\r\n');
  expect(last).toContain('answer /last;');
  expect(await stopping).toBe('stopped');
});
