import {
  getDocument,
  PDFWorker,
  TextLayer,
  VerbosityLevel,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

import type { DrawingArea, OpenPdf, PageSize, Pdf } from './pdf.ts';

/** A PDF's unit is 1/72 inch, a CSS pixel 1/96. */
const CSS_SCALE = 96 / 72;
/** More device pixels than this only cost memory. */
const MOST_PIXELS_A_POINT = 2;
/** Pixels of one canvas: 64 MB. */
const LARGEST_CANVAS = 4096 * 4096;
/** Pages that are drawn at a time (FT-106). */
const AT_A_TIME = 3;
/** A picture in a PDF: more pixels are a zip bomb (FT-106). */
const LARGEST_IMAGE = 64_000_000;

/** Lets few tasks run at a time, in order; one whose signal aborts before its turn never runs. */
function queue(atATime: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(signal: AbortSignal, task: () => Promise<T>): Promise<T> => {
    if (running >= atATime) await new Promise<void>((resolve) => void waiting.push(resolve));
    running += 1;
    try {
      signal.throwIfAborted();
      return await task();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}

/** The worker that reads PDFs: a file of its own, whose address our Trusted Types policy makes (SC-01). */
const startWorker = () =>
  new Worker(
    new URL(
      /* webpackChunkName: "pdf-worker" */ 'pdfjs-dist/legacy/build/pdf.worker.mjs',
      import.meta.url,
    ),
    { name: 'pdf' },
  );

function sizeOf(page: PDFPageProxy): PageSize {
  const { width, height } = page.getViewport({ scale: CSS_SCALE });
  return { width, height };
}

async function drawPage(
  page: PDFPageProxy,
  { canvas, textLayer, scale }: DrawingArea,
  signal: AbortSignal,
): Promise<PageSize> {
  const viewport = page.getViewport({ scale: scale * CSS_SCALE });
  const { width, height } = viewport;
  const density = Math.min(
    MOST_PIXELS_A_POINT,
    devicePixelRatio || 1,
    Math.sqrt(LARGEST_CANVAS / (width * height)),
  );
  canvas.width = Math.floor(width * density);
  canvas.height = Math.floor(height * density);
  const drawing = page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] });
  const text = new TextLayer({
    textContentSource: page.streamTextContent(),
    container: textLayer,
    viewport,
  });
  const stop = () => {
    drawing.cancel();
    text.cancel();
  };
  signal.addEventListener('abort', stop, { once: true });
  try {
    await Promise.all([drawing.promise, text.render()]);
  } finally {
    signal.removeEventListener('abort', stop);
    page.cleanup();
  }
  return sizeOf(page);
}

async function read(document: PDFDocumentProxy): Promise<Pdf> {
  const inTurn = queue(AT_A_TIME);
  return {
    pages: document.numPages,
    firstPage: sizeOf(await document.getPage(1)),
    draw: (number, area, signal) =>
      inTurn(signal, async () => {
        const page = await document.getPage(number);
        signal.throwIfAborted();
        return drawPage(page, area, signal);
      }),
    async textOf(number) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    },
  };
}

/** Opens a PDF with a worker of its own, into which the bytes move. */
export const openPdf: OpenPdf = (bytes) => {
  const port = startWorker();
  const worker = PDFWorker.create({ port, verbosity: VerbosityLevel.ERRORS });
  const task = getDocument({
    data: new Uint8Array(bytes),
    worker,
    verbosity: VerbosityLevel.ERRORS,
    maxImageSize: LARGEST_IMAGE,
    useWorkerFetch: false,
    // No code is compiled in the worker: its policy allows none.
    useWasm: false,
    enableXfa: false,
  });
  return {
    opened: task.promise.then(read),
    end() {
      // It settles once the worker answers, which an ended one never does.
      void task.destroy().catch(() => undefined);
      port.terminate();
    },
  };
};
