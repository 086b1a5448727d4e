import { numberAt } from './blanking.ts';
import { ascii } from './fileKinds.ts';
import { heicWithoutPosition } from './heicWithoutPosition.ts';
import { tiffWithoutPosition } from './tiffWithoutPosition.ts';

const SCAN = 0xda;
const END = 0xd9;
const COMMENT = 0xfe;
const [FIRST_OWN, COLOURS, ADOBE, LAST_OWN] = [0xe1, 0xe2, 0xee, 0xef];

/** Gathers what stays of a file, in one piece: a file may have millions of parts. */
function keeping(content: Uint8Array) {
  const kept = new Uint8Array(content.length);
  let size = 0;
  return {
    keep: (from: number, to: number): void => {
      const part = content.subarray(from, to);
      kept.set(part, size);
      size += part.length;
    },
    kept: () => kept.subarray(0, size),
  };
}

/** What follows 0xff where no part begins: a byte 0xff of the picture, a filling, a restart. */
const isNoMarker = (byte: number) => byte === 0 || byte === 0xff || (byte >= 0xd0 && byte <= 0xd7);

/** Where the next part of a JPEG begins, or the end of the file. */
function nextPart(content: Uint8Array, from: number): number {
  let at = from;
  while (at < content.length && (content[at] !== 0xff || isNoMarker(content[at + 1] ?? 0))) at += 1;
  return at;
}

/** Whether a picture is drawn by a part: what cameras and programs add is not kept, but for colours. */
function isDrawn(content: Uint8Array, marker: number, at: number): boolean {
  if (marker === COLOURS) return ascii(content, at + 4, at + 15) === 'ICC_PROFILE';
  return marker === ADOBE || !(marker === COMMENT || (marker >= FIRST_OWN && marker <= LAST_OWN));
}

/** The parts that draw, up to the end of the picture: another one, or a film, may come after it. */
function ofJpeg(content: Uint8Array): Uint8Array {
  const { keep, kept } = keeping(content);
  keep(0, 2);
  let at = 2;
  let isScan = false;
  while (at < content.length) {
    const start = nextPart(content, at);
    if (isScan) keep(at, start);
    const marker = content[start + 1] ?? END;
    if (marker === END) {
      keep(start, start + 2);
      break;
    }
    at = start + 2 + numberAt(content, start + 2, 2);
    if (isDrawn(content, marker, start)) keep(start, at);
    isScan = marker === SCAN;
  }
  return kept();
}

const told = new Set(['eXIf', 'tEXt', 'iTXt', 'zTXt']);
const SIGNATURE_BYTES = 8;
/** Of a chunk: its length, its name, its checksum. */
const FRAME_BYTES = 12;

function ofPng(content: Uint8Array): Uint8Array {
  const { keep, kept } = keeping(content);
  keep(0, SIGNATURE_BYTES);
  let name = '';
  for (let at = SIGNATURE_BYTES; name !== 'IEND' && at + FRAME_BYTES <= content.length;) {
    name = ascii(content, at + 4, at + 8);
    const end = at + FRAME_BYTES + numberAt(content, at, 4);
    if (!told.has(name)) keep(at, end);
    at = end;
  }
  return kept();
}

const cleaners = new Map([
  ['image/heic', heicWithoutPosition],
  ['image/jpeg', ofJpeg],
  ['image/png', ofPng],
  ['image/tiff', tiffWithoutPosition],
]);

/**
 * A picture without the parts that say where and with what it was taken (SC-15): cut out of a JPEG or PNG, blanked in a
 * HEIC or TIFF, where the places of all else are written down.
 */
export const withoutPosition = (content: Uint8Array, mimeType: string): Uint8Array =>
  cleaners.get(mimeType)?.(content) ?? content;
