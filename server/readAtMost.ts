/** The bytes of a request body; null as soon as there are more than `most`, and stops reading. */
export async function readAtMost({ headers, body }: Request, most: number) {
  if (Number(headers.get('content-length')) > most) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
