/** Fails if the lock file isn't portable, or installs a license that can't ship. */
import { readFileSync } from 'node:fs';

import { lockFaults, type Lock } from '#scripts/lockFaults.ts';

const faults = lockFaults(JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock);

for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
