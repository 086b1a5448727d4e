/** The maximum share of the width to crop on each side. */
const MAX_MARGIN = 0.14;
/** White space to keep next to the ink, as a share of the width. */
const MIN_MARGIN = 0.02;
/** A pixel at least this light counts as paper. */
const PAPER = 245;
/** The number of rows to sample. */
const ROWS = 200;

const isInk = (pixels: Uint8ClampedArray, at: number) =>
  (pixels[at + 3] ?? 0) > 16 &&
  Math.min(pixels[at] ?? 255, pixels[at + 1] ?? 255, pixels[at + 2] ?? 255) < PAPER;

/** Returns the share of a drawn page's width that is blank on both sides and can be cropped. */
export function inkMargin({ width, height }: HTMLCanvasElement, pixels: Uint8ClampedArray): number {
  const most = Math.floor(width * MAX_MARGIN);
  const step = Math.max(1, Math.floor(height / ROWS));
  let blank = most;
  for (let row = 0; row < height; row += step)
    for (let column = 0; column < blank; column += 1) {
      const left = (row * width + column) * 4;
      const right = (row * width + width - 1 - column) * 4;
      if (isInk(pixels, left) || isInk(pixels, right)) blank = column;
    }
  return Math.max(0, blank / width - MIN_MARGIN);
}
