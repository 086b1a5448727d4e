import type { Action } from '@reduxjs/toolkit';

import { call, put, select, type SagaGenerator } from '#sagas/effects.ts';
import { ANONYMOUS } from '#sagas/page/storageKeys.ts';
import type { Ports } from '#sagas/ports.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { selectIsStoragePersistent } from '#store/shell/selectors.ts';
import { storageRefused } from '#store/shell/slice.ts';

/** Returns the text of a stored draft, or null if there isn't one or it is encrypted for another owner. */
export function* decryptStored({ session, cipher }: Ports, key: string, owner: string) {
  const stored = session.read(key);
  return stored === null ? null : yield* call(() => cipher.decrypt(stored, owner));
}

/** Reports once that the browser refuses to store (FT-60). */
export function* reportRefusal(): SagaGenerator<void> {
  if (yield* select(selectIsStoragePersistent)) yield* put(storageRefused());
}

/** `owner` is the user, or the user and the application. */
interface Encryption {
  readonly key: string;
  readonly text: string;
  readonly owner: string;
}

/** Encrypts a draft and stores it for this tab. Reports a failure (SC-12, F-09). */
export function* storeEncrypted(
  ports: Ports,
  { key, text, owner }: Encryption,
): SagaGenerator<void> {
  const encrypted = yield* call(() => ports.cipher.encrypt(text, owner));
  if (encrypted !== null) yield* call(() => ports.session.write(key, encrypted));
  if (encrypted === null || !ports.session.isPersistent()) yield* call(reportRefusal);
}

/** Removes stored drafts. After another user signs in, keeps a draft that only its owner can decrypt (FT-26). */
export function* removeStored(
  ports: Ports,
  keys: readonly string[],
  end: Action,
): SagaGenerator<void> {
  const mayStay = loggedOut.match(end) && end.payload?.keepsDrafts === true;
  for (const key of keys) {
    const isLocked = mayStay && (yield* call(decryptStored, ports, key, ANONYMOUS)) === null;
    if (!isLocked) yield* call(() => ports.session.remove(key));
  }
}
