const DARK = 45;
const WHITE = 250;
/** Our choice: the share of white pixels that counts as a reflection. */
const GLARE_SHARE = 0.12;

/** Returns a hint while the card is in the frame. `pixels` are RGBA. */
export function frameHint(pixels: ArrayLike<number>): string {
  const count = Math.floor(pixels.length / 4);
  let sum = 0;
  let white = 0;
  for (let pixel = 0; pixel < count; pixel += 1) {
    const at = pixel * 4;
    const light = ((pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0)) / 3;
    sum += light;
    if (light >= WHITE) white += 1;
  }
  if (count > 0 && sum / count < DARK) return 'It is dark. Find more light.';
  if (white > count * GLARE_SHARE) return 'There is glare. Tilt the card a little.';
  return 'Fit all four corners into the frame, then hold still.';
}
