import type { DraftCipher } from '#sagas/ports.ts';

const DATABASE = 'homeline';
const STORE = 'keys';
const KEY_NAME = 'drafts';
const VECTOR_BYTES = 12;

const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('No key store')));
  });

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
  return settled(request);
}

/** The one key of this browser for this origin; the browser uses it and never hands it out (SC-12). */
async function ownKey(): Promise<CryptoKey> {
  const database = await openDatabase();
  try {
    const known = await settled<CryptoKey | undefined>(
      database.transaction(STORE).objectStore(STORE).get(KEY_NAME),
    );
    if (known) return known;
    const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]);
    // Another tab may have made one meanwhile, and sealed with it: the first one stays.
    const keys = database.transaction(STORE, 'readwrite').objectStore(STORE);
    const theirs = await settled<CryptoKey | undefined>(keys.get(KEY_NAME));
    if (theirs) return theirs;
    await settled(keys.put(made, KEY_NAME));
    return made;
  } finally {
    database.close();
  }
}

/** chosen: longer than the slowest key store takes; one that has not answered by then is none, and nobody waits on (FT-60). */
const LONGEST_WAIT_MS = 20_000;

const inTime = <Value>(promise: Promise<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No key store')), LONGEST_WAIT_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });

const toText = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const toBytes = (text: string) =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

/** DraftCipher drafts with AES-GCM, bound to origin, organisation and whoever is given. */
export function browserEncryption(orgCode: string): DraftCipher {
  let key: Promise<CryptoKey> | null = null;
  const underWay = new Set<Promise<string | null>>();
  const theKey = () => (key ??= inTime(ownKey()));
  const bond = (boundTo: string) =>
    new TextEncoder().encode(JSON.stringify([location.origin, orgCode, boundTo]));

  async function sealed(text: string, boundTo: string) {
    try {
      const iv = crypto.getRandomValues(new Uint8Array(VECTOR_BYTES));
      const content = await crypto.subtle.encrypt(
        { name: 'AES-GCM', iv, additionalData: bond(boundTo) },
        await theKey(),
        new TextEncoder().encode(text),
      );
      return `${toText(iv)}.${toText(new Uint8Array(content))}`;
    } catch {
      return null;
    }
  }

  return {
    prepare: () => void theKey().catch(() => undefined),
    seal(text, boundTo) {
      const sealing = sealed(text, boundTo);
      underWay.add(sealing);
      void sealing.finally(() => underWay.delete(sealing));
      return sealing;
    },
    async settled() {
      await Promise.resolve(); // Whoever hears the same fact as the caller begins first.
      await Promise.allSettled(underWay);
    },
    async open(sealed, boundTo) {
      try {
        const [iv = '', content = ''] = sealed.split('.');
        const opened = await crypto.subtle.decrypt(
          { name: 'AES-GCM', iv: toBytes(iv), additionalData: bond(boundTo) },
          await theKey(),
          toBytes(content),
        );
        return new TextDecoder().decode(opened);
      } catch {
        return null;
      }
    },
  };
}
