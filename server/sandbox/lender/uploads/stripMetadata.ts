import { crc32 } from 'node:zlib';

import { ascii, createPartCount, readUint, type PartCount } from './bytes.ts';
import { keptMetadata } from './orientation.ts';
import { stripHeicMetadata } from './stripHeicMetadata.ts';
import { stripTiffMetadata } from './stripTiffMetadata.ts';

const SCAN = 0xda;
const END = 0xd9;
const COMMENT = 0xfe;
const NOTHING = new Uint8Array();
const [FIRST_APPLICATION, COLOURS, ADOBE, LAST_APPLICATION] = [0xe1, 0xe2, 0xee, 0xef];

function collectParts(content: Uint8Array) {
  const collected = new Uint8Array(content.length);
  let size = 0;
  const add = (part: Uint8Array): void => {
    collected.set(part, size);
    size += part.length;
  };
  return {
    add,
    append: (from: number, to: number): void => add(content.subarray(from, to)),
    collected: () => collected.subarray(0, size),
  };
}

/** A stuffed 0xff, a fill byte or a restart marker. */
const isNoMarker = (byte: number) => byte === 0 || byte === 0xff || (byte >= 0xd0 && byte <= 0xd7);

function nextSegment(content: Uint8Array, from: number): number {
  let at = from;
  while (at < content.length && (content[at] !== 0xff || isNoMarker(content[at + 1] ?? 0))) at += 1;
  return at;
}

/** Whether a segment affects the picture. Of application segments, only ICC profiles and Adobe's do. */
function isPicturePart(content: Uint8Array, marker: number, at: number): boolean {
  if (marker === COLOURS) return ascii(content, at + 4, at + 15) === 'ICC_PROFILE';
  return (
    marker === ADOBE ||
    !(marker === COMMENT || (marker >= FIRST_APPLICATION && marker <= LAST_APPLICATION))
  );
}

const EXIF = 'Exif\0\0';
/** Marker, length and name. */
const EXIF_HEAD_BYTES = 4 + EXIF.length;

/** Returns what stays of a dropped JPEG segment: its orientation, which rotates the pixels upright. */
function keptSegment(segment: Uint8Array): Uint8Array {
  const isExif = segment[1] === FIRST_APPLICATION && ascii(segment, 4, EXIF_HEAD_BYTES) === EXIF;
  const kept = isExif ? keptMetadata(segment.subarray(EXIF_HEAD_BYTES)) : null;
  if (kept === null) return NOTHING;
  const head = Buffer.from(segment.subarray(0, EXIF_HEAD_BYTES));
  head.writeUInt16BE(EXIF_HEAD_BYTES - 2 + kept.length, 2);
  return Buffer.concat([head, kept]);
}

/** Drops metadata segments except the orientation, and everything after the end of the picture. */
function ofJpeg(content: Uint8Array, parts: PartCount): Uint8Array {
  const { add, append, collected } = collectParts(content);
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
    else add(keptSegment(content.subarray(start, at)));
    isScan = marker === SCAN;
  }
  return collected();
}

const metadataChunks = new Set(['eXIf', 'tEXt', 'iTXt', 'zTXt']);
const SIGNATURE_BYTES = 8;
/** Length, type and checksum of a chunk. */
const FRAME_BYTES = 12;

/** Returns what stays of a dropped PNG chunk: its orientation. */
function keptChunk(chunk: Uint8Array): Uint8Array {
  const kept = ascii(chunk, 4, 8) === 'eXIf' ? keptMetadata(chunk.subarray(8, -4)) : null;
  if (kept === null) return NOTHING;
  const framed = Buffer.concat([chunk.subarray(0, 8), kept, Buffer.alloc(4)]);
  framed.writeUInt32BE(kept.length);
  framed.writeUInt32BE(crc32(framed.subarray(4, -4)), framed.length - 4);
  return framed;
}

function ofPng(content: Uint8Array, parts: PartCount): Uint8Array {
  const { add, append, collected } = collectParts(content);
  append(0, SIGNATURE_BYTES);
  let name = '';
  for (let at = SIGNATURE_BYTES; name !== 'IEND' && at + FRAME_BYTES <= content.length;) {
    parts.count();
    name = ascii(content, at + 4, at + 8);
    const end = at + FRAME_BYTES + readUint(content, at, 4);
    if (metadataChunks.has(name)) add(keptChunk(content.subarray(at, end)));
    else append(at, end);
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

/**
 * Removes metadata such as the position from an image (SC-15). Cuts it out of a JPEG or PNG, and blanks it in a HEIC
 * or TIFF, because they store absolute offsets. Keeps what rotates the pixels upright. Throws TooManyParts for a
 * picture that no camera makes.
 */
export const stripMetadata = (
  content: Uint8Array,
  mimeType: string,
  parts = createPartCount(),
): Uint8Array => cleaners.get(mimeType)?.(content, parts) ?? content;
