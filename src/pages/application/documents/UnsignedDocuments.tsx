import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { QuietLink, SaveForLater } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { Actions, Screen } from '#src/pages/shared/frame/Screen.tsx';
import { useStep } from '#src/pages/shared/step/useStep.tsx';
import { useAnnounced } from '#src/ui/feedback/announce.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { Disclosure } from '#src/ui/layout/Disclosure.tsx';
import {
  documentAcknowledged,
  documentOpened,
  documentSigned,
} from '#store/application/documents/actions.ts';
import type { ApplicationDocument } from '#store/application/documents/documents.ts';
import type { Adoption } from '#store/application/documents/signing.ts';
import { selectDocumentsState } from '#store/application/documents/slice.ts';
import { selectAddressOf } from '#store/application/whole/screenSelectors.ts';

import { AfterTheEnd } from './AfterTheEnd.tsx';
import { DocumentReader, type ReadingProgress } from './DocumentReader.tsx';
import { Signature } from './Signature.tsx';
import { SigningList } from './SigningList.tsx';
import { StepProblem } from './StepProblem.tsx';
import type { ReaderAddress } from './useReaderAddress.ts';

interface UnsignedDocumentsProps {
  title: string;
  help: string;
  documents: readonly ApplicationDocument[];
  /** The first document that is neither read nor signed. */
  next: ApplicationDocument;
  adoption: Adoption | null;
  reader: ReaderAddress;
}

export function UnsignedDocuments(props: UnsignedDocumentsProps) {
  const { title, help, documents, next, adoption, reader } = props;
  const place = `Document ${documents.indexOf(next) + 1} of ${documents.length}`;
  const support = useAppSelector(selectAddressOf('signingSupport'));
  return (
    <Screen title={title} help={help}>
      <SigningList documents={documents} current={next.uuid} />
      <Actions>
        <Button onClick={() => reader.open(next.uuid)}>Open {place.toLowerCase()}</Button>
      </Actions>
      <QuietLink to={support}>Report a mistake</QuietLink>
      <SaveForLater />
      {reader.isOpen && (
        <NextDocument
          document={next}
          place={place}
          list={<SigningList documents={documents} current={next.uuid} />}
          adoption={adoption}
          onClose={reader.close}
        />
      )}
    </Screen>
  );
}

interface NextDocumentProps {
  document: ApplicationDocument;
  place: string;
  list: ReactNode;
  adoption: Adoption | null;
  onClose: () => void;
}

function NextDocument({ document, place, list, adoption, onClose }: NextDocumentProps) {
  const dispatch = useAppDispatch();
  const { openedUuid } = useAppSelector(selectDocumentsState);
  const support = useAppSelector(selectAddressOf('signingSupport'));
  const { uuid, title } = document;
  useAnnounced(`${place}: ${title}`);

  // Runs again if the application was reopened in the meantime.
  useEffect(() => {
    if (openedUuid !== uuid) dispatch(documentOpened({ documentUuid: uuid }));
  }, [dispatch, openedUuid, uuid]);

  return (
    <DocumentReader
      document={document}
      place={<Disclosure summary={place}>{list}</Disclosure>}
      afterEnd={
        <p>
          Is something wrong? <Link to={support}>Report a mistake</Link>
        </p>
      }
      onClose={onClose}
    >
      {({ progress }) => (
        <>
          <StepProblem step="documentSignature" />
          <StepProblem step="documentRead" />
          <SigningBar document={document} progress={progress} adoption={adoption} />
        </>
      )}
    </DocumentReader>
  );
}

type SigningBarProps = Pick<NextDocumentProps, 'document' | 'adoption'> & {
  progress: ReadingProgress;
};

/** "Read to the end to sign" until the end has been shown, then the signature and "Sign". */
function SigningBar({ document, progress, adoption }: SigningBarProps) {
  const dispatch = useAppDispatch();
  const { file } = useAppSelector(selectDocumentsState);
  const { isBusy } = useStep('documentSignature');
  const { uuid, requiresSignature } = document;
  if (!requiresSignature)
    return (
      <AfterTheEnd
        progress={progress}
        before="Read to the end to continue"
        label="I have read this"
        isBusy={isBusy}
        busyLabel="Saving"
        onClick={() => dispatch(documentAcknowledged({ documentUuid: uuid }))}
      />
    );
  return (
    <>
      {progress === 'ended' && adoption && <Signature name={adoption.signatureName} />}
      <AfterTheEnd
        progress={progress}
        before="Read to the end to sign"
        label="Sign"
        isBusy={isBusy}
        busyLabel="Signing"
        onClick={() => {
          if (adoption && file.status === 'ready')
            dispatch(documentSigned({ documentUuid: uuid, fileId: file.value, ...adoption }));
        }}
      />
    </>
  );
}
