import {
  getDocument,
  PDFWorker,
  VerbosityLevel,
  version,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

import {
  drawPage,
  empty,
  layersOf,
  readPage,
  sizeOf,
  textOf,
  tryPage,
  type Work,
} from './pageWork.ts';
import type { OpenPdf, Pdf } from './pdf.ts';
import { bodySizeOf, reflow } from './reflow.ts';
import { watchWorker, type WatchedWorker } from './watchWorker.ts';

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

/** Lets one page after the other be in hand, so that a loss, and what is taken, is of this page. */
async function pagesInTurn(document: PDFDocumentProxy, watched: WatchedWorker) {
  const inTurn = queue();
  const layers = await layersOf(document, watched);
  return <T>(number: number, signal: AbortSignal, task: (work: Work) => Promise<T>) =>
    inTurn(signal, async () => {
      const inHand = AbortSignal.any([signal, watched.begin()]);
      const before = watched.losses();
      const page = await document.getPage(number);
      inHand.throwIfAborted();
      try {
        const result = await task({ page, signal: inHand, watched, layers });
        return { result, isWhole: watched.losses() === before };
      } finally {
        page.cleanup();
      }
    });
}

/** Forms of XFA are made by other programs at each opening, and files of a portfolio are no pages. */
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
          empty(area);
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
    blocksOf(texts) {
      const bodySize = bodySizeOf(texts.flatMap(({ pieces }) => pieces));
      return texts.map(({ pieces }) => reflow(pieces, bodySize));
    },
  };
}

/** Opens a PDF with a worker of its own, into which the bytes move. */
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
