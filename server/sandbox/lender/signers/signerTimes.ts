import type {
  ApplicationRecord,
  SignerRecord,
} from '#server/sandbox/lender/application/applicationRecord.ts';
import type { SimulationClock } from '#server/sandbox/lender/simulationClock.ts';
import type { SignerState } from '#store/application/core/signerStates.ts';

import { enterState, isSignerFile, signerFileOf, withSignerFile } from './signerFile.ts';

/** Magic addresses of signers who never finish on their own (9.4). */
const neverSigns = (email: string) => /^(?:never|decline|expired|idfail|bounce)@/i.test(email);
const isAt = (email: string, word: string) => email.toLowerCase().startsWith(`${word}@`);

const DAY_MS = 24 * 60 * 60_000;
/** Our choice: how long a link works. */
export const LINK_LIFE_MS = 30 * DAY_MS;
/** Seconds that a demo signer needs, and after which decline@ declines. */
const DEMO_SECONDS = 20;
const DECLINE_SECONDS = 10;

const hasAccepted = ({ status }: ApplicationRecord) =>
  status.checklistStatus === 'DEED_SIGNING' && status.primaryParticipantAcceptComplete;

/** Returns the signers who still count, without withdrawn requests. */
export const activeSigners = ({ signers }: Pick<ApplicationRecord, 'signers'>) =>
  signers.filter(({ state }) => state !== 'CANCELLED');

/** Returns the latest time at which all signers reached one of the states, or null. */
export function allReachedAt(
  application: ApplicationRecord,
  states: readonly SignerState[],
): number | null {
  const signers = activeSigners(application);
  if (!signers.every(({ state }) => states.includes(state))) return null;
  return Math.max(application.statusSince, ...signers.map(({ since }) => since));
}

/** Returns what happens next to a signer who does nothing, and when, or null. */
function nextOf(
  application: ApplicationRecord,
  signer: SignerRecord,
  { speed }: SimulationClock,
): { state: SignerState; at: number; changes?: Partial<SignerRecord> } | null {
  const { state, since, email, identityUuid, invitedAt } = signer;
  const after = (from: number, seconds: number) => from + (seconds * 1_000) / speed;
  const isDemo = identityUuid === null && !neverSigns(email);
  if (state === 'INVITED') {
    if (isAt(email, 'decline'))
      return {
        state: 'DECLINED',
        at: after(since, DECLINE_SECONDS),
        changes: { endedBy: 'SIGNER', declineReason: 'I do not want a lien on this home.' },
      };
    if (isAt(email, 'expired')) return { state: 'EXPIRED', at: since };
    if (isDemo && application.status.checklistStatus === 'CO_DEED_REQ')
      return { state: 'READY', at: after(Math.max(since, application.statusSince), DEMO_SECONDS) };
    return invitedAt === null || identityUuid !== null
      ? null
      : { state: 'EXPIRED', at: Date.parse(invitedAt) + LINK_LIFE_MS };
  }
  if (state === 'READY' && hasAccepted(application))
    return {
      state: application.notary.attendees === 'TOGETHER' ? 'DONE' : 'SIGN',
      at: Math.max(since, application.statusSince),
    };
  if (state === 'SIGN' && isDemo) return { state: 'DONE', at: after(since, DEMO_SECONDS) };
  return null;
}

function signerAt(
  application: ApplicationRecord,
  known: SignerRecord,
  clock: SimulationClock,
): SignerRecord {
  let signer = known;
  for (;;) {
    const next = nextOf(application, signer, clock);
    if (next === null || next.at > clock.now) return signer;
    signer = { ...enterState(signer, next.state, next.at), ...next.changes };
  }
}

/** Applies what time does to signers and their ID checks. Returns the same record if nothing changed. */
export function signersAt(
  application: ApplicationRecord,
  clock: SimulationClock,
  caughtUp: (file: ApplicationRecord) => ApplicationRecord,
): ApplicationRecord {
  if (isSignerFile(application) || application.signers.length === 0) return application;
  let current = application;
  for (const { uuid } of application.signers) {
    const known = current.signers.find((one) => one.uuid === uuid);
    if (known === undefined) continue;
    const signer = signerAt(current, known, clock);
    if (signer !== known)
      current = {
        ...current,
        signers: current.signers.map((one) => (one === known ? signer : one)),
      };
    if (signer.state !== 'IDENTITY' && signer.state !== 'SIGN') continue;
    const file = signerFileOf(current, signer);
    const moved = caughtUp(file);
    if (moved !== file && isSignerFile(moved))
      current = withSignerFile(current, { file: moved, hasReadAll: false }, moved.statusSince);
  }
  return current;
}
