import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const KEY_LENGTH = 32;
/** What a guess costs (scrypt's N): a person's password can be guessed, one of random bytes cannot. */
const COST = 16_384;
const COST_OF_RANDOM = 1_024;

/** Makes a key of a password: what takes the time of a log-in. */
export type Derive = (password: string, salt: string, cost: number) => Promise<Buffer>;

const deriveByScrypt: Derive = (password, salt, cost) =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_LENGTH, { cost }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });

const newSalt = () => randomBytes(16).toString('hex');

/** Makes of a password what is kept of it: cost, salt and scrypt key. No guess costs more than `cost`. */
export function createHasher(cost = COST, derive = deriveByScrypt) {
  const hashAt = async (ownCost: number, password: string) => {
    const salt = newSalt();
    return `${ownCost}:${salt}:${(await derive(password, salt, ownCost)).toString('hex')}`;
  };
  /** Compared where there is no account: no password has this key. */
  const dummyHash = `${cost}:${newSalt()}:`;

  return {
    hashPassword: (password: string) => hashAt(cost, password),
    /** The same for a password that the sandbox itself made of random bytes. */
    hashRandomPassword: (password: string) => hashAt(Math.min(cost, COST_OF_RANDOM), password),
    /** Whether the hash was made of this password. Without an account (null) it takes as long, and is never right. */
    isPassword: async (password: string, hash: string | null): Promise<boolean> => {
      const [ownCost = '', salt = '', key = ''] = (hash ?? dummyHash).split(':');
      const expected = Buffer.from(key, 'hex');
      const given = await derive(password, salt, Number(ownCost));
      const isEqual = expected.length === given.length && timingSafeEqual(expected, given);
      return hash !== null && isEqual;
    },
  };
}
