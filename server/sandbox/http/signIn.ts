import { callLimits } from '#sagas/api/contract/limits.ts';
import { emailKey } from '#server/sandbox/storage/identities.ts';
import type { World } from '#server/sandbox/world.ts';

import type { CallContext } from './handlers.ts';
import type { Limit } from '#server/rateLimits.ts';

/** Wrong attempts that an account accepts per minute and per hour. */
const WRONG_LOGINS: readonly Limit[] = callLimits.login.map(({ most, minutes }) => ({
  most,
  windowMs: minutes * 60_000,
}));

export const WRONG_LOGIN = 'The email or password is not right.';

/** Returns the identity of an email and password or, after too many wrong attempts, the seconds to wait. */
export async function logIn(
  { limits, identities, isPassword }: Pick<World, 'limits' | 'identities' | 'isPassword'>,
  email: string,
  password: string,
) {
  const keyOf = ({ windowMs }: Limit) => `logins of ${emailKey(email)} in ${windowMs}`;
  for (const limit of WRONG_LOGINS) {
    const wait = limits.consume(keyOf(limit), limit);
    if (wait !== null) return { identity: null, wait };
  }
  const identity = identities.byEmail(email);
  // Takes as long for an unknown email, so the response time reveals no accounts.
  const isRight = await isPassword(password, identity?.passwordHash ?? null);
  if (!identity || !isRight) return { identity: null, wait: null };
  for (const limit of WRONG_LOGINS) limits.reset(keyOf(limit));
  return { identity, wait: null };
}

/** Starts a session. Returns its bearer token and sets the main site's cookie. */
export function signIn(world: World, context: CallContext, identityUuid: string): string {
  const session = world.identities.startSession(identityUuid);
  context.signedIn.cookie = context.cookies.signedIn(session.id);
  context.signedIn.identityUuid = identityUuid;
  return world.bearers.issue({ identityUuid, sessionId: session.id });
}

export function signOut(world: World, context: CallContext): void {
  if (context.sessionId !== null) world.identities.endSession(context.sessionId);
  context.answerHeaders.append('Set-Cookie', context.cookies.signedOut);
}
