import { savePhone, saveProfileName } from '#sagas/api/contract/account.ts';
import { call, delay, race, select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { wireName } from '#sagas/api/mappers/wireParts.ts';
import { send } from '#sagas/control/send.ts';
import { loadProfile } from '#sagas/session/loadProfile.ts';
import { selectIsProfileAbsent, selectProfile } from '#store/identity/selectors.ts';
import { selectSwitches } from '#store/org/selectors.ts';
import { selectChain } from '#store/registration/selectors.ts';
import { selectDraft } from '#store/registration/flow.ts';

/** the number is saved as an alias of the identity, unless the lender or its sign-in has it already. */
export function* savePhoneNumber(ports: Ports): SagaGenerator<void> {
  const { authMode } = yield* select(selectSwitches);
  if (authMode === 'external') return;
  const { phoneNumber } = yield* select(selectDraft);
  const profile = yield* select(selectProfile);
  if (phoneNumber === null || profile?.phoneNumber === phoneNumber) return;
  yield* send(ports, savePhone, { body: { type: 'Phone', value: phoneNumber } });
}

/** The borrower waits: what cannot be read now is no reason to hold them up. */
const ONCE = { attempts: 1, firstPauseMs: 0, isRead: true };
const PROFILE_MS = 3_000;

/** Whether this registration made the account of the profile. */
function* isAccountNew(email: string | null): SagaGenerator<boolean> {
  const { accountEmail } = yield* select(selectChain);
  return (
    accountEmail !== null && (email ?? accountEmail).toLowerCase() === accountEmail.toLowerCase()
  );
}

/** Whether the account takes the typed name: it has none, or this registration made it. */
function* takesName(): SagaGenerator<boolean> {
  const profile = yield* select(selectProfile);
  const isNameless =
    profile === null ? yield* select(selectIsProfileAbsent) : profile.name === null;
  return isNameless || (yield* call(isAccountNew, profile?.email ?? null));
}

/**
 * the profile gets the legal name, silently, since the application has it. An account that was there before keeps
 * its own name.
 */
export function* saveName(ports: Ports): SagaGenerator<void> {
  const { name } = yield* select(selectDraft);
  if (name === null) return;
  if ((yield* select(selectProfile)) === null)
    yield* race([call(loadProfile, ports, ONCE), delay(PROFILE_MS)]);
  const known = (yield* select(selectProfile))?.name ?? null;
  const isSame =
    known !== null &&
    known.firstName === name.firstName &&
    known.lastName === name.lastName &&
    (known.middleName ?? '') === (name.middleName ?? '') &&
    (known.suffix ?? '') === (name.suffix ?? '');
  if (isSame || !(yield* call(takesName))) return;
  yield* send(ports, saveProfileName, {
    body: wireName(name),
  });
}
