import * as v from 'valibot';

import { listOf } from '#sagas/api/contract/common.ts';
import { call, put, select, type SagaGenerator } from '#sagas/effects.ts';
import type { KeyValue, Ports } from '#sagas/ports.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import { selectStoredRegistration } from '#store/registration/storedRegistration.ts';
import { registrationRestored } from '#sagas/drafts/registrationDraft.ts';
import { parseRegistration } from '#sagas/drafts/registrationSchema.ts';

/** A saved form is valid for one return, and for up to 30 minutes (SC-12). */
const LIFE_MS = 30 * 60_000;

const SavedForm = v.object({
  savedAt: v.number(),
  /** The same moment by the device's clock. */
  savedHereAt: v.number(),
  /** The nonce of the sign-in that the tab left for. */
  nonce: v.string(),
  /** Encrypted (SC-12). */
  formState: v.string(),
});

const SavedForms = v.pipe(v.string(), v.parseJson(), listOf(SavedForm));

/**
 * Returns the valid saved forms of a storage (FT-62). A form is too old only if both clocks say so, because a new page
 * doesn't know the lender's clock yet, and the user may have set the device's (FT-64).
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

/** Whether the browser can store the answers during a sign-in, which takes a key and space (FT-60, FT-61). */
export function* canSaveForm(ports: Ports): SagaGenerator<boolean> {
  const state = JSON.stringify(yield* select(selectStoredRegistration));
  const formState = yield* call(() => ports.cipher.encrypt(state, ports.newId()));
  if (formState === null) return false;
  return [ports.session, ports.local].some((storage) => {
    const hasRoom = storage.offer(storageKeys.savedFormTrial, formState);
    storage.remove(storageKeys.savedFormTrial);
    return hasRoom;
  });
}

/**
 * Saves the answers with the nonce before the redirect to a sign-in page. Local storage has the forms of all tabs
 * (REG-MISC-01, FT-46), and session storage this tab's own.
 */
export function* saveForm(ports: Ports, nonce: string): SagaGenerator<void> {
  const state = JSON.stringify(yield* select(selectStoredRegistration));
  const formState = yield* call(() => ports.cipher.encrypt(state, nonce));
  if (formState === null) return;
  const { clock } = ports;
  const form = { savedAt: clock.now(), savedHereAt: clock.wall(), nonce, formState };
  yield* call(write, ports.session, [form]);
  yield* call(write, ports.local, [...formsIn(ports.local, ports), form]);
}

/**
 * Restores the form saved with the nonce, once. Returns false if there isn't one (REG-MISC-02). Removes this tab's
 * form.
 */
export function* takeSavedForm(ports: Ports, nonce: string): SagaGenerator<boolean> {
  const own = formsIn(ports.session, ports);
  const form = [...own, ...formsIn(ports.local, ports)].find((one) => one.nonce === nonce);
  const taken = new Set([nonce, ...own.map((one) => one.nonce)]);
  for (const storage of [ports.session, ports.local]) {
    const left = formsIn(storage, ports).filter((one) => !taken.has(one.nonce));
    yield* call(write, storage, left);
  }
  const state = form ? yield* call(() => ports.cipher.decrypt(form.formState, nonce)) : null;
  const restored = state === null ? null : parseRegistration(state);
  if (restored === null) return false;
  for (const fact of registrationRestored(restored)) yield* put(fact);
  return true;
}

export function* dropOldForms(ports: Ports): SagaGenerator<void> {
  for (const storage of [ports.session, ports.local])
    yield* call(write, storage, formsIn(storage, ports));
}
