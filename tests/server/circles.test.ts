import { globSync } from 'node:fs';

import { arrowsBetween, arrowsInCircles } from '#tests/support/circles.ts';

it('finds no circle between the files of the server by their types', () => {
  const arrows = arrowsBetween(globSync('server/**/*.ts'), (file) => file, true);

  expect(arrows.size).toBeGreaterThan(100);
  expect(arrowsInCircles(arrows)).toEqual([]);
});
