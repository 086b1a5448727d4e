import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const isText = (file: string) => /\.(html|js|css|svg|json|txt)$/.test(file);

/** Uses the best quality, because a file is compressed once and downloaded often. */
const brotliOf = (content: Buffer) =>
  brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

async function compressOne(file: string) {
  const content = await readFile(file);
  const [small, smaller] = await Promise.all([zip(content, { level: 9 }), brotliOf(content)]);
  await Promise.all([writeFile(`${file}.gz`, small), writeFile(`${file}.br`, smaller)]);
}

/** Runs the work for each item, a few at a time. */
export async function eachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>) {
  const rest = items.values();
  const worker = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, worker));
}

/** Writes a brotli and a gzip copy of each text file. zlib uses its own threads. */
export const compress = (files: readonly string[]) => eachOf(files.filter(isText), compressOne);

/** Skips files that are already compressed, because their names contain a content hash. */
export const compressHashed = (files: readonly string[]) =>
  compress(files.filter((file) => !existsSync(`${file}.br`)));
