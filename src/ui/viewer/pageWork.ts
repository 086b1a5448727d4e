import {
  TextLayer,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

import { PIXEL_BYTES } from './budget.ts';
import { inkMargin } from './inkMargin.ts';
import type { DrawingArea, DrawnPage, PageSize } from './pdf.ts';
import { marksOf, textPieces } from './pdfText.ts';
import { stoppable } from './stoppable.ts';
import type { WatchedWorker } from './watchWorker.ts';

/** A PDF unit is 1/72 inch, and a CSS pixel is 1/96 inch. */
const CSS_SCALE = 96 / 72;
/** More device pixels than this only cost memory. */
const MAX_PIXELS_PER_POINT = 2;
/** Pixels of one canvas: 64 MB. */
const LARGEST_CANVAS = 4096 * 4096;

/** Returns which layers are visible. Content in a hidden layer counts as a loss on the current page. */
export async function layersOf(document: PDFDocumentProxy, watched: WatchedWorker) {
  const layers = await document.getOptionalContentConfig();
  const isVisible = layers.isVisible.bind(layers);
  layers.isVisible = (layer: object) => {
    const isShown = isVisible(layer);
    if (!isShown) watched.lose();
    return isShown;
  };
  return layers;
}

type Layers = Awaited<ReturnType<typeof layersOf>>;

export function sizeOf(page: PDFPageProxy): PageSize {
  const { width, height } = page.getViewport({ scale: CSS_SCALE });
  return { width, height };
}

/** Sizes a canvas and takes its pixels from the budget. Returns its pixel density. */
function prepareCanvas(
  canvas: HTMLCanvasElement,
  { width, height }: PageSize,
  watched: WatchedWorker,
): number {
  const density = Math.min(
    MAX_PIXELS_PER_POINT,
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

export function clearDrawing({ canvas, textLayer }: DrawingArea): void {
  canvas.width = 0;
  canvas.height = 0;
  textLayer.replaceChildren();
}

export interface Work {
  page: PDFPageProxy;
  signal: AbortSignal;
  watched: WatchedWorker;
  layers: Layers;
}

/** Reads the annotations on a page. What can't be shown counts as a loss. */
async function readMarks({ page, signal, watched }: Work) {
  const { isLost, ...marks } = await marksOf(page, watched);
  signal.throwIfAborted();
  if (isLost) watched.lose();
  return marks;
}

export async function drawPage(
  work: Work,
  { canvas, textLayer, scale }: DrawingArea,
): Promise<Omit<DrawnPage, 'isWhole'>> {
  const { page, signal, watched, layers } = work;
  const { notes } = await readMarks(work);
  const viewport = page.getViewport({ scale: scale * CSS_SCALE });
  const density = prepareCanvas(canvas, viewport, watched);
  signal.throwIfAborted();
  const drawing = page.render({
    canvas,
    viewport,
    transform: [density, 0, 0, density, 0, 0],
    optionalContentConfigPromise: Promise.resolve(layers),
  });
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
  return { size: sizeOf(page), margin: marginOf(canvas), notes };
}

/** Draws a page on a canvas of one pixel, so everything that it needs has to load. Returns the annotations on it. */
export async function tryPage(work: Work) {
  const { page, signal, layers } = work;
  const marks = await readMarks(work);
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const { width, height } = sizeOf(page);
  const viewport = page.getViewport({ scale: CSS_SCALE / Math.max(width, height) });
  const drawing = page.render({
    canvas,
    viewport,
    recordImages: true,
    optionalContentConfigPromise: Promise.resolve(layers),
  });
  await stoppable(
    signal,
    () => drawing.cancel(),
    () => drawing.promise,
  );
  return { ...marks, hasPicture: marks.hasMark || (page.imageCoordinates?.length ?? 0) > 0 };
}

export async function textOf({ page, signal, watched }: Work): Promise<string> {
  const { marks } = await marksOf(page, watched);
  return (await textPieces(page, marks, signal)).map(({ text }) => text).join(' ');
}

export async function readPage(work: Work) {
  const { marks, hasPicture } = await tryPage(work);
  return { pieces: await textPieces(work.page, marks, work.signal), hasPicture };
}
