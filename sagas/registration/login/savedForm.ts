import * as v from 'valibot';

import { listOf } from '#sagas/api/contract/common.ts';
import { all, call, put, select, type SagaGenerator } from '#sagas/effects.ts';
import type { KeyValue, Ports } from '#sagas/ports.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import { selectStoredRegistration } from '#store/registration/storedRegistration.ts';
import { registrationRestored } from '#sagas/drafts/registrationDraft.ts';
import { parseRegistration } from '#sagas/drafts/registrationSchema.ts';

/** A saved form is good for one return, 30 minutes at most (SC-12). */
const LIFE_MS = 30 * 60_000;

const SavedForm = v.object({
  savedAt: v.number(),
  /** The same moment by this device's own clock. */
  savedHereAt: v.number(),
  /** Sealed for the nonce that a tab left with, which stands nowhere. */
  formState: v.string(),
});

const SavedForms = v.pipe(v.string(), v.parseJson(), listOf(SavedForm));

/**
 * The saved forms in a storage, without those that nobody came back for in time, or from no time that was (FT-62). One
 * is too old when both clocks say so: a new page has not heard the lender's yet, and the device's may be set (FT-64).
 */
function formsIn(storage: KeyValue, { clock }: Ports) {
  const saved = v.safeParse(SavedForms, storage.read(storageKeys.savedForm));
  const forms = saved.success ? saved.output : [];
  return forms.filter(({ savedAt, savedHereAt }) =>
    [clock.now() - savedAt, clock.wall() - savedHereAt].some((ms) => Math.abs(ms) <= LIFE_MS),
  );
}

function write(storage: KeyValue, forms: readonly v.InferOutput<typeof SavedForm>[]) {
  if (forms.length === 0) storage.remove(storageKeys.savedForm);
  else storage.write(storageKeys.savedForm, JSON.stringify(forms));
}

/** Whether the browser can keep the answers while it is at a sign-in page: it has a key and room for them (FT-60, FT-61). */
export function* canSaveForm(ports: Ports): SagaGenerator<boolean> {
  const state = JSON.stringify(yield* select(selectStoredRegistration));
  const formState = yield* call(() => ports.cipher.seal(state, ports.newId()));
  if (formState === null) return false;
  return [ports.session, ports.local].some((storage) => {
    const hasRoom = storage.offer(storageKeys.savedFormTrial, formState);
    storage.remove(storageKeys.savedFormTrial);
    return hasRoom;
  });
}

/**
 * Saves the answers before the browser leaves for a sign-in page: sealed, and bound to the nonce, so that another nonce
 * opens nothing. In local storage beside those of other tabs (REG-MISC-01, FT-46), and in this tab's own, which tells
 * them apart and has them where the other is full.
 */
export function* saveForm(ports: Ports, nonce: string): SagaGenerator<void> {
  const state = JSON.stringify(yield* select(selectStoredRegistration));
  const formState = yield* call(() => ports.cipher.seal(state, nonce));
  if (formState === null) return;
  const { clock } = ports;
  const form = { savedAt: clock.now(), savedHereAt: clock.wall(), formState };
  yield* call(write, ports.session, [form]);
  yield* call(write, ports.local, [...formsIn(ports.local, ports), form]);
}

/**
 * Opens the saved form once, with the nonce that came back; false when it is none of this browser's (REG-MISC-02). What
 * this tab left with is gone then, whatever came back.
 */
export function* takeSavedForm(ports: Ports, nonce: string): SagaGenerator<boolean> {
  const own = formsIn(ports.session, ports);
  const forms = [...own, ...formsIn(ports.local, ports)];
  const texts = yield* all(
    forms.map(({ formState }) => call(() => ports.cipher.open(formState, nonce))),
  );
  const taken = new Set(
    [...own, ...forms.filter((_form, at) => texts[at] !== null)].map(({ formState }) => formState),
  );
  for (const storage of [ports.session, ports.local]) {
    const left = formsIn(storage, ports).filter(({ formState }) => !taken.has(formState));
    yield* call(write, storage, left);
  }
  const state = texts.find((text) => text !== null) ?? null;
  const kept = state === null ? null : parseRegistration(state);
  if (kept === null) return false;
  for (const fact of registrationRestored(kept)) yield* put(fact);
  return true;
}

/** Takes away what nobody came back for in time. */
export function* dropOldForms(ports: Ports): SagaGenerator<void> {
  for (const storage of [ports.session, ports.local])
    yield* call(write, storage, formsIn(storage, ports));
}
