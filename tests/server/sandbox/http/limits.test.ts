import { createLimits } from '#server/sandbox/http/limits.ts';

const ONCE = { most: 1, windowMs: 60_000 };

describe('SC-24 limits', () => {
  let time = 0;
  const limits = createLimits(() => time);
  const fill = (name: string, count: number) => {
    for (let number = 0; number < count; number += 1) limits.spend(`${name} ${number}`, ONCE);
  };
  const isStopped = (key: string) => limits.left(key, ONCE) === 0;

  beforeEach(() => {
    limits.clear();
  });

  test('of more people than are kept, the oldest alone is forgiven', () => {
    fill('one', 10_000);
    limits.spend('another', ONCE);

    expect(['one 0', 'one 1', 'one 9999', 'another'].map(isStopped)).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  test('what is over makes room before what is not', () => {
    limits.spend('long', { ...ONCE, windowMs: 600_000 });
    fill('short', 9_999);
    time += 60_000;
    limits.spend('another', ONCE);

    expect(['long', 'short 0', 'another'].map(isStopped)).toEqual([true, false, true]);
  });

  test('who begins a new minute is not the oldest', () => {
    limits.spend('first', ONCE);
    time += 60_000;
    fill('other', 9_999);
    limits.spend('first', ONCE);
    limits.spend('another', ONCE);

    expect(isStopped('first')).toBe(true);
  });
});
