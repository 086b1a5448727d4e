import { createBlanker, readUint, type PartCount } from './bytes.ts';

/** Metadata tags, which don't affect the picture. */
const metadataTags = new Set([
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

/** Tags that point to further directories. All except SubIFDs contain only metadata. */
const SUB_IFDS = 330;
const EXIF = 34_665;
const GPS = 34_853;
const INTEROPERABILITY = 40_965;
const pointerTags = new Set([SUB_IFDS, EXIF, GPS, INTEROPERABILITY]);

/** Bytes of a value by its type (TIFF 6.0, section 2). */
const bytesOf = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4];
const ENTRY_BYTES = 12;

interface Directory {
  readonly at: number;
  /** True if all entries are metadata. */
  readonly isMetadata: boolean;
}

export function stripTiffMetadata(content: Uint8Array, parts: PartCount): Uint8Array {
  const { cleaned, blank } = createBlanker(content);
  const isLittleEndian = content[0] === 0x49;
  const read = (at: number, size: number) => readUint(content, at, size, isLittleEndian);
  const directories: Directory[] = [];
  const known = new Set<string>();

  /** Reads each only once, because offsets may be circular. */
  const add = (at: number, isMetadata: boolean) => {
    const key = `${at} ${isMetadata}`;
    if (!known.has(key)) directories.push({ at, isMetadata });
    known.add(key);
  };

  const visit = (entry: number, isMetadata: boolean) => {
    const tag = read(entry, 2);
    const count = read(entry + 4, 4);
    const size = count * (bytesOf[read(entry + 2, 2)] ?? 0);
    const from = size > 4 ? read(entry + 8, 4) : entry + 8;
    if (!pointerTags.has(tag)) {
      if (isMetadata || metadataTags.has(tag)) blank(from, size);
      return;
    }
    for (let at = from; at < from + count * 4 && at < content.length; at += 4) {
      parts.count();
      add(read(at, 4), isMetadata || tag !== SUB_IFDS);
    }
  };

  add(read(4, 4), false);
  for (const { at, isMetadata } of directories) {
    parts.count();
    const end = at + 2 + read(at, 2) * ENTRY_BYTES;
    for (let entry = at + 2; entry < end && entry < content.length; entry += ENTRY_BYTES) {
      parts.count();
      visit(entry, isMetadata);
    }
    const next = read(end, 4);
    if (next > 0) add(next, isMetadata);
  }
  return cleaned;
}
