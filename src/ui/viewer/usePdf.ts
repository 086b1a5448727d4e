import { useCallback, useEffect, useRef, useState } from 'react';

import { useLoadPdf, type OpenPdf, type Pdf } from './pdf.ts';

/** Stops a worker that hasn't delivered a first page within this time (FT-106). */
const FIRST_PAGE_MS = 20_000;

export type PdfState = { kind: 'opening' } | { kind: 'open'; pdf: Pdf } | { kind: 'failed' };

const waiting = { kind: 'opening' } as const;
const failed = { kind: 'failed' } as const;

function openFile(
  load: () => Promise<OpenPdf>,
  file: Blob,
  report: (state: PdfState) => void,
): () => void {
  let isEnded = false;
  let endWorker = () => {};
  const open = async () => {
    const [openPdf, bytes] = await Promise.all([load(), file.arrayBuffer()]);
    if (isEnded) return;
    const opening = openPdf(bytes, () => {
      if (!isEnded) report(failed);
    });
    endWorker = () => opening.end();
    const pdf = await opening.opened;
    if (!isEnded) report({ kind: 'open', pdf });
  };
  // The file is broken, has a password, or isn't a PDF despite its name. The reader sees the same in all cases.
  open().catch(() => {
    endWorker();
    if (!isEnded) report(failed);
  });
  return () => {
    isEnded = true;
    endWorker();
  };
}

/** Opens a PDF. Its worker stops when the viewer closes, or after 20 s without a first page (FT-106). */
export function usePdf(file: Blob) {
  const load = useLoadPdf();
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState<PdfState>(waiting);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const end = openFile(load, file, setState);
    timer.current = setTimeout(() => {
      end();
      setState(failed);
    }, FIRST_PAGE_MS);
    return () => {
      clearTimeout(timer.current);
      end();
    };
  }, [load, file, attempt]);

  return {
    state,
    /** Call when the first page is on the screen. */
    reportShown: useCallback(() => clearTimeout(timer.current), []),
    retry: useCallback(() => {
      setState(waiting);
      setAttempt((before) => before + 1);
    }, []),
  };
}
