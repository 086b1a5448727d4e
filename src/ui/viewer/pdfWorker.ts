/**
 * The worker that reads PDFs: pdf.js, which also reports the losses of a page. pdf.js draws what it can and only says
 * in its log what it leaves out, so we send that log to the page instead of the console.
 */
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';

import { isLoss, LOSS } from './losses.ts';
import { limitMemory, PAGE_BEGINS, TOO_MUCH } from './workerMemory.ts';

// The DOM type of this function requires a target origin.
const send = (message: string) =>
  (self as unknown as { postMessage(sent: string): void }).postMessage(message);

console.warn = (text: unknown) => {
  if (isLoss(String(text))) send(LOSS);
};
console.info = console.warn;

const memory = limitMemory(() => send(TOO_MUCH));
self.addEventListener('message', ({ data }: MessageEvent<Partial<typeof PAGE_BEGINS> | null>) => {
  if (data?.begins === PAGE_BEGINS.begins) memory.begin();
});
