import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const isText = (file: string) => /\.(html|js|css|svg|json|txt)$/.test(file);

type Parameters = Readonly<Record<number, number>>;

/** One text is smallest with the one, another with the other; a script is made once and fetched by everybody. */
const ways: readonly Parameters[] = [
  {},
  { [constants.BROTLI_PARAM_LGBLOCK]: 20 },
  { [constants.BROTLI_PARAM_NPOSTFIX]: 2 },
  { [constants.BROTLI_PARAM_NDIRECT]: 4 },
];

/** The smallest that brotli makes of it. */
async function brotliOf(content: Buffer, isScript: boolean): Promise<Buffer> {
  const most = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const made = await Promise.all(
    (isScript ? ways : ways.slice(0, 1)).map((way) =>
      brotli(content, { params: { ...most, ...way } }),
    ),
  );
  return made.reduce((least, one) => (one.length < least.length ? one : least));
}

async function compressOne(file: string) {
  const content = await readFile(file);
  const [small, smaller] = await Promise.all([
    zip(content, { level: 9 }),
    brotliOf(content, file.endsWith('.js')),
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
