/**
 * A copy of a file in which places are blanked. Each byte is looked at twice at most: a file that was made to be walked
 * through for ever holds nobody up (SC-22).
 */
export function blanking(content: Uint8Array) {
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

/** A whole number of so many bytes, the highest first unless it is said otherwise; behind the end there are zeros. */
export function numberAt(
  content: Uint8Array,
  at: number,
  size: number,
  isLowestFirst = false,
): number {
  let number = 0;
  for (let place = 0; place < size; place += 1)
    number = number * 256 + (content[at + (isLowestFirst ? size - 1 - place : place)] ?? 0);
  return number;
}
