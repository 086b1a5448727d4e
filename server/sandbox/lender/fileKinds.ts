/** What a file is, by its first bytes; its name proves nothing (SC-15). */
const starts: readonly (readonly [mimeType: string, bytes: readonly number[]])[] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/tiff', [0x49, 0x49, 0x2a, 0x00]],
  ['image/tiff', [0x4d, 0x4d, 0x00, 0x2a]],
];

const heicBrands = new Set(['heic', 'heix', 'hevc', 'heim', 'mif1', 'msf1']);

const ascii = (content: Uint8Array, from: number, to: number) =>
  String.fromCodePoint(...content.subarray(from, to));

export function mimeTypeOf(content: Uint8Array): string | null {
  const known = starts.find(([, bytes]) => bytes.every((byte, place) => content[place] === byte));
  if (known) return known[0];
  const isHeic = ascii(content, 4, 8) === 'ftyp' && heicBrands.has(ascii(content, 8, 12));
  return isHeic ? 'image/heic' : null;
}

const textOf = (content: Uint8Array) => Buffer.from(content).toString('latin1');

/** Pages of a PDF, one for a picture. */
export const pagesOf = (content: Uint8Array, mimeType: string): number =>
  mimeType === 'application/pdf'
    ? Math.max(1, textOf(content).match(/\/Type\s{0,3}\/Page\b/g)?.length ?? 1)
    : 1;

export const isEncryptedPdf = (content: Uint8Array, mimeType: string) =>
  mimeType === 'application/pdf' && textOf(content).includes('/Encrypt');

const EXIF_MARKER = 0xe1;
const SCAN_MARKER = 0xda;

/** A JPEG without the parts that say where and with what it was taken (SC-15). */
export function withoutPosition(content: Uint8Array, mimeType: string): Uint8Array {
  if (mimeType !== 'image/jpeg') return content;
  const kept = [content.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= content.length && content[at] === 0xff) {
    const marker = content[at + 1] ?? 0;
    if (marker === SCAN_MARKER) break;
    const end = at + 2 + (((content[at + 2] ?? 0) << 8) | (content[at + 3] ?? 0));
    if (marker !== EXIF_MARKER) kept.push(content.subarray(at, end));
    at = end;
  }
  kept.push(content.subarray(at));
  return Buffer.concat(kept);
}
