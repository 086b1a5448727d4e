import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';

import { gatewaySettings } from './gateway.ts';

const STAMP = 'build/stamp';

const SOURCES = [
  '{src,sagas,store,public,server/host,scripts/build}/**/*.*',
  'server/sandbox/openapi/*.ts',
  'scripts/renderPages.ts',
  'webpack.config.ts',
  'package.json',
  'package-lock.json',
];

/** Hashes names, sizes and times, because reading the contents would take seconds. */
function stampNow(): string {
  const hash = createHash('sha256').update(JSON.stringify(gatewaySettings()));
  for (const file of globSync(SOURCES).toSorted()) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

export const writeStamp = () => {
  mkdirSync('build', { recursive: true });
  writeFileSync(STAMP, stampNow());
};

/** Whether dist was built from the current sources. */
export const isBuilt = () =>
  existsSync(STAMP) && existsSync('dist/pages') && readFileSync(STAMP, 'utf8') === stampNow();
