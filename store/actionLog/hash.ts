const { imul } = Math;

/** JSON with sorted keys. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const pairs = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`);
  return `{${pairs.join()}}`;
}

/**
 * Returns a 53-bit checksum of a text (cyrb53, public domain). Not a signature. Doesn't need `crypto.subtle`, which
 * insecure contexts lack (decision 19).
 */
export function textHash(text: string): string {
  let one = 0xdeadbeef;
  let two = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = imul(one ^ code, 2_654_435_761);
    two = imul(two ^ code, 1_597_334_677);
  }
  one = imul(one ^ (one >>> 16), 2_246_822_507) ^ imul(two ^ (two >>> 13), 3_266_489_909);
  two = imul(two ^ (two >>> 16), 2_246_822_507) ^ imul(one ^ (one >>> 13), 3_266_489_909);
  return (4_294_967_296 * (two & 0x1f_ffff) + (one >>> 0)).toString(36);
}

/** Hashes a plain value. The order of its keys doesn't matter. */
export const hashOf = (value: unknown): string => textHash(canonical(value));
