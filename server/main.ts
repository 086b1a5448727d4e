import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';

import { getRequestListener } from '@hono/node-server';

import { themeCss } from '#src/brand/theme.ts';
import { themePreview } from '#src/brand/themePreview.ts';
import type { Organisation } from '#store/org/organisation.ts';

import { brandFinder, mainCodeOf, readBrands, slugOf } from './host/brands.ts';
import { gatewaySockets } from './host/gatewaySockets.ts';
import { watchGateway } from './host/gatewayWatch.ts';
import { createHost } from './host/host.ts';
import { createHttpServer, MAX_CONNECTIONS, placesBehindBalancer } from './host/listener.ts';
import type { Metrics } from './host/metrics.ts';
import { observe, type Observed } from './host/observe.ts';
import { builtVersion } from './host/organisationScript.ts';
import { createReadiness, HEALTH_PATH, READINESS_PATH } from './host/readiness.ts';
import { stop } from './host/stop.ts';
import { jsonLog, textLog } from './log.ts';
import { contractOnly } from './sandbox/contractPage/contractPage.ts';
import { createSandbox } from './sandbox/sandbox.ts';
import { isTryingGateway, LOOPBACK, orExit, readSettings } from './settings.ts';

// A control request can contain a regular expression for a fault. With this flag, V8 stops excessive backtracking
// (SC-22).
setFlagsFromString('--enable-experimental-regexp-engine-on-excessive-backtracks');

function exitWithError(message: unknown): never {
  console.error(message);
  process.exit(1);
}

const settings = orExit(() => readSettings(process.env));
const { port: wantedPort, hostName, gatewayUrl, publicProtocol, speed, dataFile } = settings;
const isForMachines = settings.logFormat === 'json';
const log = isForMachines
  ? jsonLog((line) => console.log(line))
  : textLog((line) => console.warn(line));

const { organisations, faults } = readBrands('public/brands');
for (const fault of faults) log('warn', 'A brand has a fault:', { detail: fault });

const baseCss = readFileSync('src/brand/base.css', 'utf8');

const styleOf = (brand: Organisation) => themeCss(brand) + baseCss;

const openSandbox = () =>
  createSandbox({
    brands: organisations,
    dataFile,
    speed,
    publicProtocol,
    styleOf,
    themePreview,
  }).catch((error: unknown) => {
    console.error(`SANDBOX_DATA cannot be used: ${dataFile}`);
    return exitWithError(error);
  });

const sandbox = gatewayUrl === null ? await openSandbox() : null;

const mainBrand = organisations.get(mainCodeOf(organisations));
const contractPage =
  isTryingGateway(settings) && mainBrand ? contractOnly(mainBrand, styleOf) : null;

const gateway = gatewayUrl === null ? null : watchGateway({ gatewayUrl, log });
const { drain, isDraining, whyNotReady } = createReadiness(gateway);
let metrics: Metrics | null = null;

const host = createHost({
  distFolder: 'dist',
  brandsFolder: 'public/brands',
  brands: organisations,
  gatewayUrl,
  publicProtocol,
  addressLookupBase: settings.addressLookupBase,
  sandbox: sandbox?.app ?? null,
  contractPage,
  log,
  whyNotReady,
  onGatewayCall(outcome, ms) {
    gateway?.recordOutcome(outcome);
    metrics?.gatewayCalled(outcome, ms);
  },
  onPolicyReport: (kind) => metrics?.policyReported(kind),
});

const answer = getRequestListener(host.fetch, { hostname: hostName });
const upgrade =
  sandbox?.upgrade ??
  gatewaySockets({ gatewayUrl: gatewayUrl ?? '', publicProtocol, brands: organisations });
const server = createHttpServer((request, response) => void answer(request, response), upgrade, {
  isDraining,
  onRefused: (limit) => metrics?.refused(limit),
  ...(publicProtocol === 'https' && { places: placesBehindBalancer }),
});

/** Orchestrators ask for these every few seconds, so they aren't logged. */
const probes = new Set([HEALTH_PATH, READINESS_PATH]);

function onAnswered(observed: Observed): void {
  metrics?.answered(observed);
  if (!probes.has(observed.route))
    log(observed.status >= 500 ? 'error' : 'info', 'request', { ...observed });
}

const inFlight =
  isForMachines || settings.metricsPort !== null
    ? observe(server, {
        brandOf: brandFinder(organisations),
        addressLookupBase: settings.addressLookupBase,
        onAnswered,
      })
    : () => 0;

const exitIfPortTaken = (name: string, port: number) => (error: NodeJS.ErrnoException) => {
  sandbox?.close();
  exitWithError(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken. Choose another: ${name}=3100 npm start`
      : `HOST ${hostName} cannot be listened on: ${error.message}`,
  );
};

const { metricsPort } = settings;
if (metricsPort !== null) {
  const { createMetrics, createMetricsServer } = await import('./host/metrics.ts');
  metrics = createMetrics({ server, whyNotReady, inFlight, version: builtVersion('dist') });
  createMetricsServer(metrics, whyNotReady)
    .once('error', exitIfPortTaken('METRICS_PORT', metricsPort))
    .listen(metricsPort, hostName);
}

server.once('error', exitIfPortTaken('PORT', wantedPort));

function announce(port: number): void {
  const address = `http://localhost:${port}`;
  console.log(`Homeline        ${address}/account/heloc/register`);
  console.log(
    `Another lender  http://${slugOf('LARKMERE')}.localhost:${port}/account/heloc/register`,
  );
  console.log(sandbox ? `Console         ${address}/sandbox` : `Gateway         ${gatewayUrl}`);
  if (contractPage) console.log(`Contract        ${address}/sandbox/contract`);
  if (hostName !== LOOPBACK)
    console.warn(`Warning: this listens on ${hostName}, so others on the network can reach it.`);
}

server.listen(wantedPort, hostName, MAX_CONNECTIONS, () => {
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : wantedPort;
  if (isForMachines) log('info', 'listening', { port, detail: sandbox ? 'sandbox' : 'gateway' });
  else announce(port);
});

/** Reports "not ready", keeps answering until load balancers notice, then exits. Ignores further signals. */
function shutDown(signal: NodeJS.Signals): void {
  if (isDraining()) return;
  log('info', 'stopping', { reason: signal });
  drain();
  setTimeout(() => {
    stop(server, () => {
      sandbox?.close();
      log('info', 'stopped');
      process.exit(0);
    });
  }, settings.drainMs);
}

// A second Ctrl+C exits at once.
process.once('SIGINT', shutDown);
process.on('SIGTERM', shutDown);
