import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { hostOf } from '#tests/server/support/buildOnDisk.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';

let brandsFolder = '';
beforeAll(() => {
  brandsFolder = mkdtempSync(join(tmpdir(), 'brands-'));
  mkdirSync(join(brandsFolder, 'LARKMERE'));
  writeFileSync(join(brandsFolder, 'LARKMERE', 'loader.mp4'), '0123456789');
});
afterAll(() => {
  rmSync(brandsFolder, { recursive: true });
});

const ask = (headers: Record<string, string> = {}) =>
  hostOf(brandsFolder, { brandsFolder, brands: new Map([['LARKMERE', anOrganisation()]]) }).request(
    'http://localhost/brands/LARKMERE/loader.mp4',
    { headers },
  );

test('LOADER-02 serves a whole video of a brand', async () => {
  const whole = await ask();

  expect(whole.headers.get('content-type')).toBe('video/mp4');
  expect(whole.headers.get('accept-ranges')).toBe('bytes');
  expect(await whole.text()).toBe('0123456789');
});

test('LOADER-02 serves a video in the parts that a browser asks for', async () => {
  const part = await ask({ range: 'bytes=2-4' });

  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe('bytes 2-4/10');
  expect(await part.text()).toBe('234');
  expect((await ask({ range: 'bytes=10-' })).status).toBe(416);
});
