import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

import type { Browser, BrowserContext, Page } from 'playwright-core';

import { freePort } from '#scripts/freePort.ts';
import { REPORTS_PATH } from '#server/host/policyReports.ts';

import { launchChromium } from './chromium.ts';
import { sandboxAt, type SandboxClient } from './sandbox.ts';

export interface VisitorOptions {
  /** 320, 390 or 1280 px. */
  readonly width?: number;
  /** A brand's slug, as in its host; the main brand where it is left out. */
  readonly brand?: string;
  readonly touch?: boolean;
  /** How many pixels of the screen a CSS pixel is wide. */
  readonly sharpness?: number;
}

/** Somebody in front of a browser of their own. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Whole addresses at this visitor's brand. */
  readonly at: (path: string) => string;
  /** Closes the browser; fails when the page complained of anything but what was provoked. */
  leave: (provoked?: RegExp) => Promise<void>;
}

export interface House {
  readonly address: string;
  readonly sandbox: SandboxClient;
  visit(options?: VisitorOptions): Promise<Visitor>;
  /** The kinds of what pages' policies have refused so far (SC-01). */
  refusedByPolicy(): Promise<string[]>;
  /** Closes browser and server; fails when a policy refused anything but what was provoked. */
  close(provoked?: RegExp): Promise<void>;
}

async function untilHealthy(address: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (server.exitCode !== null) throw new Error('The server ended before it was ready');
    const isHealthy = await fetch(`${address}/sandbox/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isHealthy) return;
    await pause(50);
  }
  throw new Error('The server did not get ready');
}

const CLOSING_MS = 15_000;

/** A failed request is written to the console by the browser itself, also where a test asked for it. */
const isExpected = (text: string) => text.startsWith('Failed to load resource');

const loader = (page: Page) => page.getByRole('dialog', { name: 'Please wait' });

/** A person waits for the loader to go, which holds the page behind it still; words typed into it are nobody's. */
const waitForLoader = (page: Page) => page.addLocatorHandler(loader(page), async () => {});

/** For who looks at the loader itself. */
export const lookAtLoader = (page: Page) => page.removeLocatorHandler(loader(page));

async function visitor(browser: Browser, port: number, options: VisitorOptions): Promise<Visitor> {
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
  // Nothing is timed here: a lender that works for seconds, on a machine that stands still for some, is not late.
  page.setDefaultTimeout(40_000);
  const origin = `http://${brand === undefined ? 'localhost' : `${brand}.localhost`}:${port}`;

  return {
    page,
    context,
    at: (path) => origin + path,
    async leave(provoked) {
      // Chromium sometimes never says that a window is closed which was going somewhere; the browser ends with its house.
      await Promise.race([context.close(), pause(CLOSING_MS, undefined, { ref: false })]);
      const unexpected = complaints.filter((complaint) => !provoked?.test(complaint));
      if (unexpected.length > 0) throw new Error(`The page complained: ${unexpected.join('\n')}`);
    },
  };
}

/** A server with a lender of its own (ten times as quick, nothing kept) and a browser before it. */
export async function openHouse(
  env: Record<string, string> = {},
  textSize?: number,
): Promise<House> {
  const port = await freePort();
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      SANDBOX_SPEED: '10',
      SANDBOX_DATA: ':memory:',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://localhost:${port}`;
  const [browser] = await Promise.all([launchChromium(textSize), untilHealthy(address, server)]);

  const refusedByPolicy = async () => {
    const counts = await (await fetch(address + REPORTS_PATH)).json();
    return Object.keys(counts as Record<string, number>);
  };

  return {
    address,
    refusedByPolicy,
    sandbox: sandboxAt(address),
    visit: (options = {}) => visitor(browser, port, options),
    async close(provoked) {
      await browser.close();
      const refused = await refusedByPolicy();
      server.kill('SIGTERM');
      const complaints = refused.filter((kind) => !provoked?.test(kind));
      if (complaints.length > 0) throw new Error(`Refused by policy: ${complaints.join(', ')}`);
    },
  };
}
