import { crc32 } from 'node:zlib';

import { stripMetadata } from '#server/sandbox/lender/uploads/stripMetadata.ts';
import { box, starts, u16, u32 } from '#tests/support/fixtures/pictures.ts';

const zeros = (content: string) => '\0'.repeat(content.length);

describe('SC-15 a TIFF', () => {
  type Entry = readonly [tag: number, type: number, count: number, value: number | string];

  /** A file with directories at given offsets, followed by long texts. */
  function aTiff(isLittleEndian: boolean, lists: readonly (readonly [at: number, Entry[]])[]) {
    const file = Buffer.alloc(1_000);
    const swap = (buffer: Buffer) => (isLittleEndian ? buffer.toReversed() : buffer);
    const put = (at: number, buffer: Buffer) => file.set(swap(buffer), at);
    file.write(isLittleEndian ? 'II' : 'MM');
    put(2, u16(42));
    put(4, u32(lists[0]?.[0] ?? 0));
    let free = 600;
    for (const [at, entries] of lists) {
      put(at, u16(entries.length));
      for (const [place, [tag, type, count, value]] of entries.entries()) {
        const entry = at + 2 + place * 12;
        put(entry, u16(tag));
        put(entry + 2, u16(type));
        put(entry + 4, u32(count));
        if (typeof value === 'number') put(entry + 8, u32(value));
        else if (value.length <= 4) file.write(value, entry + 8, 'latin1');
        else {
          put(entry + 8, u32(free));
          file.write(value, free, 'latin1');
          free += value.length;
        }
      }
    }
    return file;
  }

  /** Returns the file's directories after passing their metadata through `map`. */
  const lists = (map: (text: string) => string): (readonly [number, Entry[]])[] => [
    [
      8,
      [
        [256, 4, 1, 640],
        [270, 2, 11, map('Our kitchen')],
        [273, 4, 1, 900],
        [274, 3, 1, 6],
        [330, 4, 1, 300],
        [34_665, 4, 1, 200],
        [34_853, 4, 1, 400],
      ],
    ],
    [200, [[37_500, 7, 9, map('MakerNote')]]],
    [300, [[272, 2, 9, map('Camera 5\0')]]],
    [
      400,
      [
        [1, 2, 2, map('N\0')],
        [2, 5, 3, map('39.96 and so on, in 24 b')],
      ],
    ],
  ];

  test.each([true, false])('removes only the metadata of a TIFF', (isLittleEndian) => {
    const original = aTiff(
      isLittleEndian,
      lists((text) => text),
    );
    original.write('picture', 900);
    const stripped = aTiff(isLittleEndian, lists(zeros));
    stripped.write('picture', 900);

    expect(Buffer.from(stripMetadata(original, 'image/tiff'))).toEqual(stripped);
  });

  test("doesn't loop endlessly over a TIFF with circular or outside offsets", () => {
    const circle = aTiff(true, [[8, [[34_853, 4, 60, 8]]]]);
    circle.writeUInt32LE(8, 22);
    const outside = aTiff(true, [[8, [[270, 2, 4_000_000_000, 0xffff_0000]]]]);

    expect(stripMetadata(circle, 'image/tiff')).toHaveLength(1_000);
    expect(Buffer.from(stripMetadata(outside, 'image/tiff'))).toEqual(outside);
  });
});

describe('SC-15 a HEIC', () => {
  const info = (id: number, type: string) =>
    box('infe', u32(0x0200_0000), u16(id), u16(0), type, '\0');

  /** An item's extent, in the file or (method 1) in the box `idat`. */
  const place = (id: number, method: number, from: number, size: number) =>
    Buffer.concat([u16(id), u16(method), u16(0), u16(1), u32(from), u32(size)]);

  const aHeic = (exif: string, xmp: string, film: string) => {
    const head = box('ftyp', 'heic', u32(0), 'mif1');
    const meta = (at: number) =>
      box(
        'meta',
        u32(0),
        box('iinf', u32(0), u16(3), info(1, 'hvc1'), info(2, 'Exif'), info(3, 'mime')),
        box(
          'iloc',
          u32(0x0100_0000),
          u16(0x4400),
          u16(3),
          place(1, 0, at, 7),
          place(2, 0, at + 7, exif.length),
          place(3, 1, 4, xmp.length),
        ),
        box('idat', 'size', xmp),
      );
    const at = head.length + meta(0).length + 8;
    return Buffer.concat([
      head,
      meta(at),
      box('mdat', 'picture', exif, 'more'),
      box('moov', box('udta', film)),
    ]);
  };
  const [exif, xmp, film] = ['Exif GPS', '<rdf:RDF/>', '+39.96-083.00/'];

  test('removes only the metadata of a HEIC', () => {
    const cleaned = stripMetadata(aHeic(exif, xmp, film), 'image/heic');

    expect(Buffer.from(cleaned)).toEqual(aHeic(zeros(exif), zeros(xmp), zeros(film)));
  });

  test('leaves a HEIC unchanged that is truncated or has no metadata', () => {
    const whole = aHeic(exif, xmp, film);
    const cut = whole.subarray(0, 60);
    const bare = box('ftyp', 'heic');

    expect(Buffer.from(stripMetadata(cut, 'image/heic'))).toEqual(cut);
    expect(Buffer.from(stripMetadata(bare, 'image/heic'))).toEqual(bare);
  });
});

describe('SC-15 a photo that was taken sideways stays upright', () => {
  const little = (buffer: Buffer) => Buffer.from(buffer.toReversed());
  const big = (buffer: Buffer) => buffer;

  /** A camera's metadata: its name, the orientation and the location. */
  const camera = (orientation: number, order = big) =>
    Buffer.concat([
      Buffer.from(order === big ? 'MM\0*' : 'II*\0', 'latin1'),
      ...[u32(8), u16(3)].map(order),
      ...[u16(271), u16(2), u32(4)].map(order),
      Buffer.from('Cam\0'),
      ...[u16(274), u16(3), u32(1), u16(orientation), u16(0)].map(order),
      ...[u16(34_853), u16(4), u32(1), u32(50), u32(0)].map(order),
      Buffer.from('39.96 N, 83.00 W'),
    ]);
  const orientationOnly = (orientation: number) =>
    Buffer.concat([
      Buffer.from('MM\0*', 'latin1'),
      u32(8),
      u16(1),
      u16(274),
      u16(3),
      u32(1),
      u16(orientation),
      u16(0),
      u32(0),
    ]);

  const segment = (exif: Buffer) =>
    Buffer.concat([Buffer.from([0xff, 0xe1]), u16(exif.length + 8), Buffer.from('Exif\0\0'), exif]);
  const jpeg = (...parts: readonly Buffer[]) =>
    Buffer.concat([
      Buffer.from([0xff, 0xd8]),
      ...parts,
      Buffer.from([0xff, 0xda, 0, 2, 7, 0xff, 0xd9]),
    ]);

  const chunk = (name: string, content: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), content]);
    return Buffer.concat([u32(content.length), named, u32(crc32(named))]);
  };
  const png = (...parts: readonly Buffer[]) =>
    Buffer.concat([
      starts['image/png'],
      chunk('IHDR', Buffer.from('size')),
      ...parts,
      chunk('IEND', Buffer.alloc(0)),
    ]);

  test.each([2, 3, 4, 5, 6, 7, 8])('keeps the orientation %i of a photo', (orientation) => {
    for (const exif of [camera(orientation), camera(orientation, little)]) {
      const kept = orientationOnly(orientation);
      expect(Buffer.from(stripMetadata(jpeg(segment(exif)), 'image/jpeg'))).toEqual(
        jpeg(segment(kept)),
      );
      expect(Buffer.from(stripMetadata(png(chunk('eXIf', exif)), 'image/png'))).toEqual(
        png(chunk('eXIf', kept)),
      );
    }
  });

  test.each([
    ['upright', camera(1)],
    ['without a known orientation', camera(9)],
    ['without metadata of a camera', Buffer.from('GPS of a phone that is no TIFF')],
  ])('keeps nothing of the metadata of a photo %s', (_what, exif) => {
    expect(Buffer.from(stripMetadata(jpeg(segment(exif)), 'image/jpeg'))).toEqual(jpeg());
    expect(Buffer.from(stripMetadata(png(chunk('eXIf', exif)), 'image/png'))).toEqual(png());
  });

  test('keeps both the turn of a HEIC and the orientation that repeats it', () => {
    const exif = (content: Buffer) => Buffer.concat([u32(0), content]);
    const heic = (item: Buffer) => {
      const head = box('ftyp', 'heic', u32(0), 'mif1');
      const meta = (at: number) =>
        box(
          'meta',
          u32(0),
          box('iinf', u32(0), u16(1), box('infe', u32(0x0200_0000), u16(2), u16(0), 'Exif', '\0')),
          box('iprp', box('ipco', box('irot', Buffer.from([3])))),
          box(
            'iloc',
            u32(0),
            u16(0x4400),
            u16(1),
            Buffer.concat([u16(2), u16(0), u16(1), u32(at), u32(item.length)]),
          ),
        );
      return Buffer.concat([head, meta(head.length + meta(0).length + 8), box('mdat', item)]);
    };
    const kept = orientationOnly(6);
    const blank = Buffer.alloc(camera(6).length - kept.length);

    expect(Buffer.from(stripMetadata(heic(exif(camera(6))), 'image/heic'))).toEqual(
      heic(exif(Buffer.concat([kept, blank]))),
    );
  });
});
