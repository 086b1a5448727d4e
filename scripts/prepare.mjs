// Plain JavaScript, because it runs on the machine's own Node. Installs from the lock file if node_modules is missing
// or older, then runs the given script with the pinned Node. Each command of package.json calls it, because npm's
// install and "pre" scripts are off (.npmrc).
import { execSync, spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

const PARENT_CHECK_MS = 500;

const installed = 'node_modules/.package-lock.json';
const isInstalled =
  existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs;

if (!isInstalled) {
  console.log('Installing the packages of package-lock.json …');
  execSync('npm ci --ignore-scripts --no-audit --no-fund --progress --loglevel=error', {
    stdio: 'inherit',
  });
}
const { linkNode } = await import('./linkNode.mjs');
const node = linkNode();

const child = spawn(node, process.argv.slice(2), { stdio: 'inherit' });
process.on('SIGTERM', () => child.kill('SIGTERM'));
// A terminal interrupts both processes. This one waits for the script to end.
process.on('SIGINT', () => {});
// If npm is ended by its pid, its shell ends with it, and the signal never arrives here.
const parent = process.ppid;
if (process.env.npm_lifecycle_event !== undefined)
  setInterval(() => process.ppid === parent || child.kill('SIGTERM'), PARENT_CHECK_MS).unref();
child.on('close', (code, signal) => process.exit(code ?? (signal === null ? 0 : 1)));
