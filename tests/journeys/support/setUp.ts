import { existsSync } from 'node:fs';
import type { Config } from 'jest';

import { isBuilt } from '#scripts/build/stamp.ts';
import { SHARED_SERVERS, startServer, type Server } from '#scripts/driver/testHost.ts';

type GlobalConfig = Required<Pick<Config, 'maxWorkers'>>;

/** Journeys drive the pages of `dist`, so they end at once without a build of exactly these sources. */
function requireBuild(): void {
  if (isBuilt()) return;
  const fault = existsSync('dist/pages')
    ? '`dist` is older than its sources'
    : 'There is no `dist`';
  console.error(`${fault}: run \`npm run build\` before the journeys.`);
  process.exit(1);
}

const servers: Server[] = [];

/** Starts a server for each worker, because starting one takes as long as a short journey. */
export default async function setUp({ maxWorkers }: GlobalConfig): Promise<void> {
  requireBuild();
  const started = Array.from({ length: Number(maxWorkers) }, () => startServer());
  servers.push(...(await Promise.all(started)));
  process.env[SHARED_SERVERS] = servers.map(({ address }) => address).join(' ');
  process.once('exit', stopServers);
}

export function stopServers(): void {
  for (const server of servers.splice(0)) server.stop();
}
