import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { StepProblem } from '#src/pages/application/documents/StepProblem.tsx';
import { Actions } from '#src/pages/shared/frame/Screen.tsx';
import { useStep } from '#src/pages/shared/step/useStep.tsx';
import { Button } from '#src/ui/actions/Button.tsx';
import { allDocumentsDownloaded } from '#store/application/documents/actions.ts';
import { lendersDocuments } from '#store/application/documents/documents.ts';
import { selectLenderData } from '#store/application/core/lenderDataSlice.ts';

/** "Download all documents (4)". Renders nothing if the lender has no documents. */
export function DownloadAll() {
  const dispatch = useAppDispatch();
  const { documentList } = useAppSelector(selectLenderData);
  const { isBusy } = useStep('documentDownload');
  const count = documentList.status === 'ready' ? lendersDocuments(documentList.value).length : 0;
  if (count === 0) return null;
  return (
    <>
      <StepProblem step="documentDownload" />
      <Actions>
        <Button
          tone="secondary"
          isBusy={isBusy}
          busyLabel="Downloading"
          onClick={() => dispatch(allDocumentsDownloaded())}
        >
          Download all documents ({count})
        </Button>
      </Actions>
    </>
  );
}
