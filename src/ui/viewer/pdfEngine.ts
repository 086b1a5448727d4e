import {
  getDocument,
  OPS,
  PDFWorker,
  TextLayer,
  VerbosityLevel,
  version,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

import { LOSS } from './losses.ts';
import type { DrawingArea, OpenPdf, PageSize, Pdf } from './pdf.ts';

/** A PDF's unit is 1/72 inch, a CSS pixel 1/96. */
const CSS_SCALE = 96 / 72;
/** More device pixels than this only cost memory. */
const MOST_PIXELS_A_POINT = 2;
/** Pixels of one canvas: 64 MB. */
const LARGEST_CANVAS = 4096 * 4096;
/** Where the build puts the decoders, character maps and fonts that pdf.js fetches when a document needs them. */
const sideFiles = (folder: string) => `/assets/pdf-${version}/${folder}/`;
/** A picture in a PDF: more pixels are a zip bomb (FT-106). */
const LARGEST_IMAGE = 64_000_000;
/** Operators and pieces of text of one page together. */
const MOST_PIECES = 500_000;
/** Pixels of all pictures of one page. */
const MOST_PIXELS = 2 * LARGEST_IMAGE;

/** Lets one task run after the other (FT-106); one whose signal aborts before its turn never runs. */
function queue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(signal: AbortSignal, task: () => Promise<T>): Promise<T> => {
    const turn = last.then(() => {
      signal.throwIfAborted();
      return task();
    });
    last = turn.catch(() => undefined);
    return turn;
  };
}

/** The worker that reads PDFs: a file of its own, whose address our Trusted Types policy makes (SC-01). */
const startWorker = () =>
  new Worker(new URL(/* webpackChunkName: "pdf-worker" */ './pdfWorker.ts', import.meta.url), {
    name: 'pdf',
  });

interface Watched {
  /** What the worker left out so far. */
  losses(): number;
  /** Another page is in hand. */
  begin(): void;
}

const lengthOf = (list: unknown) => (Array.isArray(list) ? list.length : 0);

/** Operators and pieces of text in a message of pdf.js, which sends them a few at a time. */
function piecesIn(message: unknown): number {
  const { chunk } = (message ?? {}) as { chunk?: { fnArray?: unknown; items?: unknown } | null };
  return lengthOf(chunk?.fnArray) + lengthOf(chunk?.items);
}

/** Pixels of a picture in a message of pdf.js. */
function pixelsIn(message: unknown): number {
  const { action, data } = (message ?? {}) as { action?: unknown; data?: unknown };
  if (action !== 'obj' && action !== 'commonobj') return 0;
  const [picture] = (Array.isArray(data) ? data : []).slice(-1) as [
    { width?: unknown; height?: unknown } | null,
  ];
  const { width, height } = picture ?? {};
  return typeof width === 'number' && typeof height === 'number' ? width * height : 0;
}

/** Follows what the worker sends of the page in hand; one that never ends is reported (FT-106). */
function watch(worker: Worker, onTooMuch: () => void): Watched {
  let losses = 0;
  let pieces = 0;
  let pixels = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === LOSS) losses += 1;
    pieces += piecesIn(data);
    pixels += pixelsIn(data);
    if (pieces > MOST_PIECES || pixels > MOST_PIXELS) onTooMuch();
  });
  return {
    losses: () => losses,
    begin() {
      pieces = 0;
      pixels = 0;
    },
  };
}

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

/** Waits for all that a page is drawn with, without drawing it. */
async function prepare(page: PDFPageProxy): Promise<void> {
  try {
    const { fnArray, argsArray } = await page.getOperatorList();
    const ids = fnArray.flatMap((operator, at) =>
      operator === OPS.dependency ? (argsArray[at] as string[]) : [],
    );
    await Promise.all(
      ids.map(
        (id) =>
          new Promise((resolve) => {
            (id.startsWith('g_') ? page.commonObjs : page.objs).get(id, resolve);
          }),
      ),
    );
  } finally {
    page.cleanup();
  }
}

async function read(document: PDFDocumentProxy, watched: Watched): Promise<Pdf> {
  const inTurn = queue();
  /** One page is in hand at a time, so that a loss is of this page. */
  const withPage = <T>(
    number: number,
    signal: AbortSignal,
    task: (page: PDFPageProxy) => Promise<T>,
  ) =>
    inTurn(signal, async () => {
      watched.begin();
      const before = watched.losses();
      const page = await document.getPage(number);
      signal.throwIfAborted();
      const result = await task(page);
      return { result, isWhole: watched.losses() === before };
    });
  return {
    pages: document.numPages,
    firstPage: sizeOf(await document.getPage(1)),
    async draw(number, area, signal) {
      const { result, isWhole } = await withPage(number, signal, (page) =>
        drawPage(page, area, signal),
      );
      return { size: result, isWhole };
    },
    async isWhole(number, signal) {
      const { isWhole } = await withPage(number, signal, prepare);
      return isWhole;
    },
    async textOf(number) {
      const { result } = await withPage(number, new AbortController().signal, (page) =>
        page.getTextContent(),
      );
      return result.items.map((item) => ('str' in item ? item.str : '')).join(' ');
    },
  };
}

/** Opens a PDF with a worker of its own, into which the bytes move. */
export const openPdf: OpenPdf = (bytes, onTooMuch) => {
  const port = startWorker();
  const worker = PDFWorker.create({ port, verbosity: VerbosityLevel.WARNINGS });
  const task = getDocument({
    data: new Uint8Array(bytes),
    worker,
    verbosity: VerbosityLevel.ERRORS,
    maxImageSize: LARGEST_IMAGE,
    cMapUrl: sideFiles('cmaps'),
    standardFontDataUrl: sideFiles('standard_fonts'),
    wasmUrl: sideFiles('wasm'),
    useWorkerFetch: false,
    // The decoders are scripts: the worker's policy allows no code that is compiled there.
    useWasm: false,
    enableXfa: false,
  });
  const end = () => {
    // It settles once the worker answers, which an ended one never does.
    void task.destroy().catch(() => undefined);
    port.terminate();
  };
  const watched = watch(port, () => {
    end();
    onTooMuch();
  });
  return { opened: task.promise.then((document) => read(document, watched)), end };
};
