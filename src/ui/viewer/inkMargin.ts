/** At most this share of the width is cropped at each side. */
const MOST = 0.14;
/** White that stays beside the ink, as a share of the width. */
const AIR = 0.02;
/** A pixel as light as this is paper. */
const PAPER = 245;
/** Rows that are looked at. */
const ROWS = 200;

const isInk = (pixels: Uint8ClampedArray, at: number) =>
  (pixels[at + 3] ?? 0) > 16 &&
  Math.min(pixels[at] ?? 255, pixels[at + 1] ?? 255, pixels[at + 2] ?? 255) < PAPER;

/** The share of a drawn page's width that is blank paper at both sides, and can be cropped. */
export function inkMargin({ width, height }: HTMLCanvasElement, pixels: Uint8ClampedArray): number {
  const most = Math.floor(width * MOST);
  const step = Math.max(1, Math.floor(height / ROWS));
  let blank = most;
  for (let row = 0; row < height; row += step)
    for (let column = 0; column < blank; column += 1) {
      const left = (row * width + column) * 4;
      const right = (row * width + width - 1 - column) * 4;
      if (isInk(pixels, left) || isInk(pixels, right)) blank = column;
    }
  return Math.max(0, blank / width - AIR);
}
