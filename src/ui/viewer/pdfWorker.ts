/**
 * The worker that reads PDFs: pdf.js, and the losses of a page. pdf.js draws what it can and tells what it leaves out
 * in warnings alone, so these go to the page instead of the console.
 */
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';

import { isLoss, LOSS } from './losses.ts';

console.warn = (text: unknown) => {
  // The page's own type of this function asks for the origin of a window.
  if (isLoss(String(text)))
    (self as unknown as { postMessage(sent: string): void }).postMessage(LOSS);
};
