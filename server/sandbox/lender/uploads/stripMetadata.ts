import { ascii, createPartCount, readUint, type PartCount } from './bytes.ts';
import { stripHeicMetadata } from './stripHeicMetadata.ts';
import { stripTiffMetadata } from './stripTiffMetadata.ts';

const SCAN = 0xda;
const END = 0xd9;
const COMMENT = 0xfe;
const [FIRST_APPLICATION, COLOURS, ADOBE, LAST_APPLICATION] = [0xe1, 0xe2, 0xee, 0xef];

/** Collects parts into one buffer. */
function collectParts(content: Uint8Array) {
  const collected = new Uint8Array(content.length);
  let size = 0;
  return {
    append: (from: number, to: number): void => {
      const part = content.subarray(from, to);
      collected.set(part, size);
      size += part.length;
    },
    collected: () => collected.subarray(0, size),
  };
}

/** A stuffed 0xff, a fill byte or a restart marker. */
const isNoMarker = (byte: number) => byte === 0 || byte === 0xff || (byte >= 0xd0 && byte <= 0xd7);

/** The next JPEG segment, or the end of the file. */
function nextSegment(content: Uint8Array, from: number): number {
  let at = from;
  while (at < content.length && (content[at] !== 0xff || isNoMarker(content[at + 1] ?? 0))) at += 1;
  return at;
}

/** Whether a segment affects the picture: of application segments, only ICC profiles and Adobe's. */
function isPicturePart(content: Uint8Array, marker: number, at: number): boolean {
  if (marker === COLOURS) return ascii(content, at + 4, at + 15) === 'ICC_PROFILE';
  return (
    marker === ADOBE ||
    !(marker === COMMENT || (marker >= FIRST_APPLICATION && marker <= LAST_APPLICATION))
  );
}

/** Drops metadata segments, and everything after the end of the picture. */
function ofJpeg(content: Uint8Array, parts: PartCount): Uint8Array {
  const { append, collected } = collectParts(content);
  append(0, 2);
  let at = 2;
  let isScan = false;
  while (at < content.length) {
    parts.count();
    const start = nextSegment(content, at);
    if (isScan) append(at, start);
    const marker = content[start + 1] ?? END;
    if (marker === END) {
      append(start, start + 2);
      break;
    }
    at = start + 2 + readUint(content, start + 2, 2);
    if (isPicturePart(content, marker, start)) append(start, at);
    isScan = marker === SCAN;
  }
  return collected();
}

const metadataChunks = new Set(['eXIf', 'tEXt', 'iTXt', 'zTXt']);
const SIGNATURE_BYTES = 8;
/** Length, type and checksum of a chunk. */
const FRAME_BYTES = 12;

function ofPng(content: Uint8Array, parts: PartCount): Uint8Array {
  const { append, collected } = collectParts(content);
  append(0, SIGNATURE_BYTES);
  let name = '';
  for (let at = SIGNATURE_BYTES; name !== 'IEND' && at + FRAME_BYTES <= content.length;) {
    parts.count();
    name = ascii(content, at + 4, at + 8);
    const end = at + FRAME_BYTES + readUint(content, at, 4);
    if (!metadataChunks.has(name)) append(at, end);
    at = end;
  }
  return collected();
}

const cleaners = new Map([
  ['image/heic', stripHeicMetadata],
  ['image/jpeg', ofJpeg],
  ['image/png', ofPng],
  ['image/tiff', stripTiffMetadata],
]);

/** Whether files of a type may have metadata, which is then removed. */
export const hasMetadata = (mimeType: string): boolean => cleaners.has(mimeType);

/**
 * Removes metadata such as the position from an image (SC-15): cut out of a JPEG or PNG; blanked in a HEIC or TIFF,
 * which store absolute offsets. Throws TooManyParts at a picture that no camera makes.
 */
export const stripMetadata = (
  content: Uint8Array,
  mimeType: string,
  parts = createPartCount(),
): Uint8Array => cleaners.get(mimeType)?.(content, parts) ?? content;
