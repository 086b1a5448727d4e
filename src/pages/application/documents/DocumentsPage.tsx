import { applicationScreens } from '#store/application/core/screens.ts';
import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { GoToCurrentStep } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { LenderScreen } from '#src/pages/shared/frame/LenderScreen.tsx';
import { Actions, Screen } from '#src/pages/shared/frame/Screen.tsx';
import { useStep } from '#src/pages/shared/step/useStep.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { documentAcknowledged, documentClosed } from '#store/application/documents/actions.ts';
import {
  groupedDocuments,
  type ApplicationDocument,
  type DocumentList,
} from '#store/application/documents/documents.ts';
import { selectIsLinkLost } from '#store/application/documents/link.ts';
import { selectDocumentsState } from '#store/application/documents/slice.ts';

import { GivenConsents } from './GivenConsents.tsx';
import { AfterTheEnd } from './AfterTheEnd.tsx';
import { DocumentGroupCard } from './DocumentGroupCard.tsx';
import { DocumentReader } from './DocumentReader.tsx';
import { StepProblem } from './StepProblem.tsx';

const { title: TITLE } = applicationScreens.documentDisclosures;

/** document/disclosures: every document and consent of the application. */
export default function DocumentsPage() {
  return (
    <LenderScreen data="documentList" title={TITLE} waiting="We're getting your documents.">
      {(list) => <Documents list={list} />}
    </LenderScreen>
  );
}

function Documents({ list }: { list: DocumentList }) {
  const { openedUuid } = useAppSelector(selectDocumentsState);
  const opened = list.documents.find(({ uuid }) => uuid === openedUuid);
  return (
    <Screen title={TITLE} help="Everything you read, signed or sent is here.">
      <Groups list={list} />
      {opened && <OpenedDocument document={opened} />}
    </Screen>
  );
}

function Groups({ list }: { list: DocumentList }) {
  const isLinkLost = useAppSelector(selectIsLinkLost);
  const groups = groupedDocuments(list.documents);
  return (
    <>
      {isLinkLost && (
        <Notice tone="warning">
          <p>We couldn't find this document.</p>
        </Notice>
      )}
      <StepProblem step="documentDownload" />
      {groups.length === 0 && <p>There are no documents yet.</p>}
      {groups.map(({ group, title, documents }) => (
        <DocumentGroupCard key={group} title={title} documents={documents} />
      ))}
      <GivenConsents list={list} />
      <Actions>
        <GoToCurrentStep />
      </Actions>
    </>
  );
}

/** The document in the reader. After its end, it asks for the acknowledgment. */
function OpenedDocument({ document }: { document: ApplicationDocument }) {
  const dispatch = useAppDispatch();
  const { isBusy } = useStep('documentRead');
  const { uuid, requiresAcknowledgement, requiresSignature } = document;
  return (
    <DocumentReader
      document={document}
      onClose={() => dispatch(documentClosed())}
      {...(requiresSignature && {
        afterEnd: <p>You'll sign this document later, at the signing step.</p>,
      })}
      {...(requiresAcknowledgement && {
        children: ({ progress }) => (
          <>
            <StepProblem step="documentRead" />
            <AfterTheEnd
              progress={progress}
              before="Read to the end to continue"
              label="I have read this"
              isBusy={isBusy}
              busyLabel="Saving"
              onClick={() => dispatch(documentAcknowledged({ documentUuid: uuid }))}
            />
          </>
        ),
      })}
    />
  );
}
