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

/** Asks over a connection that is kept alive; the whole answer, or the error. */
async function ask(port: number): Promise<string> {
  try {
    const [answer] = (await once(get({ port, host: '127.0.0.1', agent }), 'response')) as [
      IncomingMessage,
    ];
    return (await answer.toArray()).join('');
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? '';
  }
}

const stopped = (server: Parameters<typeof stop>[0], graceMs?: number) =>
  new Promise<string>((resolve) => {
    stop(server, () => resolve('stopped'), graceMs);
  });

test('S7 a stop waits for a call in flight, and takes no further one', async () => {
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

test('S7 a stop breaks a call that does not end', async () => {
  const { server, port, inFlight } = await aServer();
  const asked = ask(port);
  await inFlight;

  expect(await stopped(server, 50)).toBe('stopped');

  expect(await asked).toBe('ECONNRESET');
});

test('S7 a stop closes idle connections and sockets at once', async () => {
  const { server, port } = await aServer((_request, socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n');
  });
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  await once(socket, 'data');

  expect(await stopped(server)).toBe('stopped');
});
