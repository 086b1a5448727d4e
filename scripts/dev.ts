/**
 * Starts development at http://localhost:3000 with hot reload and without the build's policy. The sandbox restarts
 * when its code changes.
 */
import { spawn } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';

import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

import { devPages } from '#scripts/dev/pages.ts';
import { freePort } from '#scripts/freePort.ts';
import { isPagePath } from '#server/host/pages.ts';
import { orExit, readSettings } from '#server/settings.ts';
import { clientConfig } from '#webpack.config.ts';

const wanted = orExit(() => readSettings(process.env)).port;
const port = await freePort(wanted).catch(() => {
  console.error(`Port ${wanted} is taken. Choose another: PORT=3100 npm run dev`);
  process.exit(1);
});
const sandboxPort = await freePort();
const DEV_SOCKET = '/dev-server';

const sandbox = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
  env: { ...process.env, NODE_ENV: 'development', PORT: String(sandboxPort) }, // A-79, as the page
  stdio: ['ignore', 'ignore', 'inherit'],
});
process.once('exit', () => sandbox.kill());

const compiler = webpack(clientConfig('development'));
if (!compiler) throw new Error('webpack did not start');
const pageAt = await devPages(compiler);

async function servePage(request: IncomingMessage, response: ServerResponse, next: () => void) {
  const address = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
  if (request.method !== 'GET' || !isPagePath(address.pathname)) {
    next();
    return;
  }
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(await pageAt(address));
}

const server = new WebpackDevServer(
  {
    port,
    host: 'localhost',
    allowedHosts: ['.localhost'],
    static: false,
    setupExitSignals: true,
    client: { overlay: { runtimeErrors: false, warnings: false } },
    webSocketServer: { type: 'ws', options: { path: DEV_SOCKET } },
    proxy: [
      {
        target: `http://localhost:${sandboxPort}`,
        ws: true,
        pathFilter: (path) => !path.startsWith('/assets/') && !path.startsWith(DEV_SOCKET),
      },
    ],
    setupMiddlewares: (middlewares) => [{ name: 'page', middleware: servePage }, ...middlewares],
  },
  compiler,
);
await server.start();
console.log(`Homeline  http://localhost:${port}/account/heloc/register`);
console.log(`Console   http://localhost:${port}/sandbox`);
