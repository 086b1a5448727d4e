import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { ChildProcess } from 'node:child_process';

import { freePort } from '#scripts/freePort.ts';

import { startNginx } from './nginx.ts';
import { startHost, type Server } from './testHost.ts';

/** A fault in the copy that proxies a call. */
export interface Blow {
  readonly method: string;
  readonly path: RegExp;
  /** Before the lender receives the call, or after it answered. */
  readonly when: 'before' | 'after';
  readonly signal: 'SIGKILL' | 'SIGTERM';
}

export interface Copies extends Server {
  readonly sandboxAddress: string;
  /** Kills the copy that proxies the next matching call. Resolves to its exit code and signal. */
  strike(blow: Blow): Promise<readonly [code: number | null, signal: string | null]>;
}

interface PendingBlow extends Blow {
  readonly onStruck: (copy: ChildProcess) => void;
}

function passOn(incoming: IncomingMessage, target: URL) {
  const { method, url, headers } = incoming;
  const asked = request(target, { method, path: url, headers, agent: false });
  incoming.pipe(asked);
  return once(asked, 'response') as Promise<[IncomingMessage]>;
}

/**
 * Creates a gateway for each copy, to know which one proxies a call. `strike` says whether the lender receives a
 * call.
 */
export const gatewayOf = (
  sandboxAddress: string,
  strike: (call: string, when: Blow['when']) => boolean,
) =>
  createServer((incoming, outgoing) => {
    const call = `${incoming.method} ${incoming.url}`;
    if (!strike(call, 'before')) return;
    passOn(incoming, new URL(sandboxAddress)).then(
      ([answer]) => {
        strike(call, 'after');
        outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(outgoing);
      },
      () => outgoing.destroy(),
    );
  });

/** Starts three copies of the host behind nginx, in front of one lender: a sandbox in its own process. */
export async function startCopies(): Promise<Copies> {
  const sandbox = await startHost();
  const stops = [() => sandbox.stop()];
  let pending: PendingBlow | null = null;

  async function startCopy(): Promise<string> {
    const port = await freePort();
    const gateway = gatewayOf(sandbox.address, (call, when) => {
      const [method = '', path = ''] = call.split(/[ ?]/);
      if (pending?.when !== when || pending.method !== method || !pending.path.test(path))
        return true;
      const { signal } = pending;
      copy.process.kill(signal);
      pending.onStruck(copy.process);
      pending = null;
      return signal === 'SIGTERM';
    }).listen(port, '127.0.0.1');
    const copy = await startHost({
      GATEWAY_URL: `http://127.0.0.1:${port}`,
      DRAIN_SECONDS: '1',
    });
    stops.push(() => {
      copy.stop();
      gateway.close();
      gateway.closeAllConnections();
    });
    return copy.address;
  }
  const nginx = await startNginx(await Promise.all([startCopy(), startCopy(), startCopy()]), {
    isSandbox: false,
  });

  return {
    address: nginx.address,
    sandboxAddress: sandbox.address,
    async strike(blow) {
      const struck = Promise.withResolvers<ChildProcess>();
      pending = { ...blow, onStruck: struck.resolve };
      const copy = await struck.promise;
      const ended = (await once(copy, 'exit')) as [number | null, string | null];
      return ended;
    },
    stop() {
      nginx.stop();
      for (const stop of stops) stop();
    },
  };
}
