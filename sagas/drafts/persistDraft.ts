import type { Action } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';

import { call, fork, join, put, select, takeEvery, type SagaGenerator } from '#sagas/effects.ts';
import { untilSessionIsKnown, untilSignedIn } from '#sagas/navigation/until.ts';
import { ANONYMOUS } from '#sagas/page/storageKeys.ts';
import type { Ports } from '#sagas/ports.ts';
import { selectIdentityUuid } from '#store/identity/selectors.ts';
import { identityReceived, loggedOut } from '#store/identity/slice.ts';
import type { RootState } from '#store/index.ts';

import { decryptStored, storeEncrypted } from './storage.ts';
import { writeChanges, type Writing } from './writeChanges.ts';

/** A draft of a visitor, or of the user who signs in (F-09, decision 8). */
export interface PersistedDraft<Stored extends object> extends Omit<Writing, 'write'> {
  readonly key: string;
  /**
   * The key of the fallback copy. It holds answers given while the draft at `key` is locked, which means encrypted for
   * another owner.
   */
  readonly fallbackKey: string;
  /** Reads a stored text field by field. Returns null if it isn't a draft (FT-62). */
  readonly parse: (text: string) => Stored | null;
  readonly select: (state: RootState) => Stored;
  readonly hasContent: (state: RootState, isStored: boolean) => boolean;
  /** Whether nothing is left, so the stored draft can be removed. */
  readonly isEmpty?: (stored: Stored) => boolean;
  readonly merge: (later: Stored, earlier: Stored) => Stored;
  /** Returns the actions that report a decrypted draft. */
  readonly restored: (stored: Stored, state: RootState) => readonly Action[];
  /** Returns the actions that report a missing or locked draft. */
  readonly absent: () => readonly Action[];
  /** Waits until everything that the draft refers to is stored. */
  readonly untilComplete?: () => SagaGenerator<void>;
  /** Returns the actions that report a stored draft. */
  readonly written?: (stored: Stored) => readonly Action[];
  /** Whether the draft was already read before this saga restarted. */
  readonly isRead: (state: RootState) => boolean;
  /** Whether the signed-in user isn't a borrower. The answers then belong to a visitor (FT-27). */
  readonly isDisowned: (action: Action) => boolean;
}

function* putAll(actions: readonly Action[]) {
  for (const action of actions) yield* put(action);
}

/** Decrypts a visitor's draft at once, and a user's once `until` ends. Removes a text that isn't a draft (FT-62). */
function* openStored<Stored extends object>(
  ports: Ports,
  draft: PersistedDraft<Stored>,
  key: string,
  until?: typeof untilSessionIsKnown,
): SagaGenerator<Stored | null> {
  let text = yield* call(decryptStored, ports, key, ANONYMOUS);
  if (text === null && until && ports.session.read(key) !== null) {
    yield* call(until);
    const owner = yield* select(selectIdentityUuid);
    if (owner !== null) text = yield* call(decryptStored, ports, key, owner);
  }
  const stored = text === null ? null : draft.parse(text);
  if (text !== null && stored === null) yield* call(() => ports.session.remove(key));
  return stored;
}

/** Stores a draft, encrypted for its owner, so it survives reloads, crashes and logins. */
export function* persistDraft<Stored extends object>(
  ports: Ports,
  draft: PersistedDraft<Stored>,
): SagaGenerator<void> {
  const { key, fallbackKey } = draft;
  /** The last user. When the session ends, the draft stays theirs (FT-20, FT-26). */
  let owner = (yield* select(selectIdentityUuid)) ?? ANONYMOUS;
  /** The fallback copy, until it is merged into the store. */
  let earlier: Stored | null = null;

  yield* takeEvery(identityReceived, ({ payload }) => {
    owner = payload.uuid;
  });
  yield* takeEvery([loggedOut, draft.isDisowned], () => {
    owner = ANONYMOUS;
  });

  const opening: Task = yield* fork(function* () {
    earlier = yield* call(openStored<Stored>, ports, draft, fallbackKey);
  });
  const restoring = yield* fork(function* () {
    yield* join(opening);
    if (yield* select(draft.isRead)) return;
    const stored = yield* call(openStored<Stored>, ports, draft, key, untilSessionIsKnown);
    const known = stored && earlier ? draft.merge(earlier, stored) : (stored ?? earlier);
    earlier = null;
    const state = yield* select();
    yield* call(putAll, known === null ? draft.absent() : draft.restored(known, state));
    if (stored !== null) return;
    const late = yield* call(openStored<Stored>, ports, draft, key, untilSignedIn);
    if (late !== null) yield* call(putAll, draft.restored(late, yield* select()));
  });

  function* write() {
    const isStored = ports.session.read(key) !== null;
    if (!(yield* select(draft.hasContent, isStored))) return;
    yield* join(opening);
    const isLocked = restoring.isRunning() && owner === ANONYMOUS;
    if (!isLocked) yield* join(restoring);
    if (draft.untilComplete) yield* call(draft.untilComplete);
    const now = yield* select(draft.select);
    const whole = isLocked && earlier ? draft.merge(now, earlier) : now;
    const target = isLocked ? fallbackKey : key;
    if (draft.isEmpty?.(whole)) yield* call(() => ports.session.remove(target));
    else yield* call(storeEncrypted, ports, { key: target, text: JSON.stringify(whole), owner });
    if (!isLocked) yield* call(() => ports.session.remove(fallbackKey));
    yield* call(putAll, draft.written?.(now) ?? []);
  }

  yield* call(writeChanges, ports, { ...draft, write });
}
