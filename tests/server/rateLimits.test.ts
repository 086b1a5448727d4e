import { createFixedWindowLimits } from '#server/rateLimits.ts';

const ONCE = { most: 1, windowMs: 60_000 };

describe('SC-24 rate limits', () => {
  let time = 0;
  const limits = createFixedWindowLimits(() => time);
  const fill = (name: string, count: number) => {
    for (let number = 0; number < count; number += 1) limits.consume(`${name} ${number}`, ONCE);
  };
  const isLimited = (key: string) => limits.remaining(key, ONCE) === 0;

  beforeEach(() => {
    limits.clear();
  });

  test('drops only the oldest window at the maximum', () => {
    fill('one', 10_000);
    limits.consume('another', ONCE);

    expect(['one 0', 'one 1', 'one 9999', 'another'].map(isLimited)).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  test('drops ended windows first', () => {
    limits.consume('long', { ...ONCE, windowMs: 600_000 });
    fill('short', 9_999);
    time += 60_000;
    limits.consume('another', ONCE);

    expect(['long', 'short 0', 'another'].map(isLimited)).toEqual([true, false, true]);
  });

  test("doesn't count a restarted window as the oldest", () => {
    limits.consume('first', ONCE);
    time += 60_000;
    fill('other', 9_999);
    limits.consume('first', ONCE);
    limits.consume('another', ONCE);

    expect(isLimited('first')).toBe(true);
  });
});
