/**
 * A PDF may start anywhere in the first 1,024 bytes, because mail programs and scanners add bytes in front (ISO
 * 32000-2, annex I).
 */
export const FILE_SIGNATURE_BYTES = 1_024;

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0) =>
  signature.every((byte, index) => bytes[at + index] === byte);

const letters = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

const FTYP = letters('ftyp');
/** AVIF uses the same container, but lenders don't accept it. */
const heifBrands = [
  'heic',
  'heix',
  'heim',
  'heis',
  'hevc',
  'hevx',
  'hevm',
  'hevs',
  'mif1',
  'msf1',
].map(letters);

const isHeif = (bytes: Uint8Array) =>
  startsWith(bytes, FTYP, 4) && heifBrands.some((brand) => startsWith(bytes, brand, 8));

const signatures: readonly (readonly [mimeType: string, signature: readonly number[]])[] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47]],
  ['image/tiff', [0x49, 0x49, 0x2a, 0x00]],
  ['image/tiff', [0x4d, 0x4d, 0x00, 0x2a]],
];

const PDF = letters('%PDF-');

const isPdf = (bytes: Uint8Array) =>
  bytes.subarray(0, FILE_SIGNATURE_BYTES).some((_byte, at, start) => startsWith(start, PDF, at));

/**
 * Detects the type by the first bytes, whatever the file's name (F-11, SC-15). Null for types that aren't accepted.
 */
export function fileTypeOf(bytes: Uint8Array): string | null {
  if (isHeif(bytes)) return 'image/heic';
  const known = signatures.find(([, signature]) => startsWith(bytes, signature));
  return known?.[0] ?? (isPdf(bytes) ? 'application/pdf' : null);
}

export const isAcceptedFileType = (bytes: Uint8Array): boolean => fileTypeOf(bytes) !== null;
