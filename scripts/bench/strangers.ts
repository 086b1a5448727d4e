/**
 * Attacks a host on this machine until stopped: 1,000 slow uploads, 40 simultaneous logins, and large bodies for the
 * call that takes logs. `node scripts/bench/strangers.ts PORT`
 */
import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import { login } from '#sagas/api/contract/account.ts';
import { uploadDocument } from '#sagas/api/contract/documents.ts';
import { sendActionLog } from '#sagas/api/contract/support.ts';

const UPLOADS = 1_000;
const DRIP_MS = 5_000;
const LOGINS = 40;
const LOGS = 20;
const MEGABYTES = 60;
/** Only Linux answers on all addresses of the loopback network. */
const ADDRESSES = process.platform === 'linux' ? 4 : 1;

const port = Number(process.argv[2]);
const headers = { host: `localhost:${port}`, 'X-With-Origin': `http://localhost:${port}` };

function drip(index: number): void {
  const socket = connect({
    port,
    host: '127.0.0.1',
    localAddress: `127.0.0.${1 + (index % ADDRESSES)}`,
  });
  const path = uploadDocument.path.replaceAll(/\{\w+\}/g, 'a');
  const lines = [
    `POST ${path} HTTP/1.1`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'Content-Length: 20000000',
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const timer = setInterval(() => socket.write('x'), DRIP_MS);
  socket.resume().on('error', () => undefined);
  socket.once('close', () => {
    clearInterval(timer);
    setTimeout(drip, DRIP_MS, index);
  });
}

interface Sent {
  readonly path: string;
  readonly type: string;
  readonly pieces: readonly (string | Uint8Array)[];
}

/** Resolves when the call is answered or its connection has ended. */
const post = ({ path, type, pieces }: Sent) =>
  new Promise<void>((resolve) => {
    const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
    const sent = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path,
      agent: false,
      headers: { ...headers, 'Content-Type': type, 'Content-Length': length },
    });
    sent.once('response', (answer) => answer.resume());
    sent.on('error', () => undefined);
    sent.once('close', resolve);
    for (const piece of pieces) sent.write(piece);
    sent.end();
  });

const megabyte = new Uint8Array(1_000_000);
const FORM = 'multipart/form-data; boundary=x';

const aLogin = (): Sent => ({
  path: login.path,
  type: 'application/json',
  pieces: [JSON.stringify({ email: `${crypto.randomUUID()}@demo.example`, password: 'unknown' })],
});

const aLog = (): Sent => ({
  path: sendActionLog.path,
  type: FORM,
  pieces: Array.from({ length: MEGABYTES }, () => megabyte),
});

async function repeat(count: number, make: () => Sent): Promise<never> {
  for (;;) {
    await Promise.all(Array.from({ length: count }, () => post(make())));
    await pause(100);
  }
}

for (let index = 0; index < UPLOADS; index += 1) drip(index);
await Promise.all([repeat(LOGINS, aLogin), repeat(LOGS, aLog)]);
