import type { StoredFiles } from '#sagas/ports.ts';

import { loadKey, VECTOR_BYTES } from './browserEncryption.ts';

/** The browser's cache needs URLs as keys. */
const addressOf = (id: string) => `/chat-files/${id}`;

const algorithm = (iv: BufferSource, id: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(JSON.stringify([location.origin, id])),
});

/** If nothing can be stored, a file lasts as long as the page (FT-60). */
const orNull = <Result>(result: Promise<Result>): Promise<Result | null> =>
  result.catch(() => null);

/** Stores files in a cache with this name, encrypted with the same key as drafts (SC-12). */
export function storedFiles(name: string): StoredFiles {
  const open = async () => caches.open(name);

  async function write(id: string, content: Blob) {
    const iv = crypto.getRandomValues(new Uint8Array(VECTOR_BYTES));
    const bytes = await content.arrayBuffer();
    const encrypted = await crypto.subtle.encrypt(algorithm(iv, id), await loadKey(), bytes);
    await (await open()).put(addressOf(id), new Response(new Blob([iv, encrypted])));
  }
  async function read(id: string) {
    const stored = await (await open()).match(addressOf(id));
    if (!stored) return null;
    const bytes = await stored.arrayBuffer();
    const iv = bytes.slice(0, VECTOR_BYTES);
    const content = bytes.slice(VECTOR_BYTES);
    return new Blob([await crypto.subtle.decrypt(algorithm(iv, id), await loadKey(), content)]);
  }

  return {
    read: (id) => orNull(read(id)),
    write: async (id, content) => void (await orNull(write(id, content))),
    remove: async (id) => void (await orNull(open().then((cache) => cache.delete(addressOf(id))))),
    clear: async () => void (await orNull(open().then(() => caches.delete(name)))),
  };
}
