import { createVault } from '#sagas/vault.ts';

const aVault = () => {
  let ids = 0;
  return createVault(() => `handle-${(ids += 1)}`);
};

it('F-10 gives a secret out once', () => {
  const vault = aVault();
  const handle = vault.deposit('open-sesame');

  expect(vault.redeem(handle)).toBe('open-sesame');
  expect(vault.redeem(handle)).toBeNull();
});

it('F-10 gives out nothing that was taken away', () => {
  const vault = aVault();
  const handle = vault.deposit('open-sesame');

  vault.forget(handle);

  expect(vault.redeem(handle)).toBeNull();
});

it('S7 has room for fifty, and lets the oldest go', () => {
  const vault = aVault();
  const handles = Array.from({ length: 51 }, (_, place) => vault.deposit(`secret ${place}`));

  const kept = handles.map((handle) => vault.redeem(handle));

  expect(kept[0]).toBeNull();
  expect(kept[1]).toBe('secret 1');
  expect(kept[50]).toBe('secret 50');
});
