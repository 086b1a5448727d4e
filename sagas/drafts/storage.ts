import type { Action } from '@reduxjs/toolkit';

import { call, put, select, type SagaGenerator } from '#sagas/effects.ts';
import { ANONYMOUS } from '#sagas/page/storageKeys.ts';
import type { Ports } from '#sagas/ports.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { selectIsStorageKept } from '#store/shell/selectors.ts';
import { storageRefused } from '#store/shell/slice.ts';

/** The text of a stored draft; null where there is none, or it is encrypted for another owner. */
export function* decryptStored({ session, cipher }: Ports, key: string, owner: string) {
  const stored = session.read(key);
  return stored === null ? null : yield* call(() => cipher.open(stored, owner));
}

/** Reports once that the browser keeps nothing (FT-60). */
export function* reportRefusal(): SagaGenerator<void> {
  if (yield* select(selectIsStorageKept)) yield* put(storageRefused());
}

/** A draft as JSON, and the user, or the user and the application, that it is bound to. */
interface Encryption {
  readonly key: string;
  readonly text: string;
  readonly owner: string;
}

/** Encrypts a draft for its owner and stores it for this tab; reports what cannot be stored (SC-12, F-09). */
export function* storeEncrypted(
  ports: Ports,
  { key, text, owner }: Encryption,
): SagaGenerator<void> {
  const encrypted = yield* call(() => ports.cipher.seal(text, owner));
  if (encrypted !== null) yield* call(() => ports.session.write(key, encrypted));
  if (encrypted === null || !ports.session.isKept()) yield* call(reportRefusal);
}

/** Removes stored drafts; where another user signed in, a draft that only its owner can decrypt stays (FT-26). */
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
