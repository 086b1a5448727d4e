import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';

import { getRequestListener } from '@hono/node-server';

import { themeCss } from '#src/brand/theme.ts';
import { themePreview } from '#src/brand/themePreview.ts';

import { readBrands, slugOf } from './host/brands.ts';
import { gatewaySockets } from './host/gatewaySockets.ts';
import { createHost } from './host/host.ts';
import { createHttpServer, placesBehindBalancer } from './host/listener.ts';
import { stop } from './host/stop.ts';
import { createSandbox } from './sandbox/sandbox.ts';
import { LOOPBACK, orExit, readSettings } from './settings.ts';

// A control request may bring a regular expression for a fault: V8 gives up excessive backtracking (SC-22).
setFlagsFromString('--enable-experimental-regexp-engine-on-excessive-backtracks');

function exitWithError(message: unknown): never {
  console.error(message);
  process.exit(1);
}

const settings = orExit(() => readSettings(process.env));
const { port: wantedPort, hostName, gatewayUrl, publicProtocol, speed, dataFile } = settings;

const { organisations, faults } = readBrands('public/brands');
for (const fault of faults) console.error(fault);

/** The styles that every page of a brand shares. */
const baseCss = readFileSync('src/brand/base.css', 'utf8');

const openSandbox = () =>
  createSandbox({
    brands: organisations,
    dataFile,
    speed,
    publicProtocol,
    styleOf: (brand) => themeCss(brand) + baseCss,
    themePreview,
  }).catch((error: unknown) => {
    console.error(`SANDBOX_DATA cannot be used: ${dataFile}`);
    return exitWithError(error);
  });

const sandbox = gatewayUrl === null ? await openSandbox() : null;

const host = createHost({
  distFolder: 'dist',
  brandsFolder: 'public/brands',
  brands: organisations,
  gatewayUrl,
  publicProtocol,
  addressLookupBase: settings.addressLookupBase,
  sandbox: sandbox?.app ?? null,
  log: (line) => console.warn(line),
});

const answer = getRequestListener(host.fetch, { hostname: hostName });
const upgrade =
  sandbox?.upgrade ??
  gatewaySockets({ gatewayUrl: gatewayUrl ?? '', publicProtocol, brands: organisations });
const server = createHttpServer(
  (request, response) => void answer(request, response),
  upgrade,
  publicProtocol === 'https' ? { places: placesBehindBalancer } : {},
);

server.once('error', (error: NodeJS.ErrnoException) => {
  sandbox?.close();
  const isTaken = error.code === 'EADDRINUSE';
  exitWithError(
    isTaken
      ? `Port ${wantedPort} is taken. Choose another: PORT=3100 npm start`
      : `HOST ${hostName} cannot be listened on: ${error.message}`,
  );
});

server.listen(wantedPort, hostName, () => {
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : wantedPort;
  const address = `http://localhost:${port}`;
  console.log(`Homeline        ${address}/account/heloc/register`);
  console.log(
    `Another lender  http://${slugOf('LARKMERE')}.localhost:${port}/account/heloc/register`,
  );
  console.log(sandbox ? `Console         ${address}/sandbox` : `Gateway         ${gatewayUrl}`);
  if (hostName !== LOOPBACK)
    console.warn(`Warning: this listens on ${hostName}, so others on the network can reach it.`);
});

function shutDown(): void {
  stop(server, () => {
    sandbox?.close();
    process.exit(0);
  });
}

process.once('SIGINT', shutDown);
process.once('SIGTERM', shutDown);
