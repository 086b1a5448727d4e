import { fileTypeOf } from '#store/application/uploads/fileKinds.ts';

import { readUint } from './bytes.ts';

const ORIENTATION = 274;
const ENTRY_BYTES = 12;
/** A two-byte number. */
const SHORT = 3;
/** How the pixels are rotated or mirrored, up to 8. 1 is upright (TIFF 6.0, section 8). */
const MAX_ORIENTATION = 8;
/** A header, and a directory with one entry. */
const KEPT_BYTES = 8 + 2 + ENTRY_BYTES + 4;

/** Returns the orientation in a picture's metadata (a TIFF without pixels), or null if it is upright or missing. */
function orientationIn(exif: Uint8Array): number | null {
  if (fileTypeOf(exif) !== 'image/tiff') return null;
  const isLittleEndian = exif[0] === 0x49;
  const read = (at: number, size: number) => readUint(exif, at, size, isLittleEndian);
  const directory = read(4, 4);
  const end = Math.min(directory + 2 + read(directory, 2) * ENTRY_BYTES, exif.length);
  for (let entry = directory + 2; entry < end; entry += ENTRY_BYTES) {
    if (read(entry, 2) !== ORIENTATION || read(entry + 2, 2) !== SHORT) continue;
    const value = read(entry + 8, 2);
    return value > 1 && value <= MAX_ORIENTATION ? value : null;
  }
  return null;
}

/**
 * Returns the metadata that stays: which side is up. Null if nothing must stay, or the original is smaller than that.
 */
export function keptMetadata(exif: Uint8Array): Uint8Array | null {
  const orientation = orientationIn(exif);
  if (orientation === null || exif.length < KEPT_BYTES) return null;
  const kept = Buffer.alloc(KEPT_BYTES);
  kept.write('MM\0*\0\0\0\x08\0\x01', 'latin1');
  kept.writeUInt16BE(ORIENTATION, 10);
  kept.writeUInt16BE(SHORT, 12);
  kept.writeUInt32BE(1, 14);
  kept.writeUInt16BE(orientation, 18);
  return kept;
}
