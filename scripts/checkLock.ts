/** Fails when the lock file names a package's address, or lacks a platform's package (`npm ci` would then refuse it). */
import { readFileSync } from 'node:fs';

interface LockedPackage {
  readonly optionalDependencies?: Record<string, string>;
  readonly resolved?: string;
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const packages = Object.entries(lock.packages);

const missing = packages.flatMap(([place, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies)
    .filter(
      (name) =>
        !lock.packages[`node_modules/${name}`] && !lock.packages[`${place}/node_modules/${name}`],
    )
    .map((name) => `${place || 'the project'} lacks ${name}`),
);
const addressed = packages
  .filter(([, { resolved }]) => resolved !== undefined)
  .map(([place]) => `${place} names an address`);

for (const complaint of [...missing, ...addressed]) console.error(complaint);
process.exitCode = missing.length + addressed.length > 0 ? 1 : 0;
