import {
  getDocument,
  PDFWorker,
  VerbosityLevel,
  version,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

import {
  drawPage,
  clearDrawing,
  layersOf,
  readPage,
  sizeOf,
  textOf,
  tryPage,
  type Work,
} from './pageWork.ts';
import type { OpenPdf, Pdf } from './pdf.ts';
import { layOut } from './reflow.ts';
import { watchWorker, type WatchedWorker } from './watchWorker.ts';

/** Where the build puts the decoders, character maps and fonts that pdf.js fetches when a document needs them. */
const sideFiles = (folder: string) => `/assets/pdf-${version}/${folder}/`;
/** Pixels of an image in a PDF. More pixels mean a zip bomb (FT-106). */
const LARGEST_IMAGE = 64_000_000;

/** Runs tasks one after the other (FT-106). A task whose signal aborts before its turn never runs. */
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

/** Starts the worker that reads PDFs. It is a separate file, and our Trusted Types policy creates its URL (SC-01). */
const startWorker = () =>
  new Worker(new URL(/* webpackChunkName: "pdf-worker" */ './pdfWorker.ts', import.meta.url), {
    name: 'pdf',
  });

/** Works on one page at a time, so a loss and the bytes taken belong to that page. */
async function pagesInTurn(document: PDFDocumentProxy, watched: WatchedWorker) {
  const inTurn = queue();
  const layers = await layersOf(document, watched);
  return <T>(number: number, signal: AbortSignal, task: (work: Work) => Promise<T>) =>
    inTurn(signal, async () => {
      const pageSignal = AbortSignal.any([signal, watched.begin()]);
      const before = watched.losses();
      const page = await document.getPage(number);
      pageSignal.throwIfAborted();
      try {
        const result = await task({ page, signal: pageSignal, watched, layers });
        return { result, isWhole: watched.losses() === before };
      } finally {
        page.cleanup();
      }
    });
}

/** Other programs generate XFA forms when they open them, and the files in a portfolio aren't pages. */
async function isMoreThanPages(document: PDFDocumentProxy): Promise<boolean> {
  const [{ info }, files] = await Promise.all([document.getMetadata(), document.getAttachments()]);
  const { IsXFAPresent, IsCollectionPresent } = info as Readonly<Record<string, unknown>>;
  return IsXFAPresent === true || IsCollectionPresent === true || files !== null;
}

async function read(document: PDFDocumentProxy, watched: WatchedWorker): Promise<Pdf> {
  const withPage = await pagesInTurn(document, watched);
  return {
    pages: document.numPages,
    firstPage: sizeOf(await document.getPage(1)),
    isMoreThanPages: await isMoreThanPages(document).catch(() => true),
    async draw(number, area, signal) {
      const { result, isWhole } = await withPage(number, signal, async (work) => {
        try {
          const drawn = await drawPage(work, area);
          signal.addEventListener('abort', watched.keep(), { once: true });
          return drawn;
        } catch (error) {
          clearDrawing(area);
          throw error;
        }
      });
      return { ...result, isWhole };
    },
    async read(number, signal) {
      const { result, isWhole } = await withPage(number, signal, async (work) => {
        const text = await readPage(work);
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
    layOut,
  };
}

/** Opens a PDF with its own worker and transfers the bytes to it. */
export const openPdf: OpenPdf = (bytes, onTooMuch) => {
  const port = startWorker();
  const worker = PDFWorker.create({ port, verbosity: VerbosityLevel.INFOS });
  const task = getDocument({
    data: new Uint8Array(bytes),
    worker,
    verbosity: VerbosityLevel.ERRORS,
    maxImageSize: LARGEST_IMAGE,
    cMapUrl: sideFiles('cmaps'),
    standardFontDataUrl: sideFiles('standard_fonts'),
    wasmUrl: sideFiles('wasm'),
    useWorkerFetch: false,
    // The decoders are scripts, because the worker's CSP doesn't allow compiled code.
    useWasm: false,
    enableXfa: false,
  });
  const end = () => {
    // Settles once the worker answers, so never if the worker has been stopped.
    void task.destroy().catch(() => undefined);
    port.terminate();
  };
  const watched = watchWorker(port, () => {
    end();
    onTooMuch();
  });
  return { opened: task.promise.then((document) => read(document, watched)), end };
};
