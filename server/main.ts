import { readFileSync } from 'node:fs';

import { serve } from '@hono/node-server';

import { themeCss } from '#src/brand/theme.ts';

import { readBrands, slugOf } from './host/brands.ts';
import { createHost } from './host/host.ts';
import { createSandbox } from './sandbox/sandbox.ts';

const LOOPBACK = '127.0.0.1';

const { env } = process;
const port = Number(env['PORT'] ?? 3000);
const hostName = env['HOST'] ?? LOOPBACK;
const gatewayUrl = env['GATEWAY_URL'] ?? '';
if (gatewayUrl !== '' && !URL.canParse(gatewayUrl)) {
  console.error(`GATEWAY_URL is no address: ${gatewayUrl}`);
  process.exit(1);
}
const speed = Number(env['SANDBOX_SPEED'] ?? 1);

const { organisations, faults } = readBrands('public/brands');
for (const fault of faults) console.error(fault);

/** What every page of a brand shares, the pages that stand in for the main site included. */
const baseCss = readFileSync('src/brand/base.css', 'utf8');

const sandbox =
  gatewayUrl === ''
    ? await createSandbox({
        brands: organisations,
        dataFile: env['SANDBOX_DATA'] ?? '.sandbox/sandbox.sqlite',
        speed: speed > 0 ? speed : 1,
        styleOf: (brand) => themeCss(brand) + baseCss,
      })
    : null;

const host = createHost({
  distFolder: 'dist',
  brandsFolder: 'public/brands',
  brands: organisations,
  gatewayUrl: gatewayUrl === '' ? null : gatewayUrl,
  sandbox: sandbox?.app ?? null,
  log: (line) => console.warn(line),
});

const server = serve({ fetch: host.fetch, port, hostname: hostName }, () => {
  const address = `http://localhost:${port}`;
  console.log(`Homeline        ${address}/account/heloc/register`);
  console.log(
    `Another lender  http://${slugOf('LARKMERE')}.localhost:${port}/account/heloc/register`,
  );
  console.log(sandbox ? `Console         ${address}/sandbox` : `Gateway         ${gatewayUrl}`);
  if (hostName !== LOOPBACK)
    console.warn(`Warning: this listens on ${hostName}, so others on the network can reach it.`);
});

server.once('error', (error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE';
  console.error(isTaken ? `Port ${port} is taken. Choose another: PORT=3100 npm start` : error);
  sandbox?.close();
  process.exit(1);
});

function shutDown(): void {
  server.close(() => {
    sandbox?.close();
    process.exit(0);
  });
  if ('closeAllConnections' in server) server.closeAllConnections();
}

process.once('SIGINT', shutDown);
process.once('SIGTERM', shutDown);
