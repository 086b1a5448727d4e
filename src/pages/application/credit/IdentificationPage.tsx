import { useState } from 'react';
import { useField } from 'react-final-form';

import type { CreditIdentification } from '#store/application/credit/credit.ts';
import { useAppSelector } from '#src/hooks.ts';
import { AddressParts } from '#src/pages/shared/address/AddressParts.tsx';
import { LenderScreen } from '#src/pages/shared/frame/LenderScreen.tsx';
import { FieldSection } from '#src/pages/shared/fields/FieldSection.tsx';
import { ScreenForm } from '#src/pages/shared/frame/ScreenForm.tsx';
import { SsnField } from '#src/pages/shared/fields/SsnField.tsx';
import { useHasDraft } from '#src/pages/shared/step/useHasDraft.ts';
import { SaveForLater } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { usePorts } from '#src/shell/ports.ts';
import { CheckboxField } from '#src/ui/fields/choice/CheckboxField.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import {
  previousAttempt,
  previousAddressOf,
  triesLeftText,
  validateIdentification,
  type IdentificationForm,
} from '#store/application/credit/identification.ts';
import { creditIdentificationSubmitted } from '#store/application/credit/actions.ts';
import { initialFormValues } from '#store/unsaved.ts';
import { Disclosure } from '#src/ui/layout/Disclosure.tsx';
import { selectOrganisation } from '#store/org/selectors.ts';
import { softCreditConsent } from '#store/org/softCreditConsent.ts';
import { leadsText } from '#store/registration/consents.ts';

import { InquiryFacts } from './InquiryFacts.tsx';

const TITLE = 'Help us find your credit file';
const CAUSE =
  'The credit bureaus could not find you with your name, birth date and address. A small typo is the usual cause.';

/** credit/social: the bureaus found no file. Asks for the SSN and explains the two usual causes. */
export default function IdentificationPage() {
  return (
    <LenderScreen
      data="creditIdentification"
      title={TITLE}
      waiting="We're getting the details that we sent to the bureaus."
      readOnly={(inquiry) => <InquiryFacts inquiry={inquiry} />}
    >
      {(inquiry) => <Identification inquiry={inquiry} />}
    </LenderScreen>
  );
}

function Identification({ inquiry }: { inquiry: CreditIdentification }) {
  const { deposit } = usePorts();
  const isRestored = useHasDraft('creditSocial');
  const [isBack] = useState(isRestored || inquiry.triesMade > 0);
  return (
    <ScreenForm<IdentificationForm>
      title={TITLE}
      help={CAUSE}
      validate={validateIdentification}
      submitLabel="Check again"
      intent={(values) =>
        creditIdentificationSubmitted({
          ssnHandle: deposit(values.ssn),
          formerLastName: values.formerLastName || null,
          previousAddress: previousAddressOf(values),
        })
      }
      agreement={<SoftCheckNote />}
      footer={<SaveForLater />}
      draft="creditSocial"
      start={(draft) => initialFormValues<IdentificationForm>(previousAttempt(inquiry), draft)}
      step="creditIdentification"
    >
      <IdentificationFields inquiry={inquiry} isBack={isBack} />
    </ScreenForm>
  );
}

function IdentificationFields({
  inquiry,
  isBack,
}: {
  inquiry: CreditIdentification;
  isBack: boolean;
}) {
  const tries = triesLeftText(inquiry);
  return (
    <>
      {tries !== null && (
        <Notice tone="warning">
          <p>{tries}</p>
        </Notice>
      )}
      <InquiryFacts inquiry={inquiry} />
      <SsnField
        hint="Credit bureaus file records by this number. We never show it again."
        isBack={isBack}
      />
      <TextField
        name="formerLastName"
        label="Former last name"
        isOptional
        autoComplete="off"
        hint="If your name changed recently."
      />
      <PreviousAddressFields />
    </>
  );
}

function PreviousAddressFields() {
  const { input } = useField<boolean | undefined>('hasMoved', { subscription: { value: true } });
  return (
    <>
      <CheckboxField name="hasMoved" label="I moved in the last 12 months" isOptional />
      {input.value === true && (
        <FieldSection legend="Where you lived before">
          <AddressParts name="previousAddress" kind="past" />
        </FieldSection>
      )}
    </>
  );
}

/** Shows the consent to the soft check again (T-01, T-32). */
function SoftCheckNote() {
  const organisation = useAppSelector(selectOrganisation);
  return (
    <>
      <Disclosure summary="This is a soft check. What you agreed to">
        <p>{softCreditConsent(organisation, 'default', { button: 'Continue' })}</p>
      </Disclosure>
      <p>{leadsText.text}</p>
    </>
  );
}
