export const FILE_SIGNATURE_BYTES = 12;

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0) =>
  signature.every((byte, index) => bytes[at + index] === byte);

const letters = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

const FTYP = letters('ftyp');
const heifBrands = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'].map(letters);

const isHeif = (bytes: Uint8Array) =>
  startsWith(bytes, FTYP, 4) && heifBrands.some((brand) => startsWith(bytes, brand, 8));

/** By the first bytes, whatever the name is (F-11, SC-15). */
export const isAcceptedFileType = (bytes: Uint8Array): boolean =>
  startsWith(bytes, letters('%PDF')) ||
  startsWith(bytes, [0xff, 0xd8, 0xff]) ||
  startsWith(bytes, [0x89, 0x50, 0x4e, 0x47]) ||
  startsWith(bytes, [0x49, 0x49, 0x2a, 0x00]) ||
  startsWith(bytes, [0x4d, 0x4d, 0x00, 0x2a]) ||
  isHeif(bytes);
