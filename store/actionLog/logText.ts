/** A character takes up to three bytes, so the size check never refuses a readable log. */
const MAX_BYTES = 192_000_000;

/** Returns the text of a log file, or null if the file is too large. Windows editors may write UTF-16. */
export async function logTextOf(file: Blob): Promise<string | null> {
  if (file.size > MAX_BYTES) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes);
}
