import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Finds a program on the path. */
export const onPath = (name: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(canRun);

/** Installs the first of some Debian packages that provides the program, if possible. */
export function installFor<Found>(
  packages: readonly string[],
  find: () => Found | undefined,
): Found | undefined {
  const apt = onPath('apt-get');
  if (apt === undefined || process.getuid?.() !== 0) return undefined;
  execFileSync(apt, ['update', '-qq'], { stdio: 'inherit' });
  for (const name of packages) {
    console.log(`Installing ${name} …`);
    spawnSync(apt, ['install', '-y', '-qq', '--no-install-recommends', name], {
      stdio: 'inherit',
    });
    const found = find();
    if (found !== undefined) return found;
  }
  return undefined;
}
