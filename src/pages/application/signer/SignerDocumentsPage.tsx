import { useAppSelector } from '#src/hooks.ts';
import { SigningList } from '#src/pages/application/documents/SigningList.tsx';
import { UnsignedDocuments } from '#src/pages/application/documents/UnsignedDocuments.tsx';
import { useReaderAddress } from '#src/pages/application/documents/useReaderAddress.ts';
import { ContactUs, GoToCurrentStep } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { LenderScreen } from '#src/pages/shared/frame/LenderScreen.tsx';
import { Actions, Screen } from '#src/pages/shared/frame/Screen.tsx';
import { nextToSign, type ApplicationDocument } from '#store/application/documents/documents.ts';
import { applicationScreens } from '#store/application/core/screens.ts';
import { selectSigningRequest } from '#store/application/signer/selectors.ts';

const { title: TITLE } = applicationScreens.signerDocuments;

/** heloc-signer/documents: reads each document to its end. Nothing is signed here. */
export default function SignerDocumentsPage() {
  return (
    <LenderScreen data="documentsToSign" title={TITLE} waiting="We're getting your documents.">
      {(documents) => <Documents documents={documents} />}
    </LenderScreen>
  );
}

function Documents({ documents }: { documents: readonly ApplicationDocument[] }) {
  const reader = useReaderAddress();
  const next = nextToSign(documents);
  if (next === null) return <ReadDocuments documents={documents} />;
  return (
    <UnsignedDocuments
      title={TITLE}
      help="Read each document to the end. You won't sign anything here. You'll sign with the notary."
      adoption={null}
      {...{ documents, next, reader }}
    />
  );
}

/** Shown when everything has been read. It can be read again under "Your documents" on the notary's page. */
function ReadDocuments({ documents }: { documents: readonly ApplicationDocument[] }) {
  const state = useAppSelector(selectSigningRequest)?.state;
  const isNew = state === 'DOCUMENTS';
  return (
    <Screen title={TITLE} help="You have read every document.">
      <SigningList documents={documents} current={null} />
      <Actions>
        <GoToCurrentStep label={isNew ? 'Continue' : 'Back to my next step'} />
      </Actions>
      <ContactUs />
    </Screen>
  );
}
