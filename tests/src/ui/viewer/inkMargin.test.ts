import { inkMargin } from '#src/ui/viewer/inkMargin.ts';

const WIDTH = 100;
const HEIGHT = 10;

/** A white page with a dark pixel at each of these columns. */
function pageWith(...columns: number[]): number {
  const pixels = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  for (const column of columns) pixels.fill(0, (WIDTH + column) * 4, (WIDTH + column) * 4 + 3);
  return inkMargin({ width: WIDTH, height: HEIGHT } as HTMLCanvasElement, pixels);
}

it.each([
  ['the narrower side decides', [10, 60], 0.08],
  ['also where it is the right one', [40, 94], 0.03],
  ['ink at the edge leaves nothing to crop', [0], 0],
  ['a page is never cropped by more than a seventh', [50], 0.12],
])('crops a page up to its ink: %s', (_what, columns, margin) => {
  expect(pageWith(...columns)).toBeCloseTo(margin);
});
