import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

import { createQueue, type QueueLimits } from '#server/limitedQueue.ts';
import { tooManyRequests } from '#server/sandbox/httpError.ts';
import { composeText } from '#store/text/normalise.ts';

const KEY_LENGTH = 32;
/** scrypt's N. Users' passwords can be guessed, random bytes can't. */
const COST = 16_384;
const COST_OF_RANDOM = 1_024;

export type Derive = (password: string, salt: string, cost: number) => Promise<Buffer>;

const deriveByScrypt: Derive = (password, salt, cost) =>
  new Promise((resolve, reject) => {
    scrypt(composeText(password), salt, KEY_LENGTH, { cost }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });

const newSalt = () => randomBytes(16).toString('hex');

/** Our choice: the last one waits for less than a second. */
const HASHING: QueueLimits = { atOnce: 2, waiting: 16 };
/** Seconds after which a refused client may retry. */
const BUSY_SECONDS = 1;

/** Hashes passwords to cost, salt and scrypt key, up to `cost`. Refuses (429) while too many are waiting. */
export function createHasher(cost = COST, deriveNow = deriveByScrypt) {
  const inQueue = createQueue(HASHING);
  const derive: Derive = (...given) => {
    const deriving = inQueue(() => deriveNow(...given));
    if (deriving === null) throw tooManyRequests(BUSY_SECONDS);
    return deriving;
  };
  const hashAt = async (ownCost: number, password: string) => {
    const salt = newSalt();
    return `${ownCost}:${salt}:${(await derive(password, salt, ownCost)).toString('hex')}`;
  };
  /** For unknown accounts. No password has this key. */
  const dummyHash = `${cost}:${newSalt()}:`;

  return {
    hashPassword: (password: string) => hashAt(cost, password),
    /** For passwords of random bytes. */
    hashRandomPassword: (password: string) => hashAt(Math.min(cost, COST_OF_RANDOM), password),
    /** Without a hash (null), takes as long and returns false. */
    isPassword: async (password: string, hash: string | null): Promise<boolean> => {
      const [ownCost = '', salt = '', key = ''] = (hash ?? dummyHash).split(':');
      const expected = Buffer.from(key, 'hex');
      const given = await derive(password, salt, Number(ownCost));
      const isEqual = expected.length === given.length && timingSafeEqual(expected, given);
      return hash !== null && isEqual;
    },
  };
}
