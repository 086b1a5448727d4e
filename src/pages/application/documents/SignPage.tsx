import { useMemo, useState } from 'react';

import { applicationScreens } from '#store/application/core/screens.ts';
import { useAppSelector } from '#src/hooks.ts';
import { SaveForLater } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { LenderScreen } from '#src/pages/shared/frame/LenderScreen.tsx';
import { ReadOnlyScreen } from '#src/pages/shared/frame/ReadOnlyScreen.tsx';
import { useIsOpen } from '#src/pages/shared/step/useStableSelector.ts';
import { useStep } from '#src/pages/shared/step/useStep.tsx';
import { CheckboxField } from '#src/ui/fields/choice/CheckboxField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { StepForm } from '#src/ui/form/StepForm.tsx';
import { nextToSign, type ApplicationDocument } from '#store/application/documents/documents.ts';
import {
  adoptionValidator,
  signatureText,
  type Adoption,
  type AdoptionForm,
} from '#store/application/documents/signing.ts';
import { selectLegalName } from '#store/application/liens/selectors.ts';

import { SigningList } from './SigningList.tsx';
import { SigningSummary } from './SigningSummary.tsx';
import { UnsignedDocuments } from './UnsignedDocuments.tsx';
import { useReaderAddress } from './useReaderAddress.ts';

const { title: TITLE } = applicationScreens.signingSign;

/** signing/sign: reads and signs one document after the other. */
export default function SignPage() {
  const isOpen = useIsOpen();
  return (
    <LenderScreen data="documentsToSign" title={TITLE} waiting="We're getting your documents.">
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
  const reader = useReaderAddress();
  const next = nextToSign(documents);
  if (next === null) return <SigningSummary documents={documents} adoption={adoption} />;
  // Documents that are only read need no signature.
  if (adoption === null && documents.some(({ requiresSignature }) => requiresSignature))
    return (
      <SignatureAdoption
        documents={documents}
        onAdopt={(made) => {
          setAdoption(made);
          if (!reader.isOpen) reader.open(next.uuid);
        }}
      />
    );
  return (
    <UnsignedDocuments
      title={TITLE}
      help="Read each document to the end, then sign it."
      {...{ documents, next, adoption, reader }}
    />
  );
}

const initialValues: Partial<AdoptionForm> = {};

/** "Adopt your signature", once per visit. */
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
      <h2>Create your signature</h2>
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
