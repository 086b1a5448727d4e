// Plain JavaScript: it runs on the machine's own Node. Installs from the lock file when node_modules is absent or
// older.
import { execSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

const installed = 'node_modules/.package-lock.json';
const isInstalled =
  existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs;

if (!isInstalled) {
  console.log('Installing the packages of package-lock.json …');
  execSync('npm ci --ignore-scripts --no-audit --no-fund --loglevel=error', { stdio: 'inherit' });
}
await import('./linkNode.mjs');
