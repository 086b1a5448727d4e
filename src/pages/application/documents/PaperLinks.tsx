import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { Actions } from '#src/pages/shared/frame/Screen.tsx';
import { Button } from '#src/ui/actions/Button.tsx';
import { documentClosed, documentOpened } from '#store/application/documents/actions.ts';
import { selectDocumentsState } from '#store/application/documents/slice.ts';
import { lenderDataRetried, selectLenderData } from '#store/application/core/lenderDataSlice.ts';

import { DocumentReader } from './DocumentReader.tsx';

interface PaperLinksProps {
  /** Maps the types of the documents to their button labels. */
  papers: Readonly<Record<string, string>>;
}

/** Opens documents right where the text mentions them. Renders nothing if the lender has none of them. */
export function PaperLinks({ papers }: PaperLinksProps) {
  const dispatch = useAppDispatch();
  const { documentList } = useAppSelector(selectLenderData);
  const { openedUuid } = useAppSelector(selectDocumentsState);
  if (documentList.status === 'failed')
    return (
      <>
        <p>We couldn't get the documents.</p>
        <Actions>
          <Button tone="secondary" onClick={() => dispatch(lenderDataRetried())}>
            Try again
          </Button>
        </Actions>
      </>
    );
  if (documentList.status !== 'ready') return null;
  const documents = documentList.value.documents.filter(({ documentType }) =>
    Object.hasOwn(papers, documentType),
  );
  const opened = documents.find(({ uuid }) => uuid === openedUuid);
  return (
    <>
      <Actions>
        {documents.map(({ uuid, documentType }) => (
          <Button
            key={uuid}
            tone="secondary"
            onClick={() => dispatch(documentOpened({ documentUuid: uuid }))}
          >
            {papers[documentType]}
          </Button>
        ))}
      </Actions>
      {opened && <DocumentReader document={opened} onClose={() => dispatch(documentClosed())} />}
    </>
  );
}
