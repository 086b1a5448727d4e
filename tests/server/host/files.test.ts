import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createFileCache, readEncoded } from '#server/host/files.ts';

let folder = '';
let path = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-'));
  path = join(folder, 'app.js');
  for (const ending of ['', '.br', '.gz']) writeFileSync(path + ending, `content${ending}`);
});
afterEach(() => rmSync(folder, { recursive: true }));

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

test.each(['br', 'gzip', ''])(
  'S7 shares one read among 200 first requests of a file in encoding "%s"',
  async (encoding) => {
    const files = createFileCache();

    const read = await Promise.all(times(200, () => readEncoded(files, path, encoding)));

    expect(new Set(read.map((one) => one?.content)).size).toBe(1);
  },
);

test("S7 looks for a file until it exists, and reads it once, because it can't change while the host runs", async () => {
  const files = createFileCache();
  const read = async () => String(Buffer.from((await files.read(path)) ?? []));
  rmSync(path);
  expect(await files.read(path)).toBeNull();

  writeFileSync(path, 'there');
  expect(await read()).toBe('there');

  rmSync(path);
  expect(await read()).toBe('there');
});
