import { bytesIn, createBudget, type Budget, type Lifetime } from '#src/ui/viewer/budget.ts';

const MB = 1_000_000;
const lifetimes = ['page', 'sight', 'document'] as const satisfies readonly Lifetime[];

/** Draws a page that takes so many MB; returns whether it fits, and what frees it. */
function draw(budget: Budget, parts: Partial<Record<Lifetime, number>>) {
  budget.begin();
  const fits = lifetimes.every((lifetime) => budget.take((parts[lifetime] ?? 0) * MB, lifetime));
  return { fits, free: budget.keep() };
}

it.each(lifetimes)('gives a page the whole budget where no other is in sight: %s', (lifetime) => {
  expect(draw(createBudget(), { [lifetime]: 400 }).fits).toBe(true);
  expect(draw(createBudget(), { [lifetime]: 401 }).fits).toBe(false);
});

it("shares the budget among pages in sight: canvases and texts stay, operators don't", () => {
  const budget = createBudget();
  const first = draw(budget, { page: 300, sight: 100 });

  expect(draw(budget, { page: 300 }).fits).toBe(true);
  expect(draw(budget, { page: 301 }).fits).toBe(false);

  first.free();
  expect(draw(budget, { page: 400 }).fits).toBe(true);
});

it('takes what the document keeps from the budget of every later page', () => {
  const budget = createBudget();
  draw(budget, { document: 300 }).free();

  expect(draw(budget, { page: 100 }).fits).toBe(true);
  expect(draw(budget, { page: 101 }).fits).toBe(false);
});

it('draws a thousand pages, one after the other', () => {
  const budget = createBudget();
  const pages = Array.from({ length: 1_000 }, () => {
    const { fits, free } = draw(budget, { page: 100, sight: 100 });
    free();
    return fits;
  });

  expect(pages).not.toContain(false);
});

const picture = { width: 9, height: 9 };

it.each<[string, unknown, Lifetime]>([
  ['operators', { chunk: { fnArray: [1, 2], argsArray: [null, [[1, 2, 3]]] } }, 'page'],
  ['a picture of a page', { action: 'obj', data: ['id', 0, 'Image', picture] }, 'page'],
  ['pieces of text', { chunk: { items: [{ str: 'a' }] } }, 'sight'],
  ['a picture of many pages', { action: 'commonobj', data: ['id', 'Image', picture] }, 'document'],
  ['a font', { action: 'commonobj', data: ['id', 'Font', new Uint8Array(9).buffer] }, 'document'],
])('counts %s', (_what, message, lifetime) => {
  expect(bytesIn(message)[lifetime]).toBeGreaterThan(0);
});

it('puts five million glyphs in one operator above every budget', () => {
  const glyphs = Array.from({ length: 5_000_000 }, () => 0);
  const message = { chunk: { fnArray: [44], argsArray: [[glyphs]] } };

  expect(draw(createBudget(), { page: bytesIn(message).page / MB }).fits).toBe(false);
});

it.each([null, 'loss', 7, { chunk: null }, { action: 'obj' }])(
  'counts nothing for any other message: %j',
  (message) => {
    expect(bytesIn(message)).toEqual({ page: 0, sight: 0, document: 0 });
  },
);
