import { createFileReader } from '#server/sandbox/lender/uploads/readFile.ts';
import { stripMetadata } from '#server/sandbox/lender/uploads/stripMetadata.ts';
import { fileTypeOf } from '#store/application/uploads/fileKinds.ts';
import { lockedPdfs, openPdfs } from '#tests/support/fixtures/pdfs.ts';

const bytes = (...parts: readonly (string | number[] | Buffer)[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)));

/** A JPEG segment: marker, length and content. */
const part = (marker: number, content: string) =>
  bytes([0xff, marker, 0, content.length + 2], content);

describe('SC-15 files', () => {
  test.each([
    ['application/pdf', bytes('%PDF-1.7')],
    ['application/pdf', bytes('\r\nScanned at the branch\r\n%PDF-1.7')],
    ['application/pdf', bytes('x'.repeat(1_019), '%PDF-1.7')],
    [null, bytes('x'.repeat(1_020), '%PDF-1.7')],
    ['image/jpeg', bytes([0xff, 0xd8, 0xff, 0xfe], '%PDF-1.7')],
    ['image/jpeg', bytes([0xff, 0xd8, 0xff, 0xe0])],
    ['image/png', bytes([0x89], 'PNG\r\n', [0x1a, 0x0a])],
    ['image/tiff', bytes('II*', [0])],
    ['image/tiff', bytes('MM', [0, 0x2a])],
    ['image/heic', bytes([0, 0, 0, 24], 'ftypmif1')],
    ['image/heic', bytes([0, 0, 0, 24], 'ftypheis')],
    ['image/heic', bytes([0, 0, 0, 24], 'ftyphevx')],
    ['image/heic', bytes([0, 0, 0, 24], 'ftyphevs')],
    [null, bytes([0, 0, 0, 24], 'ftypavif')],
    [null, bytes('<html>')],
    [null, bytes('')],
    [null, bytes([0, 0, 0, 24], 'ftypmp42')],
  ])('recognizes %s by the first bytes', (mimeType, content) => {
    expect(fileTypeOf(content)).toBe(mimeType);
  });

  test('removes only the Exif segment of an image', () => {
    const start = bytes([0xff, 0xd8]);
    const [frame, exif, scan] = [
      part(0xe0, 'JFIF'),
      part(0xe1, 'Exif GPS'),
      bytes([0xff, 0xda, 1, 2]),
    ];
    const cleaned = stripMetadata(Buffer.concat([start, frame, exif, scan]), 'image/jpeg');
    expect(Buffer.from(cleaned)).toEqual(Buffer.concat([start, frame, scan]));
    const pdf = bytes('%PDF-');
    expect(stripMetadata(pdf, 'application/pdf')).toBe(pdf);
  });

  describe('of a JPEG', () => {
    const start = bytes([0xff, 0xd8]);
    const end = bytes([0xff, 0xd9]);
    const [frame, tables] = [part(0xe0, 'JFIF'), part(0xdb, 'tables')];
    /** Contains a stuffed 0xff and a restart marker. */
    const scan = bytes(part(0xda, 'head'), [1, 0xff, 0, 2, 0xff, 0xd0, 3]);
    const cleaned = (...parts: readonly (number[] | Buffer)[]) =>
      Buffer.from(stripMetadata(bytes(...parts), 'image/jpeg'));
    const bare = Buffer.concat([start, frame, scan, end]);

    test.each([
      ['after filling bytes', [frame, [0xff, 0xff], part(0xe1, 'Exif GPS'), scan, end]],
      ['after stray bytes', [frame, [0, 7], part(0xe1, 'Exif GPS'), scan, end]],
      ['of other programs', [frame, part(0xed, 'Photoshop'), part(0xef, 'own'), scan, end]],
      ['of a comment', [frame, part(0xfe, 'at home'), scan, end]],
      ['of additional pictures', [frame, part(0xe2, 'MPF'), scan, end]],
      ['after the picture', [frame, scan, end, start, part(0xe1, 'Exif GPS'), scan, end]],
    ])('drops metadata %s', (_where, parts) => {
      expect(cleaned(start, ...parts)).toEqual(bare);
    });

    test('keeps colors, tables and every scan of a JPEG', () => {
      const drawn = [frame, part(0xe2, 'ICC_PROFILE x'), part(0xee, 'Adobe'), tables, scan];
      const whole = Buffer.concat([start, ...drawn, tables, scan, end]);
      expect(cleaned(whole)).toEqual(whole);
      expect(cleaned(start, ...drawn, part(0xe1, 'Exif'), tables, scan, end)).toEqual(whole);
      const cut = Buffer.concat([start, frame, scan]);
      expect(cleaned(cut)).toEqual(cut);
    });
  });

  test('drops only metadata chunks and trailing bytes of a PNG', () => {
    const chunk = (name: string, content: string) =>
      bytes([0, 0, 0, content.length], name, content, 'csum');
    const start = bytes([0x89], 'PNG\r\n', [0x1a, 0x0a]);
    const drawn = [chunk('IHDR', 'size'), chunk('iCCP', 'colours'), chunk('IDAT', 'picture')];
    const end = chunk('IEND', '');
    const metadata = ['eXIf', 'tEXt', 'iTXt', 'zTXt'].map((name) => chunk(name, 'GPS'));
    const [head, ...rest] = drawn;
    const whole = Buffer.concat([start, ...drawn, end]);
    const cleaned = (content: Buffer) => Buffer.from(stripMetadata(content, 'image/png'));

    expect(
      cleaned(bytes(start, head ?? [], ...metadata, ...rest, ...metadata, end, ...metadata)),
    ).toEqual(whole);
    expect(cleaned(whole)).toEqual(whole);
    const cut = whole.subarray(0, -16);
    expect(cleaned(cut)).toEqual(cut);
  });

  const readFile = createFileReader({ ms: 600_000, megabytes: 256 });
  const readPdf = (content: Buffer, password?: string) =>
    readFile({ content, mimeType: 'application/pdf', password });

  test.each(Object.entries(openPdfs))(
    'accepts a PDF that needs no password: %s',
    async (_name, pdf) => {
      const content = Buffer.from(pdf, 'base64');
      expect(await readPdf(content)).toMatchObject({ pages: 3, isLocked: false });
    },
  );

  test.each(Object.entries(lockedPdfs))(
    'opens a locked PDF only with its password: %s',
    async (_name, pdf) => {
      const content = Buffer.from(pdf, 'base64');
      const read = await Promise.all(
        [undefined, 'wrong', 'user'].map((password) => readPdf(content, password)),
      );
      expect(read.map((file) => file?.isLocked)).toEqual([true, true, false]);
    },
  );

  test.each([
    ['nested lists', '1 0 obj '.concat('['.repeat(2_000_000))],
    ['objects without end', '1 0 obj << '.repeat(200_000)],
    ['a string without end', '1 0 obj ('.concat('('.repeat(2_000_000))],
  ])('counts %s in a PDF as one page', async (_kind, text) => {
    const content = bytes('%PDF-', text);
    const read = await readPdf(content);
    expect(read).toMatchObject({ pages: 1, isLocked: false });
    expect(read && content.equals(read.content)).toBe(true);
  });

  test("doesn't loop endlessly over a broken image", () => {
    const broken = bytes([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xe1, 0xff, 0xff]);
    expect(stripMetadata(broken, 'image/jpeg').length).toBeLessThanOrEqual(broken.length);
  });
});
