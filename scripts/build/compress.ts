import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const isText = (file: string) => /\.(html|js|css|svg|json|txt)$/.test(file);

async function compressOne(file: string) {
  const content = await readFile(file);
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [small, smaller] = await Promise.all([
    zip(content, { level: 9 }),
    brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, ...size } }),
  ]);
  await Promise.all([writeFile(`${file}.gz`, small), writeFile(`${file}.br`, smaller)]);
}

/** Does the same for each of many, a few at a time. */
export async function eachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>) {
  const rest = items.values();
  const worker = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, worker));
}

/** Puts a brotli and a gzip file beside each file of text. zlib works on threads of its own. */
export const compress = (files: readonly string[]) => eachOf(files.filter(isText), compressOne);

/** The same, but for files whose name changes with their content. */
export const compressHashed = (files: readonly string[]) =>
  compress(files.filter((file) => !existsSync(`${file}.br`)));
