import { emailKey } from '#server/sandbox/storage/identities.ts';
import { isPassword } from '#server/sandbox/storage/passwords.ts';
import type { World } from '#server/sandbox/world.ts';

const WRONG_LOGINS = { most: 10, windowMs: 60_000 };

export const WRONG_LOGIN = 'The e-mail or password is not right.';

/** The person whose e-mail and password these are; after too many wrong tries, the seconds to wait. */
export async function logIn({ limits, identities }: World, email: string, password: string) {
  const key = `logins of ${emailKey(email)}`;
  const wait = limits.spend(key, WRONG_LOGINS);
  if (wait !== null) return { identity: null, wait };
  const identity = identities.byEmail(email);
  if (!identity || !(await isPassword(password, identity.passwordHash)))
    return { identity: null, wait };
  limits.forgive(key);
  return { identity, wait };
}
