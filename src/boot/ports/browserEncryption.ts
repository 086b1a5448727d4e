import type { DraftCipher } from '#sagas/ports.ts';

const DATABASE = 'homeline';
const STORE = 'keys';
const KEY_NAME = 'drafts';
export const VECTOR_BYTES = 12;

const resultOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('No key store')));
  });

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
  return resultOf(request);
}

/** Returns the non-extractable key of this browser and origin (SC-12). */
export async function loadKey(): Promise<CryptoKey> {
  const database = await openDatabase();
  try {
    const known = await resultOf<CryptoKey | undefined>(
      database.transaction(STORE).objectStore(STORE).get(KEY_NAME),
    );
    if (known) return known;
    const created = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]);
    // Another tab may have stored a key in the meantime and encrypted with it, so the first key wins.
    const keys = database.transaction(STORE, 'readwrite').objectStore(STORE);
    const stored = await resultOf<CryptoKey | undefined>(keys.get(KEY_NAME));
    if (stored) return stored;
    await resultOf(keys.put(created, KEY_NAME));
    return created;
  } finally {
    database.close();
  }
}

/** Longer than the slowest key store takes. After that we do without a key (FT-60). */
const MAX_WAIT_MS = 20_000;

const withTimeout = <Value>(promise: Promise<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No key store')), MAX_WAIT_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });

const toText = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const toBytes = (text: string) =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

/** Encrypts drafts with AES-GCM, bound to the origin, the organization and the given owner. */
export function browserEncryption(orgCode: string): DraftCipher {
  let key: Promise<CryptoKey> | null = null;
  const pending = new Set<Promise<string | null>>();
  const cachedKey = () => (key ??= withTimeout(loadKey()));
  const additionalDataOf = (boundTo: string) =>
    new TextEncoder().encode(JSON.stringify([location.origin, orgCode, boundTo]));

  async function encrypted(text: string, boundTo: string) {
    try {
      const iv = crypto.getRandomValues(new Uint8Array(VECTOR_BYTES));
      const content = await crypto.subtle.encrypt(
        { name: 'AES-GCM', iv, additionalData: additionalDataOf(boundTo) },
        await cachedKey(),
        new TextEncoder().encode(text),
      );
      return `${toText(iv)}.${toText(new Uint8Array(content))}`;
    } catch {
      return null;
    }
  }

  return {
    prepare: () => void cachedKey().catch(() => undefined),
    encrypt(text, boundTo) {
      const encrypting = encrypted(text, boundTo);
      pending.add(encrypting);
      void encrypting.finally(() => pending.delete(encrypting));
      return encrypting;
    },
    async idle() {
      await Promise.resolve(); // Lets the other listeners of the same event start first.
      await Promise.allSettled(pending);
    },
    async decrypt(encrypted, boundTo) {
      try {
        const [iv = '', content = ''] = encrypted.split('.');
        const opened = await crypto.subtle.decrypt(
          { name: 'AES-GCM', iv: toBytes(iv), additionalData: additionalDataOf(boundTo) },
          await cachedKey(),
          toBytes(content),
        );
        return new TextDecoder().decode(opened);
      } catch {
        return null;
      }
    },
  };
}
