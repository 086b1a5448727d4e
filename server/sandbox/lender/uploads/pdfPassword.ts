import { createCipheriv, createHash } from 'node:crypto';

import { isDictionary, type PdfDictionary, type PdfObjects, type PdfValue } from './pdfObjects.ts';

/** Pads a password to 32 bytes. An empty password is just this (ISO 32000, 7.6.4.3). */
const PADDING = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
);

const digest = (name: string, ...parts: readonly Uint8Array[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash(name)).digest();

/** RC4, which current OpenSSL no longer has. */
function rc4(key: Uint8Array, data: Uint8Array): Buffer<ArrayBuffer> {
  const state = Uint8Array.from({ length: 256 }, (_none, at) => at);
  const swap = (one: number, other: number) => {
    const kept = state[one] ?? 0;
    state[one] = state[other] ?? 0;
    state[other] = kept;
  };
  for (let at = 0, other = 0; at < 256; at += 1) {
    other = (other + (state[at] ?? 0) + (key[at % key.length] ?? 0)) & 255;
    swap(at, other);
  }
  let at = 0;
  let other = 0;
  const coded = Uint8Array.from(data, (byte) => {
    at = (at + 1) & 255;
    other = (other + (state[at] ?? 0)) & 255;
    swap(at, other);
    return byte ^ (state[((state[at] ?? 0) + (state[other] ?? 0)) & 255] ?? 0);
  });
  return Buffer.from(coded);
}

/** Returns revision 6's hash of an empty password (ISO 32000-2, 7.6.4.3.4). */
function hardenedHash(salt: Uint8Array): Buffer {
  let key = digest('sha256', salt);
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32));
    const block = cipher.setAutoPadding(false).update(Buffer.concat(Array<Buffer>(64).fill(key)));
    const rest = block.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = digest(['sha256', 'sha384', 'sha512'][rest] ?? 'sha256', block);
    last = block.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

interface OldLock {
  readonly revision: number;
  readonly owner: Buffer;
  readonly user: Buffer;
  readonly permissions: number;
  readonly keyBytes: number;
  readonly id: Buffer;
  readonly hidesMetadata: boolean;
}

/** Revisions 2 to 4: MD5 and RC4. */
function opensOld(lock: OldLock): boolean {
  const { revision, owner, user, keyBytes, id } = lock;
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(lock.permissions | 0);
  const open = revision >= 4 && !lock.hidesMetadata ? Buffer.alloc(4, 255) : Buffer.alloc(0);
  let key = digest('md5', PADDING, owner.subarray(0, 32), permissions, id, open);
  if (revision === 2) return rc4(key.subarray(0, 5), PADDING).equals(user.subarray(0, 32));
  for (let round = 0; round < 50; round += 1) key = digest('md5', key.subarray(0, keyBytes));
  let check: Buffer = digest('md5', PADDING, id);
  for (let round = 0; round < 20; round += 1)
    check = rc4(
      key.subarray(0, keyBytes).map((byte) => byte ^ round),
      check,
    );
  return check.subarray(0, 16).equals(user.subarray(0, 16));
}

const bytesOf = (value: PdfValue | undefined) =>
  value instanceof Buffer ? value : Buffer.alloc(0);
const numberOf = (value: PdfValue | undefined, otherwise: number) =>
  typeof value === 'number' ? value : otherwise;

function opensEmpty(lock: PdfDictionary, id: Buffer): boolean {
  const revision = numberOf(lock.get('/R'), 0);
  const user = bytesOf(lock.get('/U'));
  if (revision >= 5) {
    const salt = user.subarray(32, 40);
    const hash = revision === 5 ? digest('sha256', salt) : hardenedHash(salt);
    return user.length >= 48 && hash.equals(user.subarray(0, 32));
  }
  const bits = numberOf(lock.get('/Length'), numberOf(lock.get('/V'), 1) === 4 ? 128 : 40);
  return opensOld({
    revision,
    owner: bytesOf(lock.get('/O')),
    user,
    permissions: numberOf(lock.get('/P'), 0),
    keyBytes: Math.min(16, Math.max(5, bits >> 3)),
    id,
    hidesMetadata: lock.get('/EncryptMetadata') !== false,
  });
}

/** Whether a PDF needs a password to open. One with only an owner's password doesn't. */
export function needsPassword({ trailer, resolve }: PdfObjects): boolean {
  const lock = resolve(trailer.get('/Encrypt'));
  if (!isDictionary(lock)) return false;
  const ids = resolve(trailer.get('/ID'));
  return !opensEmpty(lock, bytesOf(Array.isArray(ids) ? (ids[0] as PdfValue) : undefined));
}
