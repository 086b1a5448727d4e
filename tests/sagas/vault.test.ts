import { createVault } from '#sagas/vault.ts';

const aVault = () => {
  let ids = 0;
  return createVault(() => `handle-${(ids += 1)}`);
};

it('F-10 returns a secret only once', () => {
  const vault = aVault();
  const handle = vault.deposit('open-sesame');

  expect(vault.redeem(handle)).toBe('open-sesame');
  expect(vault.redeem(handle)).toBeNull();
});

it("F-10 doesn't return a removed secret", () => {
  const vault = aVault();
  const handle = vault.deposit('open-sesame');

  vault.forget(handle);

  expect(vault.redeem(handle)).toBeNull();
});

it('S7 holds fifty secrets, and drops the oldest', () => {
  const vault = aVault();
  const handles = Array.from({ length: 51 }, (_, place) => vault.deposit(`secret ${place}`));

  const values = handles.map((handle) => vault.redeem(handle));

  expect(values[0]).toBeNull();
  expect(values[1]).toBe('secret 1');
  expect(values[50]).toBe('secret 50');
});

it('SC-09 gives the same request the same key until it is settled, and another request another', () => {
  const vault = aVault();
  const first = vault.keyOf('register', 'request');

  expect(vault.keyOf('register', 'request')).toBe(first);
  vault.settle('register');
  const second = vault.keyOf('register', 'request');
  expect(second).not.toBe(first);
  expect(vault.keyOf('register', 'another')).not.toBe(second);
});

it('F-10 knows nothing about a write once everything is cleared', () => {
  const vault = aVault();
  const first = vault.keyOf('register', 'request');

  vault.clear();

  expect(vault.keyOf('register', 'request')).not.toBe(first);
});
