import { useEffect, useMemo, useState } from 'react';

import { applicationScreens } from '#store/application/screens.ts';
import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { QuietLink, SaveForLater } from '#src/pages/shared/ApplicationActions.tsx';
import { LenderScreen } from '#src/pages/shared/LenderScreen.tsx';
import { ReadOnlyScreen } from '#src/pages/shared/ReadOnlyScreen.tsx';
import { Actions, Screen } from '#src/pages/shared/Screen.tsx';
import { useIsOpen } from '#src/pages/shared/useStableSelector.ts';
import { useStep } from '#src/pages/shared/useStep.tsx';
import { useAnnounced } from '#src/ui/feedback/announce.ts';
import { CheckboxField } from '#src/ui/fields/choice/CheckboxField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { StepForm } from '#src/ui/form/StepForm.tsx';
import { Button } from '#src/ui/layout/Button.tsx';
import {
  documentAcknowledged,
  documentOpened,
  documentSigned,
  signingFinished,
} from '#store/application/documents/actions.ts';
import { nextToSign, type ApplicationDocument } from '#store/application/documents/documents.ts';
import {
  adoptionValidator,
  signatureText,
  type Adoption,
  type AdoptionForm,
} from '#store/application/documents/signing.ts';
import { selectDocumentsState } from '#store/application/documents/slice.ts';
import { selectLegalName } from '#store/application/liens/selectors.ts';
import { selectAddressOf } from '#store/application/screenSelectors.ts';

import { AfterTheEnd, OpenDocument } from './OpenDocument.tsx';
import { SigningList } from './SigningList.tsx';
import { StepProblem } from './StepProblem.tsx';

const { title: TITLE } = applicationScreens.signingSign;

/** signing/sign: reads and signs one document after the other. */
export function SignPage() {
  const isOpen = useIsOpen();
  return (
    <LenderScreen data="documentsToSign" title={TITLE} waiting="We are getting your documents.">
      {(documents) =>
        isOpen && documents.length > 0 ? (
          <Signing documents={documents} />
        ) : (
          <ReadOnlyScreen title={TITLE}>
            {documents.length === 0 ? (
              <p>You have nothing to sign.</p>
            ) : (
              <SigningList documents={documents} current={null} />
            )}
          </ReadOnlyScreen>
        )
      }
    </LenderScreen>
  );
}

type Documents = readonly ApplicationDocument[];

function Signing({ documents }: { documents: Documents }) {
  const [adoption, setAdoption] = useState<Adoption | null>(null);
  const next = nextToSign(documents);
  if (next === null) return <Summary documents={documents} />;
  // What is only read needs no signature.
  if (adoption === null && documents.some(({ requiresSignature }) => requiresSignature))
    return <SignatureAdoption documents={documents} onAdopt={setAdoption} />;
  return <OneDocument documents={documents} next={next} adoption={adoption} />;
}

const initialValues: Partial<AdoptionForm> = {};

/** "Adopt your signature", once a visit. */
function SignatureAdoption({
  documents,
  onAdopt,
}: {
  documents: Documents;
  onAdopt: (made: Adoption) => void;
}) {
  const name = useAppSelector(selectLegalName);
  const validate = useMemo(() => adoptionValidator(name), [name]);
  const { stepLabel } = useStep('documentSignature');
  return (
    <StepForm<AdoptionForm>
      title={TITLE}
      help="First create your signature, then read and sign each document."
      initialValues={initialValues}
      validate={validate}
      submitLabel="Create my signature"
      agreement={
        <CheckboxField name="isAdopted" label="This is my signature">
          {signatureText.text}
        </CheckboxField>
      }
      stepLabel={stepLabel}
      onAnswer={({ signatureName, initials }) =>
        onAdopt({ signatureName, initials: initials.toUpperCase() })
      }
      footer={<SaveForLater />}
    >
      <SigningList documents={documents} current={null} />
      <h2>Adopt your signature</h2>
      <TextField
        name="signatureName"
        label="Your full name"
        autoComplete="name"
        {...(name !== null && { hint: `Type your name as shown: ${name}` })}
      />
      <TextField name="initials" label="Your initials" width="short" maxLength={3} />
    </StepForm>
  );
}

interface OneDocumentProps {
  documents: Documents;
  next: ApplicationDocument;
  adoption: Adoption | null;
}

function OneDocument({ documents, next, adoption }: OneDocumentProps) {
  const dispatch = useAppDispatch();
  const { openedUuid, file } = useAppSelector(selectDocumentsState);
  const support = useAppSelector(selectAddressOf('signingSupport'));
  const { isBusy } = useStep('documentSignature');
  const { uuid, requiresSignature } = next;
  const place = `Document ${documents.indexOf(next) + 1} of ${documents.length}`;
  useAnnounced(`${place}: ${next.title}`);

  useEffect(() => {
    if (openedUuid !== uuid) dispatch(documentOpened({ documentUuid: uuid }));
    // Once for each document: the saga opens it again after a change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [dispatch, uuid]);

  return (
    <Screen title={TITLE} help={place}>
      <SigningList documents={documents} current={uuid} />
      <OpenDocument document={next}>
        {(reading) => (
          <>
            <StepProblem step="documentSignature" />
            <StepProblem step="documentRead" />
            <Actions>
              <AfterTheEnd
                reading={reading}
                label={requiresSignature ? 'Sign' : 'I have read this'}
                isBusy={isBusy}
                busyLabel={requiresSignature ? 'Signing' : 'Saving'}
                onClick={() => {
                  if (!requiresSignature) dispatch(documentAcknowledged({ documentUuid: uuid }));
                  else if (adoption && file.status === 'ready')
                    dispatch(
                      documentSigned({ documentUuid: uuid, fileId: file.value, ...adoption }),
                    );
                }}
              />
            </Actions>
            <QuietLink to={support}>Report a mistake</QuietLink>
            <SaveForLater />
          </>
        )}
      </OpenDocument>
    </Screen>
  );
}

/** Everything is signed: the dates, and "Finish". */
function Summary({ documents }: { documents: Documents }) {
  const dispatch = useAppDispatch();
  const { isBusy } = useStep('signingCompletion');
  const copies = useAppSelector(selectAddressOf('documentDisclosures'));
  useAnnounced('You have read and signed every document.');
  return (
    <Screen title={TITLE} help="You have read and signed every document.">
      <SigningList documents={documents} current={null} />
      <StepProblem step="signingCompletion" />
      <Actions>
        <Button isBusy={isBusy} busyLabel="Finishing" onClick={() => dispatch(signingFinished())}>
          Finish
        </Button>
      </Actions>
      <QuietLink to={copies}>Your documents</QuietLink>
    </Screen>
  );
}
