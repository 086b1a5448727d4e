/** A single byte range. Several ranges get the whole file, as RFC 9110 allows. */
const RANGE = /^bytes=(\d*)-(\d*)$/;

interface Part {
  readonly first: number;
  readonly last: number;
}

/** Parses a `Range` header. Returns 'none' if the file has none of the bytes, and null to send the whole file. */
export function byteRange(header: string | undefined, size: number): Part | 'none' | null {
  const [, from = '', to = ''] = RANGE.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  // A suffix range: "-500".
  if (from === '')
    return Number(to) > 0 ? { first: Math.max(0, size - Number(to)), last: size - 1 } : 'none';
  const part = { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
  return part.first >= size || part.first > part.last ? 'none' : part;
}
