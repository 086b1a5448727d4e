import { savePhone, saveProfileName } from '#sagas/api/contract/account.ts';
import { call, delay, race, select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { wireName } from '#sagas/api/mappers/wireParts.ts';
import { send } from '#sagas/control/send.ts';
import { loadProfile } from '#sagas/session/loadProfile.ts';
import { selectIsProfileAbsent, selectProfile } from '#store/identity/selectors.ts';
import { selectSwitches } from '#store/org/selectors.ts';
import { selectChain, selectDraft } from '#store/registration/flow.ts';

/** saves the phone number as an alias of the identity, unless the lender or its sign-in already has it. */
export function* savePhoneNumber(ports: Ports): SagaGenerator<void> {
  const { authMode } = yield* select(selectSwitches);
  if (authMode === 'external') return;
  const { phoneNumber } = yield* select(selectDraft);
  const profile = yield* select(selectProfile);
  if (phoneNumber === null || profile?.phoneNumber === phoneNumber) return;
  yield* send(ports, savePhone, { body: { type: 'Phone', value: phoneNumber } });
}

/** A single attempt, because the borrower waits. */
const SINGLE_ATTEMPT = { attempts: 1, firstPauseMs: 0, isRead: true };
const PROFILE_MS = 3_000;

/** Whether to save the typed name in the account: it has no name, or this registration created it. */
function* takesName(): SagaGenerator<boolean> {
  const profile = yield* select(selectProfile);
  const isNameless =
    profile === null ? yield* select(selectIsProfileAbsent) : profile.name === null;
  if (isNameless) return true;
  const { accountEmail } = yield* select(selectChain);
  const email = profile?.email ?? accountEmail;
  return accountEmail !== null && email?.toLowerCase() === accountEmail.toLowerCase();
}

/** saves the legal name in the profile and ignores failures. An older account keeps its name. */
export function* saveName(ports: Ports): SagaGenerator<void> {
  const { name } = yield* select(selectDraft);
  if (name === null) return;
  if ((yield* select(selectProfile)) === null)
    yield* race([call(loadProfile, ports, SINGLE_ATTEMPT), delay(PROFILE_MS)]);
  const known = (yield* select(selectProfile))?.name ?? null;
  const isSame =
    known !== null &&
    known.firstName === name.firstName &&
    known.lastName === name.lastName &&
    (known.middleName ?? '') === (name.middleName ?? '') &&
    (known.suffix ?? '') === (name.suffix ?? '');
  if (isSame || !(yield* call(takesName))) return;
  yield* send(ports, saveProfileName, { body: wireName(name) });
}
