/** A character takes up to three bytes, so that no log that could be read is refused by its size. */
const LARGEST_BYTES = 192_000_000;

/** The text of a log's file; null for a file that is larger than any log. Editors of Windows also write UTF-16. */
export async function logTextOf(file: Blob): Promise<string | null> {
  if (file.size > LARGEST_BYTES) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes);
}
