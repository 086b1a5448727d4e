/** A picture that is made to be read for ever (SC-22). */
export class TooManyParts extends Error {}

/** chosen: segments, chunks, boxes and entries of a picture; a camera writes some hundred. */
export const MOST_PARTS = 10_000;

/** Counts the parts of a file that are read, and ends the reading where there are too many. */
export function createPartCount(most = MOST_PARTS) {
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

/** A copy of a file that can be blanked in parts; two visits a byte are enough for every honest file (SC-22). */
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

/** An unsigned integer, big-endian by default; zeros beyond the end. */
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
