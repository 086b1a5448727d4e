import { freePort } from '#scripts/freePort.ts';
import { READINESS_PATH } from '#server/host/readiness.ts';

import { gatewayOf } from './copies.ts';
import { startHost, type Server } from './testHost.ts';

export interface Outage extends Server {
  readonly sandboxAddress: string;
  /** Lets the gateway answer from now on. */
  end(): void;
  /** Returns the host's readiness status for load balancers. */
  readiness(): Promise<number>;
}

/** Starts a host whose gateway is down. */
export async function startOutage(): Promise<Outage> {
  const [sandbox, port] = [await startHost(), await freePort()];
  const gateway = gatewayOf(sandbox.address, () => true);
  const host = await startHost({ GATEWAY_URL: `http://127.0.0.1:${port}` });
  return {
    address: host.address,
    sandboxAddress: sandbox.address,
    end: () => void gateway.listen(port, '127.0.0.1'),
    readiness: async () => (await fetch(host.address + READINESS_PATH)).status,
    stop() {
      host.stop();
      gateway.close();
      gateway.closeAllConnections();
      sandbox.stop();
    },
  };
}
