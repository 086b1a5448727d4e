/** A copy of a file that can be blanked in parts. A budget of two visits a byte stops crafted loops (SC-22). */
export function createBlanker(content: Uint8Array) {
  const cleaned = new Uint8Array(content);
  let left = 2 * content.length;
  const spend = (bytes: number): boolean => {
    left -= bytes;
    return left >= 0;
  };
  return {
    cleaned,
    spend,
    blank: (from: number, size: number): void => {
      const end = Math.min(from + size, content.length);
      if (end > from && spend(end - from)) cleaned.fill(0, from, end);
    },
  };
}

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
