import { ApiError, throwBug, toFailure } from '#sagas/api/apiError.ts';
import type { AnswerOf } from '#sagas/api/contract/endpoint.ts';
import { readProfile, readSelf } from '#sagas/api/contract/profile.ts';
import { call, put, select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import { isWholePhone, normalisePastedPhone } from '#store/person/phone.ts';
import { isCoDeeder, type Profile } from '#store/identity/profile.ts';
import {
  identityAbsent,
  profileAbsent,
  profileReceived,
  sessionEnded,
} from '#store/identity/slice.ts';
import { selectBrokerKind } from '#store/identity/selectors.ts';
import { pathUnderBase, screenAt, screens } from '#store/shell/screens.ts';
import { selectLocation } from '#store/shell/selectors.ts';
import { retrying, type RetryPolicy } from '#sagas/control/retrying.ts';
import { send } from '#sagas/control/send.ts';
import { readName } from '#sagas/api/mappers/name.ts';
import { wireAddress } from '#sagas/api/mappers/wireParts.ts';

type WireProfile = AnswerOf<typeof readProfile>;

/** Returns the user's phone number, mobile first. Ignores one that isn't a US phone number (SIDE-07, VAL-PHONE-2). */
function phoneOf({ phoneNumbers }: Readonly<WireProfile>): string | null {
  const { number } = phoneNumbers.find(({ type }) => type === 'MOBILE') ?? phoneNumbers[0] ?? {};
  const shown = normalisePastedPhone(number ?? '');
  return isWholePhone(shown) ? shown : null;
}

/** Maps a profile from the wire. profileType falls back to type (C-09). */
export const profileOf = (wire: WireProfile): Profile => {
  const home = wire.addresses.find(({ type }) => type === 'HOME');
  return {
    uuid: wire.uuid,
    profileType: wire.profileType ?? wire.type,
    email: wire.email,
    name: readName(wire.name),
    dob: wire.dob,
    phoneNumber: phoneOf(wire),
    homeAddress: home ? wireAddress(home) : null,
    isBroker: wire.isBroker ?? false,
  };
};

/** Whether this tab already reloaded for an additional signer, or can't store that it will. */
function hasReloaded({ session }: Ports): boolean {
  if (session.read(storageKeys.signerReload) !== null) return true;
  session.write(storageKeys.signerReload, 'once');
  return !session.isPersistent();
}

/**
 * C-21, FT-27: on borrower routes, drops an additional signer's token and reloads the page, once per tab. Also drops a
 * token that the sign-in page's cookie brings later. The signer is a visitor on open screens, and has to log in on a
 * borrower's.
 */
function* dropSigner(ports: Ports) {
  const { pathname } = yield* select(selectLocation);
  if (pathUnderBase(pathname)?.startsWith('/heloc-signer')) return;
  const match = screenAt(pathname);
  const isOwn = match !== null && screens[match.screen].access === 'borrower';
  ports.tokens.clear();
  const isFirst = !hasReloaded(ports);
  // Must be first, because a call for a user without a bearer would be refused and lead to the login.
  if (!isOwn) yield* put(identityAbsent());
  if (isFirst) yield* call(() => ports.page.reload());
  else if (isOwn) yield* put(sessionEnded());
}

/** Thrown when neither source knows the user (ERR-11). */
class UserNotFound extends Error {
  override readonly name = 'UserNotFound';
}

/** Asks the second source, the broker (CALL-ID-05). Doesn't report its failures, including a 404 (CALL-ID-06). */
function* askBroker(ports: Ports) {
  const kind = yield* select(selectBrokerKind);
  try {
    yield* send(ports, readSelf, { path: { kind } });
  } catch (error) {
    throwBug(error);
    ports.report(new UserNotFound('User not found'));
  }
}

/** Loads the profile. A 404 means that there isn't one (ACCESS-14). */
export function* loadProfile(ports: Ports, policy: RetryPolicy): SagaGenerator<void> {
  try {
    const wire = yield* retrying(policy, () => send(ports, readProfile, {}));
    const profile = profileOf(wire);
    yield* put(profileReceived(profile));
    if (isCoDeeder(profile)) yield* call(dropSigner, ports);
  } catch (error) {
    const failure = toFailure(error);
    if (error instanceof ApiError && error.endsSession) return;
    yield* call(askBroker, ports);
    if (failure.kind === 'refused' && failure.status === 404) yield* put(profileAbsent());
  }
}
