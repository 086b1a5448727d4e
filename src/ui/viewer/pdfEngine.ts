import {
  getDocument,
  PDFWorker,
  TextLayer,
  VerbosityLevel,
  version,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

import { PIXEL_BYTES } from './budget.ts';
import { inkMargin } from './inkMargin.ts';
import type { DrawingArea, DrawnPage, OpenPdf, PageSize, Pdf } from './pdf.ts';
import { hasFields, itemsOf, pieceOf } from './pdfText.ts';
import { stoppable } from './stoppable.ts';
import { watchWorker, type WatchedWorker } from './watchWorker.ts';

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

function sizeOf(page: PDFPageProxy): PageSize {
  const { width, height } = page.getViewport({ scale: CSS_SCALE });
  return { width, height };
}

/** Sizes a canvas, and takes its pixels from the budget. */
function prepareCanvas(
  canvas: HTMLCanvasElement,
  { width, height }: PageSize,
  watched: WatchedWorker,
): number {
  const density = Math.min(
    MOST_PIXELS_A_POINT,
    devicePixelRatio || 1,
    Math.sqrt(LARGEST_CANVAS / (width * height)),
  );
  canvas.width = Math.floor(width * density);
  canvas.height = Math.floor(height * density);
  watched.take(canvas.width * canvas.height * PIXEL_BYTES);
  return density;
}

function marginOf(canvas: HTMLCanvasElement): number {
  const { width, height } = canvas;
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data;
  return pixels === undefined ? 0 : inkMargin(canvas, pixels);
}

/** Frees what a page has drawn so far. */
function empty({ canvas, textLayer }: DrawingArea): void {
  canvas.width = 0;
  canvas.height = 0;
  textLayer.replaceChildren();
}

async function drawPage(
  page: PDFPageProxy,
  { canvas, textLayer, scale }: DrawingArea,
  signal: AbortSignal,
  watched: WatchedWorker,
): Promise<Omit<DrawnPage, 'isWhole'>> {
  const viewport = page.getViewport({ scale: scale * CSS_SCALE });
  const density = prepareCanvas(canvas, viewport, watched);
  signal.throwIfAborted();
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
  await stoppable(signal, stop, () => Promise.all([drawing.promise, text.render()]));
  return { size: sizeOf(page), margin: marginOf(canvas) };
}

/** Draws a page on a canvas of one pixel: whatever it is drawn with has to come. Returns whether it has pictures. */
async function tryPage(page: PDFPageProxy, signal: AbortSignal): Promise<boolean> {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const { width, height } = sizeOf(page);
  const viewport = page.getViewport({ scale: CSS_SCALE / Math.max(width, height) });
  const drawing = page.render({ canvas, viewport, recordImages: true });
  await stoppable(
    signal,
    () => drawing.cancel(),
    () => drawing.promise,
  );
  return (page.imageCoordinates?.length ?? 0) > 0;
}

const textOf = async (page: PDFPageProxy, signal: AbortSignal): Promise<string> =>
  (await itemsOf(page, signal)).map(({ str }) => str).join(' ');

async function readPage(page: PDFPageProxy, signal: AbortSignal) {
  const hasImages = await tryPage(page, signal);
  const items = await itemsOf(page, signal);
  return { pieces: items.map(pieceOf), hasPicture: hasImages || (await hasFields(page)) };
}

/** Lets one page after the other be in hand, so that a loss, and what is taken, is of this page. */
function pagesInTurn(document: PDFDocumentProxy, watched: WatchedWorker) {
  const inTurn = queue();
  return <T>(
    number: number,
    signal: AbortSignal,
    task: (page: PDFPageProxy, signal: AbortSignal) => Promise<T>,
  ) =>
    inTurn(signal, async () => {
      const inHand = AbortSignal.any([signal, watched.begin()]);
      const before = watched.losses();
      const page = await document.getPage(number);
      inHand.throwIfAborted();
      try {
        const result = await task(page, inHand);
        return { result, isWhole: watched.losses() === before };
      } finally {
        page.cleanup();
      }
    });
}

async function read(document: PDFDocumentProxy, watched: WatchedWorker): Promise<Pdf> {
  const withPage = pagesInTurn(document, watched);
  return {
    pages: document.numPages,
    firstPage: sizeOf(await document.getPage(1)),
    async draw(number, area, signal) {
      const { result, isWhole } = await withPage(number, signal, async (page, inHand) => {
        try {
          const drawn = await drawPage(page, area, inHand, watched);
          signal.addEventListener('abort', watched.keep(), { once: true });
          return drawn;
        } catch (error) {
          empty(area);
          throw error;
        }
      });
      return { ...result, isWhole };
    },
    async read(number, signal) {
      const { result, isWhole } = await withPage(number, signal, async (page, inHand) => {
        const text = await readPage(page, inHand);
        signal.addEventListener('abort', watched.keep(), { once: true });
        return text;
      });
      return { ...result, isWhole };
    },
    async isWhole(number, signal) {
      const { isWhole } = await withPage(number, signal, tryPage);
      return isWhole;
    },
    async textOf(number) {
      const { result } = await withPage(number, new AbortController().signal, textOf);
      return result;
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
  const watched = watchWorker(port, () => {
    end();
    onTooMuch();
  });
  return { opened: task.promise.then((document) => read(document, watched)), end };
};
