import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const KEY_LENGTH = 32;
/** What a guess costs (scrypt's N): a person's password can be guessed, one of random bytes cannot. */
const COST = 16_384;
const COST_OF_RANDOM = 1_024;

const derive = (password: string, salt: string, cost: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_LENGTH, { cost }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });

async function hashAt(cost: number, password: string): Promise<string> {
  const salt = randomBytes(16).toString('hex');
  return `${cost}:${salt}:${(await derive(password, salt, cost)).toString('hex')}`;
}

/** Makes of a password what is kept of it: cost, salt and scrypt key. No guess costs more than `cost`. */
export const createHasher = (cost = COST) => ({
  hashPassword: (password: string) => hashAt(cost, password),
  /** The same for a password that the sandbox itself made of random bytes. */
  hashRandomPassword: (password: string) => hashAt(Math.min(cost, COST_OF_RANDOM), password),
});

/** Whether what is kept was made of this password. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [cost = '', salt = '', key = ''] = hash.split(':');
  const expected = Buffer.from(key, 'hex');
  const given = await derive(password, salt, Number(cost));
  return expected.length === given.length && timingSafeEqual(expected, given);
}
