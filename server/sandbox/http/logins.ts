import { emailKey } from '#server/sandbox/storage/identities.ts';
import type { World } from '#server/sandbox/world.ts';

const WRONG_LOGINS = { most: 10, windowMs: 60_000 };

export const WRONG_LOGIN = 'The e-mail or password is not right.';

/** The person whose e-mail and password these are; after too many wrong tries, the seconds to wait. */
export async function logIn(
  { limits, identities, isPassword }: Pick<World, 'limits' | 'identities' | 'isPassword'>,
  email: string,
  password: string,
) {
  const key = `logins of ${emailKey(email)}`;
  const wait = limits.spend(key, WRONG_LOGINS);
  if (wait !== null) return { identity: null, wait };
  const identity = identities.byEmail(email);
  // An unknown e-mail takes as long as a known one: the time of an answer names no customers.
  const isRight = await isPassword(password, identity?.passwordHash ?? null);
  if (!identity || !isRight) return { identity: null, wait };
  limits.forgive(key);
  return { identity, wait };
}
