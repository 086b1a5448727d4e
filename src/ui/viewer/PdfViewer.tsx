import { useAnnounced } from '#src/ui/feedback/announce.ts';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { Spinner } from '#src/ui/feedback/Spinner.tsx';
import { Button } from '#src/ui/layout/Button.tsx';

import { PdfReader } from './PdfReader.tsx';
import css from './PdfViewer.module.css';
import { useObjectUrl } from './useObjectUrl.ts';
import { usePdf } from './usePdf.ts';

interface PdfViewerProps {
  /** Names the scroll region, and the file that is saved. */
  title: string;
  file: Blob;
  /** The end was shown (DOCVIEW-02). */
  onEnd?: () => void;
  /** Something of it cannot be shown: its end never counts. */
  onLoss?: () => void;
}

export const CANNOT_SHOW = "We can't show this document.";

/** Shows a PDF (F-12, DOCVIEW-01 to DOCVIEW-06, FT-106). */
export function PdfViewer({ title, file, onEnd, onLoss }: PdfViewerProps) {
  const { state, reportShown, retry } = usePdf(file);
  const url = useObjectUrl(file);
  const hasFailed = state.kind === 'failed';
  useAnnounced(hasFailed ? CANNOT_SHOW : null, 'alert');

  const download = (
    <a className="link-button" href={url} download={`${title}.pdf`}>
      Download
    </a>
  );
  if (hasFailed)
    return (
      <Notice tone="danger">
        <p>{CANNOT_SHOW}</p>
        <div className={css['ways']}>
          <Button tone="secondary" onClick={retry}>
            Try again
          </Button>
          {download}
        </div>
      </Notice>
    );
  if (state.kind === 'opening')
    return (
      <p className={css['opening']}>
        <Spinner />
        We are opening the document.
      </p>
    );
  return (
    <PdfReader title={title} pdf={state.pdf} onShown={reportShown} onEnd={onEnd} onLoss={onLoss}>
      {download}
      <a className="link-button" href={url} target="_blank" rel="noreferrer">
        Open in a new tab
      </a>
    </PdfReader>
  );
}
