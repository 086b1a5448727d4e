import { isUniqueId } from '#store/format/ids.ts';
import { randomId, uniqueId } from '#store/format/randomId.ts';
import { toastShown } from '#store/shell/slice.ts';

it("SC-21 FMT-10 draws an id from the platform's own randomness, in its groups", () => {
  const drawn = jest.spyOn(crypto, 'getRandomValues');
  const plain = jest.spyOn(Math, 'random');

  const ids = Array.from({ length: 1_000 }, uniqueId);

  expect(drawn).toHaveBeenCalledTimes(1_000);
  expect(plain).not.toHaveBeenCalled();
  expect(ids.every(isUniqueId)).toBe(true);
  expect(ids.every((id) => /^.{14}4.{4}[89ab]/.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(1_000);
});

it("SC-21 doesn't draw the id of a toast with Math.random", () => {
  const plain = jest.spyOn(Math, 'random');

  expect(isUniqueId(toastShown({ tone: 'info', text: 'Saved' }).payload.id)).toBe(true);
  expect(plain).not.toHaveBeenCalled();
});

it('MSG-SUB-01 makes ids without randomness, but no secret ones', () => {
  jest.spyOn(crypto, 'getRandomValues').mockImplementation(() => {
    throw new DOMException('No randomness', 'SecurityError');
  });

  const ids = Array.from({ length: 1_000 }, uniqueId);

  expect(ids.every(isUniqueId)).toBe(true);
  expect(new Set(ids).size).toBe(1_000);
  expect(isUniqueId(toastShown({ tone: 'info', text: 'Saved' }).payload.id)).toBe(true);
  expect(randomId).toThrow('No randomness');
});
