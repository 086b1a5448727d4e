/** Magic numbers of file types; a file's name proves nothing (SC-15). */
const starts: readonly (readonly [mimeType: string, bytes: readonly number[]])[] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/tiff', [0x49, 0x49, 0x2a, 0x00]],
  ['image/tiff', [0x4d, 0x4d, 0x00, 0x2a]],
];

const heicBrands = new Set(['heic', 'heix', 'hevc', 'heim', 'mif1', 'msf1']);

export const ascii = (content: Uint8Array, from: number, to: number) =>
  String.fromCodePoint(...content.subarray(from, to));

export function mimeTypeOf(content: Uint8Array): string | null {
  const known = starts.find(([, bytes]) => bytes.every((byte, index) => content[index] === byte));
  if (known) return known[0];
  const isHeic = ascii(content, 4, 8) === 'ftyp' && heicBrands.has(ascii(content, 8, 12));
  return isHeic ? 'image/heic' : null;
}

const textOf = (content: Uint8Array) => Buffer.from(content).toString('latin1');

/** Pages of a PDF; an image has one. */
export const pagesOf = (content: Uint8Array, mimeType: string): number =>
  mimeType === 'application/pdf'
    ? Math.max(1, textOf(content).match(/\/Type\s{0,3}\/Page\b/g)?.length ?? 1)
    : 1;

export const isEncryptedPdf = (content: Uint8Array, mimeType: string) =>
  mimeType === 'application/pdf' && textOf(content).includes('/Encrypt');
