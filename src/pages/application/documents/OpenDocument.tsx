import { useEffect, useRef, useState, type ReactNode } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { useFindFile } from '#src/shell/files.ts';
import { useAnnounced } from '#src/ui/feedback/announce.ts';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { Spinner } from '#src/ui/feedback/Spinner.tsx';
import { Button } from '#src/ui/layout/Button.tsx';
import { CANNOT_SHOW, PdfViewer } from '#src/ui/viewer/PdfViewer.tsx';
import { useObjectUrl } from '#src/ui/viewer/useObjectUrl.ts';
import { documentClosed, documentOpened } from '#store/application/documents/actions.ts';
import type { ApplicationDocument } from '#store/application/documents/documents.ts';
import { selectDocumentsState } from '#store/application/documents/slice.ts';
import { failureMessages } from '#store/failureMessages.ts';
import type { Failure } from '#store/remote.ts';

import css from './documents.module.css';

/** How far a document is read: `lacking` is one of which something cannot be shown. */
export type Reading = 'begun' | 'ended' | 'lacking';

interface OpenDocumentProps {
  document: Pick<ApplicationDocument, 'uuid' | 'title'>;
  /** What can be done with it, once its end was shown (DOCVIEW-02). */
  children: (reading: Reading) => ReactNode;
}

/** The document in the viewer, with its actions below (F-12). Its file is dropped with the screen. */
export function OpenDocument({ document, children }: OpenDocumentProps) {
  const dispatch = useAppDispatch();
  const { openedUuid, file } = useAppSelector(selectDocumentsState);
  const findFile = useFindFile();
  const heading = useRef<HTMLHeadingElement>(null);
  const [read, setRead] = useState<{ fileId: string; reading: Reading } | null>(null);
  const { uuid, title } = document;
  const fileId = openedUuid === uuid && file.status === 'ready' ? file.value : null;
  const found = fileId === null ? null : findFile(fileId);

  useEffect(() => heading.current?.focus(), [uuid]);
  useEffect(() => () => void dispatch(documentClosed()), [dispatch]);

  return (
    <div className={css['opened']}>
      <h2 className={css['heading']} tabIndex={-1} ref={heading}>
        <bdi>{title}</bdi>
      </h2>
      {file.status === 'failed' ? (
        <LoadFailure
          failure={file.failure}
          onRetry={() => dispatch(documentOpened({ documentUuid: uuid }))}
        />
      ) : fileId === null || found === null ? (
        <p className={css['waiting']}>
          <Spinner />
          We are getting the document.
        </p>
      ) : (
        <Content
          key={fileId}
          title={title}
          file={found}
          onEnd={() => setRead({ fileId, reading: 'ended' })}
          onLoss={() => setRead({ fileId, reading: 'lacking' })}
        />
      )}
      {children(read !== null && read.fileId === fileId ? read.reading : 'begun')}
    </div>
  );
}

interface ContentProps {
  title: string;
  file: File;
  onEnd: () => void;
  onLoss: () => void;
}

/** A PDF in the viewer; a picture as it is; any other file to be saved. */
function Content(props: ContentProps) {
  const { title, file } = props;
  const url = useObjectUrl(file);
  if (file.type === 'application/pdf') return <PdfViewer {...props} />;
  const isPicture = file.type === 'image/jpeg' || file.type === 'image/png';
  return (
    <>
      {isPicture && url !== undefined ? (
        <img className={css['picture']} src={url} alt={title} />
      ) : (
        <p>Browsers cannot show this kind of file. Save it to look at it.</p>
      )}
      <p>
        <a className="link-button" href={url} download={title}>
          Download
        </a>
      </p>
    </>
  );
}

/** The file did not come: there is nothing to download either. */
function LoadFailure({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  useAnnounced(CANNOT_SHOW, 'alert');
  return (
    <Notice tone="danger" heading={CANNOT_SHOW}>
      <p>{failureMessages(failure)}</p>
      <Button tone="secondary" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}

const hints: Readonly<Record<Reading, string>> = {
  begun: 'Scroll to the end to continue',
  ended: '',
  lacking:
    "Something in this document can't be shown, so it does not count as read. Ask us for another copy.",
};

interface AfterTheEndProps {
  reading: Reading;
  label: string;
  isBusy: boolean;
  busyLabel: string;
  onClick: () => void;
}

/** A button that waits for the end of the document (F-12). */
export function AfterTheEnd({ reading, label, ...button }: AfterTheEndProps) {
  const hint = 'document-end-hint';
  return (
    <>
      <Button {...button} isWaiting={reading !== 'ended'} describedBy={hint}>
        {label}
      </Button>
      <p className={css['hint']} id={hint}>
        {hints[reading]}
      </p>
    </>
  );
}
