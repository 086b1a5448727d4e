/** Thrown for a picture designed to take forever to read (SC-22). */
export class TooManyParts extends Error {}

/** Our choice: segments, chunks, boxes and entries of a picture. A camera writes a few hundred. */
export const MAX_PARTS = 10_000;

/** Counts the parts read, and stops if there are too many. */
export function createPartCount(most = MAX_PARTS) {
  let read = 0;
  return {
    count(): void {
      read += 1;
      if (read > most) throw new TooManyParts();
    },
    read: () => read,
  };
}

export type PartCount = ReturnType<typeof createPartCount>;

/** Copies a file whose parts can be blanked. Two visits per byte are enough for every honest file (SC-22). */
export function createBlanker(content: Uint8Array) {
  const cleaned = new Uint8Array(content);
  let left = 2 * content.length;
  return {
    cleaned,
    blank: (from: number, size: number): void => {
      const end = Math.min(from + size, content.length);
      if (end <= from) return;
      left -= end - from;
      if (left < 0) throw new TooManyParts();
      cleaned.fill(0, from, end);
    },
  };
}

export const ascii = (content: Uint8Array, from: number, to: number) =>
  String.fromCodePoint(...content.subarray(from, to));

/** Reads an unsigned integer, big-endian by default. Returns zeros beyond the end. */
export function readUint(
  content: Uint8Array,
  at: number,
  size: number,
  isLittleEndian = false,
): number {
  let number = 0;
  for (let index = 0; index < size; index += 1)
    number = number * 256 + (content[at + (isLittleEndian ? size - 1 - index : index)] ?? 0);
  return number;
}
