import fc from 'fast-check';

import { createPartCount, MAX_PARTS, TooManyParts } from '#server/sandbox/lender/uploads/bytes.ts';
import { askThread } from '#server/sandbox/lender/uploads/limitedThread.ts';
import { createFileReader } from '#server/sandbox/lender/uploads/readFile.ts';
import { stripMetadata } from '#server/sandbox/lender/uploads/stripMetadata.ts';
import { box, starts, u16, u32 } from '#tests/support/fixtures/pictures.ts';
import { samples } from '#tests/support/samples.ts';

type Kind = keyof typeof starts;
const kinds = Object.keys(starts) as Kind[];

/** A picture of a kind: its first bytes and what follows. */
const picture = (kind: Kind, ...parts: readonly (Buffer | string)[]) =>
  Buffer.concat([starts[kind], ...parts.map((part) => Buffer.from(part))]);

const many = (part: Buffer, times = 1_000_000) => Buffer.alloc(part.length * times, part);

const infos = box('iinf', u32(0), u16(1));
/** `iloc` consists of its version, the sizes of its offsets, lengths and bases, and the number of items. */
const places = (...items: readonly Buffer[]) => box('iloc', u32(0), u16(0), u16(0xffff), ...items);
const meta = (...boxes: readonly Buffer[]) => box('meta', u32(0), ...boxes);

/** Nested boxes that all end at the end of the file. */
const nestedBoxes = many(Buffer.concat([u32(0), Buffer.from('moov')]));

/** A TIFF directory with this number of entries, each of which points to directories. */
const directory = (entries: number, pointers: number) =>
  Buffer.concat([
    u16(entries),
    many(Buffer.concat([u16(330), u16(4), u32(pointers), u32(8)]), entries),
  ]);

/** A chain of directories without entries, each pointing to the next. */
const chain = Buffer.concat(
  Array.from({ length: 50_000 }, (_none, place) =>
    Buffer.concat([u16(0), u32(8 + 6 * (place + 1))]),
  ),
);

describe.each([
  ['a HEIC of a million boxes', 'image/heic', [many(box('free'))]],
  ['a HEIC whose boxes are inside each other', 'image/heic', [nestedBoxes]],
  ['a HEIC with a million empty places', 'image/heic', [meta(infos, places(many(u32(0))))]],
  [
    'a HEIC whose places have parts without bytes',
    'image/heic',
    [meta(infos, places(many(Buffer.concat([u16(1), u16(0), u16(0xffff)]), 1_000)))],
  ],
  [
    'a HEIC with a million items',
    'image/heic',
    [meta(box('iinf', u32(0), u16(9), many(box('infe'))), places())],
  ],
  ['a TIFF of 65,535 entries', 'image/tiff', [directory(0xffff, 1)]],
  [
    'a TIFF that claims sixteen million directories',
    'image/tiff',
    [directory(1, 0xff_ffff), many(u32(9))],
  ],
  ['a TIFF whose directories are a long chain', 'image/tiff', [chain]],
  ['a JPEG of a million segments', 'image/jpeg', [many(Buffer.from([0xff, 0xe1, 0, 2]))]],
  ['a JPEG of segments without a length', 'image/jpeg', [many(Buffer.from([0xff, 0xfe, 0, 0]))]],
  ['a PNG of a million chunks', 'image/png', [many(Buffer.from('\0\0\0\0tEXtsums'))]],
] as const)('SC-22 %s', (_what, kind, rest) => {
  test('stops reading a crafted picture before its end', () => {
    const parts = createPartCount();

    expect(() => stripMetadata(picture(kind, ...rest), kind, parts)).toThrow(TooManyParts);

    expect(parts.read()).toBe(MAX_PARTS + 1);
  });
});

test("SC-22 doesn't blank overlapping metadata again and again", () => {
  const whole = Buffer.concat([u16(270), u16(2), u32(0xffff_ffff), u32(8)]);
  const tiff = picture('image/tiff', u16(9_000), many(whole, 9_000));

  expect(() => stripMetadata(tiff, 'image/tiff')).toThrow(TooManyParts);
});

test.each([
  [
    'a PNG of 25 MB in small chunks',
    'image/png',
    [many(box('IDAT', 'sums', 'x'.repeat(4_000)), 6_500)],
  ],
  ['a HEIC of many tiles', 'image/heic', [meta(infos, places(many(Buffer.alloc(6), 2_000)))]],
  ['a TIFF of many pages', 'image/tiff', [chain.subarray(0, 6 * 900)]],
] as const)('SC-15 reads %s to its end', (_what, kind, rest) => {
  const content = picture(kind, ...rest);

  expect(() => stripMetadata(content, kind)).not.toThrow();
});

const word = fc.constantFrom(
  'moov',
  'trak',
  'udta',
  'meta',
  'iinf',
  'iloc',
  'infe',
  'idat',
  'Exif',
  'tEXt',
  'IDAT',
);
const small = fc.oneof(fc.constantFrom(0, 1, 8, 12, 0xffff), fc.nat(300));
const piece = fc.oneof(
  word.map((text) => Buffer.from(text)),
  small.map(u16),
  small.map(u32),
  fc.constantFrom(u32(0xffff_ffff), u16(270), u16(330), u16(34_665), u16(34_853)),
  fc.constantFrom(0xe1, 0xda, 0xfe, 0xd0, 0).map((marker) => Buffer.from([0xff, marker])),
  fc.uint8Array({ maxLength: 12 }).map((bytes) => Buffer.from(bytes)),
  fc
    .tuple(word, fc.uint8Array({ maxLength: 40 }))
    .map(([name, bytes]) => box(name, Buffer.from(bytes))),
);
const grown = fc.letrec<{ part: Buffer }>((tie) => ({
  part: fc.oneof(
    { maxDepth: 4 },
    piece,
    fc
      .tuple(word, fc.array(tie('part'), { maxLength: 4 }))
      .map(([name, parts]) => box(name, ...parts)),
  ),
})).part;

describe.each(kinds)('SC-22 whatever a file of %s contains', (kind) => {
  test('counts the parts of any file, and keeps no more bytes than it had', () => {
    fc.assert(
      fc.property(
        fc.array(grown, { maxLength: 60 }),
        fc.integer({ min: 1, max: 60 }),
        (rest, most) => {
          const content = picture(kind, ...rest);
          const parts = createPartCount(most);
          let cleaned: Uint8Array = content;
          try {
            cleaned = stripMetadata(content, kind, parts);
          } catch (error) {
            if (!(error instanceof TooManyParts)) throw error;
          }
          expect(parts.read()).toBeLessThanOrEqual(most + 1);
          expect(cleaned.buffer.byteLength).toBeLessThanOrEqual(content.buffer.byteLength);
        },
      ),
      { numRuns: samples(2_000) },
    );
  });
});

const script = (text: string) => new URL(`data:text/javascript,${encodeURIComponent(text)}`);
const PATIENT = { ms: 600_000, megabytes: 256 };

test.each([
  ["doesn't end", 'for (;;);', { ...PATIENT, ms: 20 }],
  [
    'takes too much memory',
    'const all = []; for (;;) all.push({});',
    { ...PATIENT, megabytes: 32 },
  ],
  ['returns nothing', '', PATIENT],
] as const)('SC-22 returns null for a thread that %s', async (_what, text, limits) => {
  expect(await askThread(script(text), null, limits)).toBeNull();
});

test('rejects if the thread fails', async () => {
  await expect(askThread(script('throw new TypeError("no")'), null, PATIENT)).rejects.toThrow('no');
});

test('SC-15 reads files in another thread, in their order, and cleans only pictures', async () => {
  const read = createFileReader(PATIENT);
  const jpeg = picture('image/jpeg', Buffer.from([0xe1, 0, 4, 1, 2, 0xff, 0xd9]));
  const crafted = picture('image/heic', many(box('free')));
  const pdf = Buffer.from('%PDF-1.7');

  const files = await Promise.all([
    read({ content: crafted, mimeType: 'image/heic' }),
    read({ content: jpeg, mimeType: 'image/jpeg' }),
    read({ content: pdf, mimeType: 'application/pdf' }),
  ]);

  expect(files.map((file) => file && Buffer.from(file.content).toString('hex'))).toEqual([
    null,
    'ffd8ffd9',
    pdf.toString('hex'),
  ]);
});

test('SC-22 gives up on a picture that takes too long', async () => {
  const read = createFileReader({ ...PATIENT, ms: 0 });

  expect(await read({ content: starts['image/png'], mimeType: 'image/png' })).toBeNull();
});
