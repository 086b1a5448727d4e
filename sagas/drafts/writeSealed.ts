import { call, put, select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { selectIsStorageKept } from '#store/shell/selectors.ts';
import { storageRefused } from '#store/shell/slice.ts';

/** Says once that the browser keeps nothing (FT-60). */
export function* reportRefusal(): SagaGenerator<void> {
  if (yield* select(selectIsStorageKept)) yield* put(storageRefused());
}

/** A draft, and whom and what it is bound to. */
interface Sealing {
  readonly key: string;
  readonly text: string;
  readonly owner: string;
}

/** DraftCipher a draft for its owner and keeps it in session storage; what cannot be kept is told (SC-12, F-09). */
export function* writeSealed(ports: Ports, { key, text, owner }: Sealing): SagaGenerator<void> {
  const sealed = yield* call(() => ports.cipher.seal(text, owner));
  if (sealed !== null) yield* call(() => ports.session.write(key, sealed));
  if (sealed === null || !ports.session.isKept()) yield* call(reportRefusal);
}
