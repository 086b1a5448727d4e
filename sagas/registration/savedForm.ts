import { call, put, select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { storageKeys } from '#sagas/storageKeys.ts';
import { selectKeptRegistration } from '#store/registration/selectors.ts';
import { draftRestored } from '#store/registration/slice.ts';

import { readKeptRegistration } from './keptRegistration.ts';

/** A saved form is good for one return, 30 minutes at most (SC-12). */
const LIFE_MS = 30 * 60_000;

const isOver = ({ clock }: Ports, savedAt: number) => clock.now() - savedAt > LIFE_MS;

/**
 * Saves the answers in local storage before the browser leaves for a sign-in page (REG-MISC-01): sealed,
 * and bound to the nonce, so that another nonce opens nothing.
 */
export function* saveForm(ports: Ports, nonce: string): SagaGenerator<void> {
  const state = JSON.stringify(yield* select(selectKeptRegistration));
  const sealed = yield* call(() => ports.seals.seal(state, nonce));
  if (sealed === null) return;
  const saved = JSON.stringify({ savedAt: ports.clock.now(), formState: sealed });
  yield* call(() => ports.local.write(storageKeys.savedForm, saved));
}

/** Opens the saved form once, with the nonce that came back; false when it is not this one's (REG-MISC-02). */
export function* takeSavedForm(ports: Ports, nonce: string): SagaGenerator<boolean> {
  const saved = ports.local.read(storageKeys.savedForm);
  yield* call(() => ports.local.remove(storageKeys.savedForm));
  if (saved === null) return false;
  const { savedAt, formState } = readSaved(saved);
  if (formState === null || isOver(ports, savedAt)) return false;
  const state = yield* call(() => ports.seals.open(formState, nonce));
  const kept = state === null ? null : readKeptRegistration(state);
  if (kept === null) return false;
  yield* put(draftRestored(kept));
  return true;
}

/** Takes away what nobody came back for in time. */
export function* dropOldForm(ports: Ports): SagaGenerator<void> {
  const saved = ports.local.read(storageKeys.savedForm);
  if (saved !== null && isOver(ports, readSaved(saved).savedAt))
    yield* call(() => ports.local.remove(storageKeys.savedForm));
}

function readSaved(text: string): { savedAt: number; formState: string | null } {
  const nothing = { savedAt: 0, formState: null };
  try {
    const saved: unknown = JSON.parse(text);
    if (typeof saved !== 'object' || saved === null) return nothing;
    const { savedAt, formState } = saved as { savedAt?: unknown; formState?: unknown };
    return typeof savedAt === 'number' && typeof formState === 'string'
      ? { savedAt, formState }
      : nothing;
  } catch {
    return nothing;
  }
}
