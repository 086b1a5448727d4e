import { useEffect, type ReactNode } from 'react';

import { useAnnounced } from '#src/ui/feedback/announce.ts';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { Spinner } from '#src/ui/feedback/Spinner.tsx';
import { Button } from '#src/ui/actions/Button.tsx';

import { PdfReader } from './PdfReader.tsx';
import css from './PdfViewer.module.css';
import { useNarrow } from './useNarrow.ts';
import { useObjectUrl } from './useObjectUrl.ts';
import { usePdf } from './usePdf.ts';
import type { Reports } from './useReading.ts';
import type { ReaderView } from './useZoom.ts';

export interface PdfViewerProps extends Pick<Reports, 'onEnd' | 'onLoss'> {
  /** Names the scroll region and the saved file. */
  title: string;
  file: Blob;
  /** What the user chose. By default, text in a narrow window and pages in any other. */
  view: ReaderView | null;
  onView: (view: ReaderView) => void;
  afterEnd?: ReactNode;
}

export const CANNOT_SHOW = "We can't show this document.";

/** Reports a file that can't be opened, because then it can't be read either. A new try resets the report. */
function useFailureReport(hasFailed: boolean, onLoss: Reports['onLoss']) {
  useAnnounced(hasFailed ? CANNOT_SHOW : null, 'alert');
  useEffect(() => {
    onLoss?.(hasFailed);
    // Depends only on the failure, because a parent's new function isn't another failure.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [hasFailed]);
}

interface CannotShowProps {
  reason: string;
  onRetry: () => void;
  children?: ReactNode;
}

/** A document that failed, with the reason and ways forward. */
export const CannotShow = ({ reason, onRetry, children }: CannotShowProps) => (
  <div className={css['failed']}>
    <Notice tone="danger" heading={CANNOT_SHOW}>
      <p>{reason}</p>
      <div className={css['ways']}>
        <Button tone="secondary" onClick={onRetry}>
          Try again
        </Button>
        {children}
      </div>
    </Notice>
  </div>
);

/** Shows a PDF (F-12, DOCVIEW-01 to DOCVIEW-06, FT-106). */
export function PdfViewer({ title, file, view, onLoss, ...reading }: PdfViewerProps) {
  const isNarrow = useNarrow();
  const { state, reportShown, retry } = usePdf(file);
  const url = useObjectUrl(file);
  const hasFailed = state.kind === 'failed';
  useFailureReport(hasFailed, onLoss);

  const download = (
    <a className="link-button" href={url} download={`${title}.pdf`}>
      Download
    </a>
  );
  if (hasFailed)
    return (
      <CannotShow reason="The file may be damaged or locked with a password." onRetry={retry}>
        {download}
      </CannotShow>
    );
  if (state.kind === 'opening')
    return (
      <p className={css['opening']}>
        <Spinner />
        We're opening the document.
      </p>
    );
  return (
    <PdfReader
      title={title}
      pdf={state.pdf}
      view={view ?? (isNarrow ? 'text' : 'page')}
      onShown={reportShown}
      onLoss={onLoss}
      links={
        <>
          {download}
          <a className="link-button" href={url} target="_blank" rel="noreferrer">
            Open in a new tab
          </a>
        </>
      }
      {...reading}
    />
  );
}
