import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

import type { Browser, BrowserContext, Page } from 'playwright-core';

import { freePort } from '#scripts/freePort.ts';
import { POLICY_EVENT, REPORTS_PATH } from '#server/host/policyReports.ts';
import { HEALTH_PATH } from '#server/host/readiness.ts';

import { launchChromium } from './chromium.ts';
import { film } from './film.ts';
import { faultOfOwnLog } from './ownLog.ts';
import { startNginx } from './nginx.ts';
import { limits } from './pace.ts';
import { sandboxAt, type SandboxClient } from './sandbox.ts';

export interface VisitorOptions {
  /** 320, 390 or 1280 px. */
  readonly width?: number;
  /** A brand's slug. Defaults to the main brand. */
  readonly brand?: string;
  readonly touch?: boolean;
  readonly sharpness?: number;
}

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly at: (path: string) => string;
  /** Closes the window. Fails on console errors that aren't `provoked`. */
  leave: (provoked?: RegExp) => Promise<void>;
}

export interface TestHost {
  readonly address: string;
  readonly sandbox: SandboxClient;
  visit(options?: VisitorOptions): Promise<Visitor>;
  /** Returns the kinds of policy violations so far (SC-01). */
  policyViolations(): Promise<string[]>;
  /** Closes the browser and server. Fails on policy violations that aren't `provoked`. */
  close(provoked?: RegExp): Promise<void>;
}

async function untilHealthy(address: string, server: ChildProcess): Promise<void> {
  for (const end = Date.now() + limits.start; Date.now() < end;) {
    if (server.exitCode !== null) throw new Error('The server ended before it was ready');
    const isHealthy = await fetch(address + HEALTH_PATH).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isHealthy) return;
    await pause(50);
  }
  throw new Error('The server did not get ready');
}

/** The browser logs every failed request, even if a test provoked it. */
const isExpected = (text: string) => text.startsWith('Failed to load resource');

const loader = (page: Page) => page.getByRole('dialog', { name: 'Please wait' });

/** Waits for the loader to close before each action, because it blocks the page. */
const waitForLoader = (page: Page) => page.addLocatorHandler(loader(page), async () => {});

export const stopWaitingForLoader = (page: Page) => page.removeLocatorHandler(loader(page));

/** Folder for a picture of each heading in each window of a run. */
const FILM = 'HOMELINE_FILM';

async function visitor(browser: Browser, port: string, options: VisitorOptions): Promise<Visitor> {
  const { width = 1280, brand, touch = false, sharpness = 1 } = options;
  const context = await browser.newContext({
    viewport: { width, height: width < 768 ? 780 : 900 },
    deviceScaleFactor: sharpness,
    hasTouch: touch,
    isMobile: touch,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    acceptDownloads: true,
  });
  context.on('page', (opened) => void waitForLoader(opened));
  const page = await context.newPage();
  const folder = process.env[FILM];
  if (folder !== undefined) void film(page, folder);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    const isLoud = message.type() === 'error' || message.type() === 'warning';
    if (isLoud && !isExpected(message.text())) complaints.push(message.text());
  });
  page.on('response', (response) => {
    const isOurFile = /^\/(?:assets|brands)\//.test(new URL(response.url()).pathname);
    if (isOurFile && response.status() === 404) complaints.push(`missing: ${response.url()}`);
  });
  page.setDefaultTimeout(limits.action);
  const origin = `http://${brand === undefined ? 'localhost' : `${brand}.localhost`}:${port}`;

  return {
    page,
    context,
    at: (path) => origin + path,
    async leave(provoked) {
      const fault = await faultOfOwnLog(page);
      if (fault !== null) complaints.push(fault);
      // Chromium may never report a window as closed while it navigates.
      await Promise.race([context.close(), pause(limits.closing, undefined, { ref: false })]);
      const unexpected = complaints.filter((complaint) => !provoked?.test(complaint));
      if (unexpected.length > 0) throw new Error(`The page complained: ${unexpected.join('\n')}`);
    },
  };
}

export interface Server {
  readonly address: string;
  readonly sandboxAddress?: string;
  stop(): void;
}

export interface HostProcess extends Server {
  readonly process: ChildProcess;
}

/** Puts nginx with the static build in front of all servers of a run. */
const BEHIND_NGINX = 'HOMELINE_NGINX';

async function behindNginx(server: Server): Promise<Server> {
  const nginx = await startNginx([server.address], { isSandbox: true });
  return {
    address: nginx.address,
    stop: () => {
      nginx.stop();
      server.stop();
    },
  };
}

/** Starts a server with its own sandbox, behind nginx if the run asks for that. */
export const startServer = async (env: Record<string, string> = {}): Promise<Server> => {
  const server = await startHost(env);
  return process.env[BEHIND_NGINX] === undefined ? server : behindNginx(server);
};

/** Starts `server/main.ts` with an in-memory sandbox that is ten times as fast. */
export async function startHost(env: Record<string, string> = {}): Promise<HostProcess> {
  const port = await freePort();
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      SANDBOX_SPEED: '10',
      SANDBOX_DATA: ':memory:',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // `TestHost.close` reports what the policy refused.
  createInterface({ input: server.stderr }).on('line', (line) => {
    if (!line.startsWith(POLICY_EVENT)) process.stderr.write(`${line}\n`);
  });
  const address = `http://localhost:${port}`;
  await untilHealthy(address, server);
  return { address, process: server, stop: () => void server.kill('SIGTERM') };
}

/** Addresses of running servers, one for each jest worker (tests/journeys/support/setUp.ts). */
export const SHARED_SERVERS = 'HOMELINE_SERVERS';

/**
 * Returns this worker's server. It runs one test file at a time, and each file finds the sandbox as after a start.
 */
async function joinServer(): Promise<Server | null> {
  const { [SHARED_SERVERS]: addresses = '', JEST_WORKER_ID = '1' } = process.env;
  const address = addresses.split(' ')[Number(JEST_WORKER_ID) - 1] ?? '';
  if (address === '') return null;
  await sandboxAt(address).reset();
  return { address, stop: () => {} };
}

/** Opens a browser at a server: the shared one or, for special settings, a new one. */
export const openTestHost = (env?: Record<string, string>): Promise<TestHost> =>
  openBrowserAt(
    env === undefined ? joinServer().then((shared) => shared ?? startServer()) : startServer(env),
  );

/** Opens a browser at a server. */
export async function openBrowserAt(starting: Promise<Server>): Promise<TestHost> {
  const [browser, server] = await Promise.all([launchChromium(), starting]);
  const { address, sandboxAddress = address } = server;
  const violations = async () => {
    const counts = await (await fetch(sandboxAddress + REPORTS_PATH)).json();
    return new Map(Object.entries(counts as Record<string, number>));
  };
  const sandbox = sandboxAt(sandboxAddress);
  // A journey that needs the lender's banners turns them on.
  await sandbox.banners([]);
  const before = await violations();
  const policyViolations = async () =>
    [...(await violations())]
      .filter(([kind, count]) => count > (before.get(kind) ?? 0))
      .map(([kind]) => kind);

  return {
    address,
    policyViolations,
    sandbox,
    visit: (options = {}) => visitor(browser, new URL(address).port, options),
    async close(provoked) {
      await browser.close();
      const refused = await policyViolations();
      server.stop();
      const complaints = refused.filter((kind) => !provoked?.test(kind));
      if (complaints.length > 0) throw new Error(`Refused by policy: ${complaints.join(', ')}`);
    },
  };
}
