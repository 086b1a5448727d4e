import { useEffect, useState, type ReactNode, type RefObject } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { usePorts } from '#src/shell/ports.ts';
import { useAnnounced } from '#src/ui/feedback/announce.ts';
import { Spinner } from '#src/ui/feedback/Spinner.tsx';
import { Icon } from '#src/ui/text/Icon.tsx';
import { useDialog } from '#src/ui/overlays/useDialog.ts';
import {
  CANNOT_SHOW,
  CannotShow,
  PdfViewer,
  type PdfViewerProps,
} from '#src/ui/viewer/PdfViewer.tsx';
import { useObjectUrl } from '#src/ui/viewer/useObjectUrl.ts';
import { documentClosed, documentOpened } from '#store/application/documents/actions.ts';
import type { ApplicationDocument } from '#store/application/documents/documents.ts';
import { selectDocumentsState } from '#store/application/documents/slice.ts';
import { readFailureMessage } from '#store/failureMessages.ts';
import type { Failure } from '#store/remote.ts';

import css from './DocumentReader.module.css';

/** How far a document has been read. `lacking` means that something in it can't be shown. */
export type ReadingProgress = 'begun' | 'ended' | 'lacking';

export interface Reading {
  progress: ReadingProgress;
  /** Returns the text of the last page once the end has been shown. */
  readLastPage: () => Promise<string>;
}

const begun: Reading = { progress: 'begun', readLastPage: () => Promise.resolve('') };

interface DocumentReaderProps {
  document: Pick<ApplicationDocument, 'uuid' | 'title'>;
  /** Which one of the documents it is. */
  place?: ReactNode;
  afterEnd?: ReactNode;
  onClose: () => void;
  /** What you can do with the document once its end has been shown (DOCVIEW-02). */
  children?: (reading: Reading) => ReactNode;
}

/** A document in full screen (F-12). Its file is dropped when you close it. */
export function DocumentReader({ document, onClose, ...parts }: DocumentReaderProps) {
  const dispatch = useAppDispatch();
  const { props, first } = useDialog({ onDismiss: onClose });
  const [view, setView] = useState<PdfViewerProps['view']>(null);
  const [read, setRead] = useState<{ fileId: string; reading: Reading } | null>(null);
  const { uuid, title } = document;
  const { openedUuid, file } = useAppSelector(selectDocumentsState);
  const fileId = openedUuid === uuid && file.status === 'ready' ? file.value : null;
  const reading = read !== null && read.fileId === fileId ? read.reading : begun;

  useEffect(() => first.current?.focus(), [uuid, first]);
  useEffect(() => () => void dispatch(documentClosed()), [dispatch]);

  return (
    <dialog className={css['reader']} aria-labelledby="reader-title" {...props}>
      <ReaderHead title={title} place={parts.place} heading={first} onClose={onClose} />
      <div className={css['content']}>
        {file.status === 'failed' ? (
          <LoadFailure
            failure={file.failure}
            onRetry={() => dispatch(documentOpened({ documentUuid: uuid }))}
          />
        ) : (
          <OpenedFile
            key={fileId}
            fileId={fileId}
            {...{ title, view, onView: setView, afterEnd: parts.afterEnd }}
            onEnd={(id, readLastPage) =>
              setRead({ fileId: id, reading: { progress: 'ended', readLastPage } })
            }
            onLoss={(id, isLacking) =>
              setRead({
                fileId: id,
                reading: { ...begun, progress: isLacking ? 'lacking' : 'begun' },
              })
            }
          />
        )}
      </div>
      {/* Without its file there is nothing to read to the end. */}
      {parts.children && file.status !== 'failed' && (
        <div className={css['bar']}>{parts.children(reading)}</div>
      )}
    </dialog>
  );
}

interface HeadProps extends Pick<DocumentReaderProps, 'place' | 'onClose'> {
  title: string;
  heading: RefObject<HTMLHeadingElement | null>;
}

function ReaderHead({ title, place, heading, onClose }: HeadProps) {
  return (
    <header className={css['head']}>
      <div className={css['line']}>
        {place}
        <button className={`link-button ${css['close']}`} type="button" onClick={onClose}>
          <Icon name="close" />
          Close
        </button>
      </div>
      <h2 className={css['title']} id="reader-title" tabIndex={-1} ref={heading}>
        <bdi>{title}</bdi>
      </h2>
    </header>
  );
}

interface OpenedFileProps extends Pick<PdfViewerProps, 'title' | 'view' | 'onView' | 'afterEnd'> {
  fileId: string | null;
  onEnd: (fileId: string, readLastPage: Reading['readLastPage']) => void;
  onLoss: (fileId: string, isLacking: boolean) => void;
}

function OpenedFile({ fileId, onEnd, onLoss, ...content }: OpenedFileProps) {
  const { findFile } = usePorts();
  const file = fileId === null ? null : findFile(fileId);
  if (fileId === null || file === null)
    return (
      <p className={css['waiting']}>
        <Spinner />
        We're getting the document.
      </p>
    );
  return (
    <Content
      {...content}
      file={file}
      onEnd={(readLastPage) => onEnd(fileId, readLastPage)}
      onLoss={(isLacking) => onLoss(fileId, isLacking)}
    />
  );
}

const Content = (props: PdfViewerProps & { file: File }) =>
  props.file.type === 'application/pdf' ? <PdfViewer {...props} /> : <OtherFile {...props} />;

/** Shows a picture as it is, and offers any other file to save. Neither has an end that you can read to. */
function OtherFile({ title, file, onLoss }: PdfViewerProps) {
  const url = useObjectUrl(file);
  useEffect(() => {
    onLoss?.(true);
    // Runs once, because a parent's new function doesn't mean another loss.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const isPicture = file.type === 'image/jpeg' || file.type === 'image/png';
  return (
    <div className={css['other']}>
      {isPicture && url !== undefined ? (
        <img className={css['picture']} src={url} alt={title} />
      ) : (
        <p>Browsers can't show this kind of file. Save it to look at it.</p>
      )}
      <p>
        <a className="link-button" href={url} download={title}>
          Download
        </a>
      </p>
    </div>
  );
}

/** The file failed to load, so there is nothing to download either. */
function LoadFailure({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  useAnnounced(CANNOT_SHOW, 'alert');
  return <CannotShow reason={readFailureMessage(failure)} onRetry={onRetry} />;
}
