import { mimeTypeOf, pagesOf, withoutPosition } from '#server/sandbox/lender/fileKinds.ts';

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)));

/** A part of a JPEG: its marker, its length, its content. */
const part = (marker: number, content: string) =>
  bytes([0xff, marker, 0, content.length + 2], content);

describe('SC-15 files', () => {
  test.each([
    ['application/pdf', bytes('%PDF-1.7')],
    ['image/jpeg', bytes([0xff, 0xd8, 0xff, 0xe0])],
    ['image/png', bytes([0x89], 'PNG\r\n', [0x1a, 0x0a])],
    ['image/tiff', bytes('II*', [0])],
    ['image/tiff', bytes('MM', [0, 0x2a])],
    ['image/heic', bytes([0, 0, 0, 24], 'ftypmif1')],
    [null, bytes('<html>')],
    [null, bytes('')],
    [null, bytes([0, 0, 0, 24], 'ftypmp42')],
  ])('%s is told by the first bytes', (mimeType, content) => {
    expect(mimeTypeOf(content)).toBe(mimeType);
  });

  test('a picture loses the part that says where it was taken, and nothing else', () => {
    const start = bytes([0xff, 0xd8]);
    const [frame, exif, scan] = [
      part(0xe0, 'JFIF'),
      part(0xe1, 'Exif GPS'),
      bytes([0xff, 0xda, 1, 2]),
    ];
    const cleaned = withoutPosition(Buffer.concat([start, frame, exif, scan]), 'image/jpeg');
    expect(Buffer.from(cleaned)).toEqual(Buffer.concat([start, frame, scan]));
    const pdf = bytes('%PDF-');
    expect(withoutPosition(pdf, 'application/pdf')).toBe(pdf);
  });

  test('the pages of a PDF are counted, a broken picture ends without an endless walk', () => {
    expect(pagesOf(bytes('%PDF- /Type /Page /Type/Page /Type /Pages'), 'application/pdf')).toBe(2);
    expect(pagesOf(bytes([0xff, 0xd8, 0xff]), 'image/jpeg')).toBe(1);
    const broken = bytes([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xe1, 0xff, 0xff]);
    expect(withoutPosition(broken, 'image/jpeg').length).toBeLessThanOrEqual(broken.length);
  });
});
