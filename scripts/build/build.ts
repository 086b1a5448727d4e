import { bundle } from '#scripts/build/bundle.ts';
import { compressHashed } from '#scripts/build/compress.ts';
import { writeBuiltNginx } from '#scripts/build/nginx/write.ts';
import { writeOpenApi } from '#scripts/build/openapi.ts';
import { writeStamp } from '#scripts/build/stamp.ts';
import { renderPages } from '#scripts/renderPages.ts';

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Builds what changed into dist, with the contract's OpenAPI document and nginx's configuration. */
export async function build(): Promise<void> {
  const start = performance.now();
  const files = await bundle();
  console.log(`Bundled ${files.length} files in ${seconds(start)}.`);

  const [drawn] = await Promise.all([renderPages(), compressHashed(files)]);
  writeOpenApi('dist');
  writeBuiltNginx();
  writeStamp();
  console.log(`Drew the pages of ${drawn} brands; built in ${seconds(start)}.`);
}
