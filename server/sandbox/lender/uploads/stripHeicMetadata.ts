import { ascii, createBlanker, readUint, type PartCount } from './bytes.ts';
import { keptMetadata } from './orientation.ts';

interface Box {
  readonly name: string;
  /** The content, without the header. */
  readonly from: number;
  readonly to: number;
}

interface Heic {
  readonly content: Uint8Array;
  readonly parts: PartCount;
}

/** ISO 14496-12, 4.2 */
function* boxesIn({ content, parts }: Heic, from: number, to: number): Generator<Box> {
  for (let at = from; at + 8 <= to;) {
    parts.count();
    const short = readUint(content, at, 4);
    const head = short === 1 ? 16 : 8;
    const size = short === 1 ? readUint(content, at + 8, 8) : short || to - at;
    if (size < head) return;
    const end = Math.min(at + size, to);
    yield { name: ascii(content, at + 4, at + 8), from: at + head, to: end };
    at = end;
  }
}

/** Metadata boxes, and containers of further boxes. */
const metadataBoxes = new Set(['udta', 'uuid']);
const nested = new Set(['moov', 'trak']);
/** Metadata item types: Exif, XMP and URIs. */
const metadataTypes = new Set(['Exif', 'mime', 'uri ']);

/** Returns the types of metadata items by id (8.11.6). */
function metadataIn(heic: Heic, { from, to }: Box): Map<number, string> {
  const { content } = heic;
  const items = new Map<number, string>();
  for (const item of boxesIn(heic, from + (content[from] === 0 ? 6 : 8), to)) {
    const idBytes = content[item.from] === 2 ? 2 : 4;
    const at = item.from + 4 + idBytes + 2;
    const type = ascii(content, at, at + 4);
    if (metadataTypes.has(type)) items.set(readUint(content, item.from + 4, idBytes), type);
  }
  return items;
}

interface Extent {
  readonly item: number;
  /** Counted from the start of the file, or of the box `idat`. */
  readonly isInFile: boolean;
  readonly from: number;
  readonly size: number;
}

/** Returns the items' extents (8.11.3). */
function* extentsIn({ content, parts }: Heic, { from, to }: Box): Generator<Extent> {
  const version = content[from] ?? 0;
  const idBytes = version < 2 ? 2 : 4;
  const sizes = readUint(content, from + 4, 2);
  const [offsetBytes = 0, lengthBytes = 0, baseBytes = 0, indexBytes = 0] = [12, 8, 4, 0].map(
    (shift) => (sizes >> shift) & 15,
  );
  let at = from + 6;
  const take = (bytes: number) => {
    at += bytes;
    return readUint(content, at - bytes, bytes);
  };
  take(idBytes); // Number of items.
  while (at < to) {
    parts.count();
    const item = take(idBytes);
    const isInFile = version === 0 || (take(2) & 15) === 0;
    take(2);
    const base = take(baseBytes);
    for (let pieces = take(2); pieces > 0; pieces -= 1) {
      parts.count();
      if (version > 0) take(indexBytes);
      yield { item, isInFile, from: base + take(offsetBytes), size: take(lengthBytes) };
    }
  }
}

export function stripHeicMetadata(content: Uint8Array, parts: PartCount): Uint8Array {
  const heic = { content, parts };
  const { cleaned, blank } = createBlanker(content);

  const blankItems = ({ from, to }: Box) => {
    const boxes = new Map<string, Box>();
    for (const box of boxesIn(heic, from + 4, to)) boxes.set(box.name, box);
    const [infos, locations] = [boxes.get('iinf'), boxes.get('iloc')];
    if (!infos || !locations) return;
    const items = metadataIn(heic, infos);
    for (const { item, isInFile, from: at, size } of extentsIn(heic, locations)) {
      const type = items.get(item);
      if (type === undefined) continue;
      const start = at + (isInFile ? 0 : (boxes.get('idat')?.from ?? content.length));
      blank(start, size);
      // Picture properties rotate the pixels. Programs that read this value find the same (23008-12, A.2.1).
      const tiff = start + 4 + readUint(content, start, 4);
      const kept = type === 'Exif' ? keptMetadata(content.subarray(tiff, start + size)) : null;
      if (kept !== null) {
        cleaned.set(content.subarray(start, start + 4), start);
        cleaned.set(kept, tiff);
      }
    }
  };

  const containers = [{ from: 0, to: content.length }];
  for (const { from, to } of containers)
    for (const box of boxesIn(heic, from, to)) {
      if (metadataBoxes.has(box.name)) blank(box.from, box.to - box.from);
      else if (box.name === 'meta') blankItems(box);
      else if (nested.has(box.name)) containers.push(box);
    }
  return cleaned;
}
