import { setImmediate } from 'node:timers/promises';

import { logIn } from '#server/sandbox/http/signIn.ts';
import { createFixedWindowLimits } from '#server/rateLimits.ts';
import { openDatabase } from '#server/sandbox/storage/database.ts';
import { createIdentities } from '#server/sandbox/storage/identities.ts';
import { createHasher } from '#server/sandbox/storage/passwords.ts';

const PASSWORD = 'Borrow!2026demo';

test('SC-20 accepts a password, however the keyboard composed its letters', async () => {
  const { hashPassword, isPassword } = createHasher(1_024);

  expect(await isPassword('Caf\u00E9!2026demo', await hashPassword('Cafe\u0301!2026demo'))).toBe(
    true,
  );
});

test('derives a key for an unknown email at the same cost as for a known one', async () => {
  const costs: number[] = [];
  const hasher = createHasher(16_384, (password, _salt, cost) => {
    costs.push(cost);
    return Promise.resolve(Buffer.from(password));
  });
  const now = () => 0;
  const database = openDatabase(':memory:');
  const identities = createIdentities(database, now);
  const passwordHash = await hasher.hashPassword(PASSWORD);
  const { uuid } = identities.create({ email: 'una@demo.example', passwordHash, org: 'HOMELINE' });
  const world = { limits: createFixedWindowLimits(now), identities, ...hasher };
  const tried = async (email: string, password: string) => {
    costs.length = 0;
    const { identity } = await logIn(world, email, password);
    return { uuid: identity?.uuid ?? null, costs: [...costs] };
  };

  expect(await tried('una@demo.example', PASSWORD)).toEqual({ uuid, costs: [16_384] });
  expect(await tried('una@demo.example', 'wrong')).toEqual({ uuid: null, costs: [16_384] });
  expect(await tried('unknown@demo.example', PASSWORD)).toEqual({ uuid: null, costs: [16_384] });
  expect(await tried('unknown@demo.example', '')).toEqual({ uuid: null, costs: [16_384] });
  database.close();
});

test('S7 hashes two passwords at a time, lets sixteen wait, and refuses a log-in beyond that', async () => {
  const hashing: (() => void)[] = [];
  const { isPassword } = createHasher(16_384, async (password) => {
    await new Promise<void>((resolve) => hashing.push(resolve));
    return Buffer.from(password);
  });
  const tries = Array.from({ length: 40 }, () =>
    isPassword(PASSWORD, null).then(String, ({ status }: { status: number }) => status),
  );
  await setImmediate();
  expect(hashing).toHaveLength(2);

  for (let next = hashing.shift(); next; next = hashing.shift()) {
    next();
    await setImmediate();
  }

  expect(await Promise.all(tries)).toEqual([
    ...Array.from({ length: 18 }, () => 'false'),
    ...Array.from({ length: 22 }, () => 429),
  ]);
});

test('ASVS 2.4.1, 2.4.2, 6.2.4: stores a password as a key with its own random salt, and with its cost', async () => {
  const hasher = createHasher(1_024);
  const hashes = await Promise.all([1, 2].map(() => hasher.hashPassword(PASSWORD)));

  expect(new Set(hashes).size).toBe(2);
  for (const hash of hashes) {
    expect(hash).toMatch(/^1024:[\da-f]{32}:[\da-f]{64}$/);
    expect(await createHasher(2_048).isPassword(PASSWORD, hash)).toBe(true);
    expect(await hasher.isPassword(`${PASSWORD} `, hash)).toBe(false);
  }
});
