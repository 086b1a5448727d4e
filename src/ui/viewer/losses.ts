/** The message that the worker sends to the page when something in a document is left out. */
export const LOSS = 'loss';

/** Messages of pdf.js that mean that a page lacks something. After any other message, the page looks right. */
const losses: readonly RegExp[] = [
  /^Filter ".*" is (?:not supported|missing)/,
  /^Invalid stream:/,
  /^Unable to decode (?:inline )?image/,
  /^Image (?:exceeded maximum|dimensions are missing)/,
  // An image that ends early.
  /ignoring the rest of the image data/,
  / - (?:unexpected|too few|incorrect)\b.*\b(?:MCU|marker)\b/i,
  /ignoring (?:pattern|XObject|Shading|shading|ColorSpace|operator|errors during|sub-stream|annotation data)/,
  /^getOperatorList - ignoring ExtGState/,
  /^buildFontPaths - ignoring/,
  /^(?:ensureStateFont|loadFont)\b/,
  /^Font ".*" is not available/,
  /^Type3 font resource .* is not available/,
  // Annotations that are left out.
  /^(?:_parsedAnnotations|createGlobals):/,
  /^Barcodes are not supported/,
  // Content that ends in the middle.
  / in flate stream\b/,
  /^Unterminated (?:hex )?string/,
];

export function isLoss(message: string): boolean {
  const text = message.replace(/^(?:Warning|Info): /, '');
  return losses.some((loss) => loss.test(text));
}
