import type { Action } from '@reduxjs/toolkit';

import { untilSignedIn } from '#sagas/navigation/until.ts';
import { call, put, select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { ANONYMOUS, storageKeys } from '#sagas/page/storageKeys.ts';
import {
  selectCampaign,
  selectDraftWasRead,
  selectKeptRegistration,
} from '#store/registration/selectors.ts';
import { draftAbsent, draftRestored, type KeptRegistration } from '#store/registration/slice.ts';

import { atOnce, dropSealed, openKept } from './openSealed.ts';
import { writeSealed } from './writeSealed.ts';
import { readKeptRegistration } from './keptRegistration.ts';
import { laterCampaign, laterDraft } from './laterDraft.ts';

type Kept = KeptRegistration | null;

const atRest = { key: storageKeys.draft, read: readKeptRegistration };

/**
 * Nothing is written over a draft that its owner may still open. What is answered until then stands beside it, nobody's
 * as long as nobody is known (S2, decision 8).
 */
const beside = { key: storageKeys.draftMeanwhile, read: readKeptRegistration };

export const readBeside = (ports: Ports) => openKept(ports, beside, atOnce);

/** DraftCipher the draft for its owner, and keeps it in session storage (F-09, SC-12). */
export function* keep(ports: Ports, owner: string): SagaGenerator<void> {
  const text = JSON.stringify(yield* select(selectKeptRegistration));
  yield* call(writeSealed, ports, { key: storageKeys.draft, text, owner });
  yield* call(() => ports.session.remove(storageKeys.draftMeanwhile));
}

export function* keepBeside(ports: Ports, earlier: Kept): SagaGenerator<void> {
  const now = yield* select(selectKeptRegistration);
  const isRead = earlier === null || (yield* select(selectDraftWasRead));
  const text = JSON.stringify(isRead ? now : laterDraft(now, earlier));
  yield* call(writeSealed, ports, { key: beside.key, text, owner: ANONYMOUS });
}

/** Reads the draft at rest at the start, below what was answered beside it; one that stays closed, when somebody signs in. */
export function* restore(ports: Ports, later: Kept): SagaGenerator<void> {
  if (yield* select(selectDraftWasRead)) return;
  const kept = yield* call(openKept<KeptRegistration>, ports, atRest);
  const known = kept && later ? laterDraft(later, kept) : (kept ?? later);
  yield* put(known === null ? draftAbsent() : draftRestored(known));
  if (kept !== null) return;
  const late = yield* call(openKept<KeptRegistration>, ports, atRest, untilSignedIn);
  if (late === null) return;
  const campaign = laterCampaign(yield* select(selectCampaign), late.campaign);
  yield* put(draftRestored({ ...late, campaign }));
}

/** Takes the draft away, and what stands beside it. */
export function* dropDraft(ports: Ports, end: Action): SagaGenerator<void> {
  for (const { key } of [atRest, beside]) yield* call(dropSealed, ports, key, end);
}
