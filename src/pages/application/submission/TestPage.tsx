import { useState } from 'react';
import { useForm } from 'react-final-form';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { AfterTheEnd } from '#src/pages/application/documents/AfterTheEnd.tsx';
import { DocumentReader } from '#src/pages/application/documents/DocumentReader.tsx';
import { Actions } from '#src/pages/shared/frame/Screen.tsx';
import { useAnnounced } from '#src/ui/feedback/announce.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { documentClosed, documentOpened } from '#store/application/documents/actions.ts';
import { selectDocumentsState } from '#store/application/documents/slice.ts';
import { selectLenderData } from '#store/application/core/lenderDataSlice.ts';
import type { SubmissionForm } from '#store/application/submission/acknowledgements.ts';
import {
  CODE_FILLED,
  CODE_NOT_FOUND,
  codeIn,
} from '#store/application/submission/electronicRecords.ts';
import type { RootState } from '#store/index.ts';

const selectSample = (state: RootState) => {
  const { documentList } = selectLenderData(state);
  if (documentList.status !== 'ready') return null;
  return documentList.value.documents.find(({ documentType }) => documentType === 'SAMPLE') ?? null;
};

/**
 * The proof that the borrower can read electronic documents (facts §8). The browser shows the test page to its end, the
 * borrower confirms that, and the code of the page is filled in.
 */
export function TestPage() {
  const dispatch = useAppDispatch();
  const form = useForm<SubmissionForm>();
  const sample = useAppSelector(selectSample);
  const { openedUuid } = useAppSelector(selectDocumentsState);
  const [result, setResult] = useState<string | null>(null);
  useAnnounced(result);
  if (sample === null) return null;
  const close = () => dispatch(documentClosed());
  const fillIn = async (readLastPage: () => Promise<string>) => {
    const code = codeIn(await readLastPage().catch(() => ''));
    if (code !== null) form.change('sampleCode', code);
    setResult(code === null ? CODE_NOT_FOUND : CODE_FILLED);
    close();
  };
  return (
    <>
      <Actions>
        <Button
          tone="secondary"
          onClick={() => dispatch(documentOpened({ documentUuid: sample.uuid }))}
        >
          Show me the test page
        </Button>
      </Actions>
      {result !== null && <p>{result}</p>}
      {openedUuid === sample.uuid && (
        <DocumentReader document={sample} onClose={close}>
          {({ progress, readLastPage }) => (
            <AfterTheEnd
              progress={progress}
              before="Read to the end to continue"
              label="I can read this page"
              onClick={() => void fillIn(readLastPage)}
            />
          )}
        </DocumentReader>
      )}
    </>
  );
}
