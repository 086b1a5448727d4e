import { MAX_UPLOAD_BYTES } from '#sagas/api/contract/documents.ts';
import type { Endpoint } from '#sagas/api/contract/endpoint.ts';

/**
 * Returns how much of an upload we read. A file slightly over the limit is read to its end, so the sender sees the
 * refusal.
 */
export const patienceOf = (endpoint?: Endpoint): number =>
  2 * (endpoint?.maxFileBytes ?? MAX_UPLOAD_BYTES);

/**
 * Reads a request body. Returns null and drops the bytes if there are more than `most`. Keeps reading up to
 * `patience` bytes, because a browser that is still sending doesn't read the refusal.
 */
export async function readAtMost({ headers, body }: Request, most: number, patience = most) {
  const announced = Number(headers.get('content-length'));
  if (announced > patience) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > patience) return null;
    if (Math.max(size, announced) > most) chunks.length = 0;
    else chunks.push(chunk);
  }
  return size > most ? null : Buffer.concat(chunks);
}
