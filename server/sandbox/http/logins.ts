import { emailKey } from '#server/sandbox/storage/identities.ts';
import type { World } from '#server/sandbox/world.ts';

const WRONG_LOGINS = { most: 10, windowMs: 60_000 };

export const WRONG_LOGIN = 'The e-mail or password is not right.';

/** The identity of an e-mail and password; after too many wrong attempts, the seconds to wait. */
export async function logIn(
  { limits, identities, isPassword }: Pick<World, 'limits' | 'identities' | 'isPassword'>,
  email: string,
  password: string,
) {
  const key = `logins of ${emailKey(email)}`;
  const wait = limits.consume(key, WRONG_LOGINS);
  if (wait !== null) return { identity: null, wait };
  const identity = identities.byEmail(email);
  // Takes as long for an unknown e-mail: the response time reveals no accounts.
  const isRight = await isPassword(password, identity?.passwordHash ?? null);
  if (!identity || !isRight) return { identity: null, wait };
  limits.reset(key);
  return { identity, wait };
}
