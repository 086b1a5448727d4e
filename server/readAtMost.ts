import { MAX_UPLOAD_BYTES } from '#sagas/api/contract/documents.ts';
import type { Endpoint } from '#sagas/api/contract/endpoint.ts';

/** How much of an upload is read: a file that is somewhat too large to its end, so that its sender reads the refusal. */
export const patienceOf = (endpoint?: Endpoint): number =>
  2 * (endpoint?.maxFileBytes ?? MAX_UPLOAD_BYTES);

/**
 * The bytes of a request body; null if there are more than `most`, of which it keeps none. It reads on up to `patience`
 * bytes: a browser that still sends does not read the refusal.
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
