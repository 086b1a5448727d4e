import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { openApiDocument } from '#server/sandbox/openapi/document.ts';

/** Writes the contract as an OpenAPI document next to the pages. No host serves it. */
export function writeOpenApi(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'openapi.json'), `${JSON.stringify(openApiDocument())}\n`);
}
