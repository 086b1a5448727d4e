import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { ChildProcess } from 'node:child_process';

import { freePort } from '#scripts/freePort.ts';

import { startNginx } from './nginx.ts';
import { startHost, type Server } from './testHost.ts';

/** What befalls the copy that passes a call on. */
export interface Blow {
  readonly method: string;
  readonly path: RegExp;
  /** Before the lender hears of the call, or behind its answer. */
  readonly when: 'before' | 'after';
  readonly signal: 'SIGKILL' | 'SIGTERM';
}

export interface Copies extends Server {
  readonly sandboxAddress: string;
  /** Lets the next such call befall its copy; the code and signal with which that ended. */
  strike(blow: Blow): Promise<readonly [code: number | null, signal: string | null]>;
}

interface PendingBlow extends Blow {
  readonly onStruck: (copy: ChildProcess) => void;
}

/** Passes a call on to the sandbox, and its answer back. */
function passOn(incoming: IncomingMessage, target: URL) {
  const { method, url, headers } = incoming;
  const asked = request(target, { method, path: url, headers, agent: false });
  incoming.pipe(asked);
  return once(asked, 'response') as Promise<[IncomingMessage]>;
}

/**
 * A gateway for each copy, so that it is known which one passes a call on. `strike` says whether the lender hears of a
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

/** Three copies of the host behind nginx, in front of one lender: the sandbox, in a process of its own. */
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
