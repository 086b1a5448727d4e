/** One range of bytes; several are answered with the whole file, as RFC 9110 allows. */
const RANGE = /^bytes=(\d*)-(\d*)$/;

interface Part {
  readonly first: number;
  readonly last: number;
}

/** The bytes of a `Range` header, or 'none' where the file has none of them; null asks for the whole file. */
export function byteRange(header: string | undefined, size: number): Part | 'none' | null {
  const [, from = '', to = ''] = RANGE.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  // The last bytes: "-500".
  if (from === '')
    return Number(to) > 0 ? { first: Math.max(0, size - Number(to)), last: size - 1 } : 'none';
  const part = { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
  return part.first >= size || part.first > part.last ? 'none' : part;
}
