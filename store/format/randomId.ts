/** Formats 16 bytes as a version 4 UUID (FMT-10). */
function idOf(bytes: Uint8Array): string {
  const hex = Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * Returns a random UUID. Works in insecure contexts, unlike randomUUID (SC-21). Throws in a browser without a random
 * source.
 */
export const randomId = (): string => idOf(crypto.getRandomValues(new Uint8Array(16)));

/**
 * Returns an id that may be guessable, so it also works without a random source (MSG-SUB-01). In the store, only a
 * `prepare` may call it.
 */
export function uniqueId(): string {
  try {
    return randomId();
  } catch {
    // oxlint-disable-next-line homeline/determinism -- only a `prepare` calls it
    return idOf(Uint8Array.from({ length: 16 }, () => Math.random() * 256));
  }
}
