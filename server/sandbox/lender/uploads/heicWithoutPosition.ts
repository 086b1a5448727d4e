import { blanking, numberAt } from './blanking.ts';
import { ascii } from './fileKinds.ts';

interface Box {
  readonly name: string;
  /** Of what it holds. */
  readonly from: number;
  readonly to: number;
}

/** The boxes between two places (ISO 14496-12, 4.2). */
function* boxesIn(content: Uint8Array, from: number, to: number): Generator<Box> {
  for (let at = from; at + 8 <= to;) {
    const short = numberAt(content, at, 4);
    const head = short === 1 ? 16 : 8;
    const size = short === 1 ? numberAt(content, at + 8, 8) : short || to - at;
    if (size < head) return;
    const end = Math.min(at + size, to);
    yield { name: ascii(content, at + 4, at + 8), from: at + head, to: end };
    at = end;
  }
}

/** Boxes that hold what programs add, and those that hold further boxes. */
const told = new Set(['udta', 'uuid']);
const nested = new Set(['moov', 'trak']);
/** Items that do not draw: Exif, XMP, and what only an address names. */
const toldItems = new Set(['Exif', 'mime', 'uri ']);

/** The numbers of the items that are told (8.11.6). */
function toldIn(content: Uint8Array, { from, to }: Box): Set<number> {
  const start = from + (content[from] === 0 ? 6 : 8);
  return new Set(
    [...boxesIn(content, start, to)].flatMap((item) => {
      const idBytes = content[item.from] === 2 ? 2 : 4;
      const type = item.from + 4 + idBytes + 2;
      return toldItems.has(ascii(content, type, type + 4))
        ? [numberAt(content, item.from + 4, idBytes)]
        : [];
    }),
  );
}

interface Place {
  readonly item: number;
  /** Counted from the start of the file, or of the box `idat`. */
  readonly isInFile: boolean;
  readonly from: number;
  readonly size: number;
}

/** Where the items lie, piece by piece (8.11.3). */
function* placesIn(content: Uint8Array, { from, to }: Box): Generator<Place> {
  const version = content[from] ?? 0;
  const idBytes = version < 2 ? 2 : 4;
  const sizes = numberAt(content, from + 4, 2);
  const [placeBytes = 0, lengthBytes = 0, baseBytes = 0, indexBytes = 0] = [12, 8, 4, 0].map(
    (shift) => (sizes >> shift) & 15,
  );
  let at = from + 6;
  const take = (bytes: number) => {
    at += bytes;
    return numberAt(content, at - bytes, bytes);
  };
  take(idBytes); // How many items: as many as there is room for.
  while (at < to) {
    const item = take(idBytes);
    const isInFile = version === 0 || (take(2) & 15) === 0;
    take(2);
    const base = take(baseBytes);
    for (let pieces = take(2); pieces > 0; pieces -= 1) {
      if (version > 0) take(indexBytes);
      yield { item, isInFile, from: base + take(placeBytes), size: take(lengthBytes) };
    }
  }
}

/** A HEIC without what says where and with what it was taken: the places stay, with nothing in them. */
export function heicWithoutPosition(content: Uint8Array): Uint8Array {
  const { cleaned, spend, blank } = blanking(content);

  const blankItems = ({ from, to }: Box) => {
    const boxes = new Map([...boxesIn(content, from + 4, to)].map((box) => [box.name, box]));
    const [infos, places] = [boxes.get('iinf'), boxes.get('iloc')];
    if (!infos || !places) return;
    const items = toldIn(content, infos);
    for (const place of placesIn(content, places)) {
      if (!spend(1)) return;
      const start = place.isInFile ? 0 : (boxes.get('idat')?.from ?? content.length);
      if (items.has(place.item)) blank(start + place.from, place.size);
    }
  };

  const boxes = [...boxesIn(content, 0, content.length)];
  for (const box of boxes) {
    if (told.has(box.name)) blank(box.from, box.to - box.from);
    else if (box.name === 'meta') blankItems(box);
    else if (nested.has(box.name)) boxes.push(...boxesIn(content, box.from, box.to));
  }
  return cleaned;
}
