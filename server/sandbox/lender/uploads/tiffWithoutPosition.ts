import { blanking, numberAt } from './blanking.ts';

/** What does not draw: it says where, when, by whom and with what the picture was made. */
const told = new Set([
  270, // ImageDescription
  271, // Make
  272, // Model
  305, // Software
  306, // DateTime
  315, // Artist
  316, // HostComputer
  700, // XMP
  33_432, // Copyright
  33_550, // GeoTIFF: ModelPixelScale
  33_723, // IPTC
  33_922, // GeoTIFF: ModelTiepoint
  34_264, // GeoTIFF: ModelTransformation
  34_377, // Photoshop
  34_735, // GeoTIFF: GeoKeyDirectory
  34_736, // GeoTIFF: GeoDoubleParams
  34_737, // GeoTIFF: GeoAsciiParams
  37_724, // Photoshop: ImageSourceData
]);

/** What leads to a further list: pictures inside the picture, and those of which everything is told. */
const PICTURES = 330;
const EXIF = 34_665;
const GPS = 34_853;
const INTEROPERABILITY = 40_965;
const leading = new Set([PICTURES, EXIF, GPS, INTEROPERABILITY]);

/** Bytes of a value by its type (TIFF 6.0, section 2). */
const bytesOf = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4];
const ENTRY_BYTES = 12;

interface List {
  readonly at: number;
  /** Everything in it is told. */
  readonly isTold: boolean;
}

/** A TIFF without what says where and with what it was taken: the places stay, with nothing in them. */
export function tiffWithoutPosition(content: Uint8Array): Uint8Array {
  const { cleaned, spend, blank } = blanking(content);
  const isLowestFirst = content[0] === 0x49;
  const read = (at: number, size: number) => numberAt(content, at, size, isLowestFirst);
  const lists: List[] = [{ at: read(4, 4), isTold: false }];

  const visit = (entry: number, isTold: boolean) => {
    const tag = read(entry, 2);
    const count = read(entry + 4, 4);
    const size = count * (bytesOf[read(entry + 2, 2)] ?? 0);
    const from = size > 4 ? read(entry + 8, 4) : entry + 8;
    if (!leading.has(tag)) {
      if (isTold || told.has(tag)) blank(from, size);
      return;
    }
    for (let place = 0; place < count && spend(4); place += 1)
      lists.push({ at: read(from + place * 4, 4), isTold: isTold || tag !== PICTURES });
  };

  for (const { at, isTold } of lists) {
    if (!spend(6)) break;
    const end = at + 2 + read(at, 2) * ENTRY_BYTES;
    for (let entry = at + 2; entry < end && spend(ENTRY_BYTES); entry += ENTRY_BYTES)
      visit(entry, isTold);
    const next = read(end, 4);
    if (next > 0) lists.push({ at: next, isTold });
  }
  return cleaned;
}
