import { useField } from 'react-final-form';

import { AddressParts } from '#src/pages/shared/address/AddressParts.tsx';
import { FieldSection } from '#src/pages/shared/fields/FieldSection.tsx';
import { SsnField } from '#src/pages/shared/fields/SsnField.tsx';
import { ChoiceCards, yesNo } from '#src/ui/fields/choice/ChoiceCards.tsx';
import { PhoneField } from '#src/ui/fields/PhoneField.tsx';
import { SelectField } from '#src/ui/fields/choice/SelectField.tsx';
import {
  asksEquityLoan,
  asksSsn,
  contactChoices,
  contactLabels,
  purposeChoices,
  purposeLabels,
  questionTexts,
  residencyLabels,
  type AdditionalInfoContext,
} from '#store/application/details/additionalInfo.ts';

import { optionsOf } from '#src/pages/shared/fields/optionsOf.ts';

interface Questions {
  context: AdditionalInfoContext;
}

export function ContactMethodQuestions({ context }: Questions) {
  const { input } = useField<boolean | undefined>('isMailingSameAsHome', {
    subscription: { value: true },
  });
  return (
    <FieldSection legend="How to reach you">
      <PhoneField name="phoneNumber" label="Mobile phone" isPrefilled />
      <ChoiceCards
        name="preferredContact"
        label="How should we contact you?"
        options={optionsOf(contactLabels, contactChoices(context))}
      />
      <ChoiceCards
        name="isMailingSameAsHome"
        label="Is your mailing address the same as your home address?"
        layout="row"
        options={yesNo}
      />
      {input.value === false && <AddressParts name="mailingAddress" kind="mailing" />}
    </FieldSection>
  );
}

export function PersonalQuestions({ context, isBack }: Questions & { isBack: boolean }) {
  return (
    <FieldSection legend="About you">
      {asksSsn(context) && <SsnField hint={questionTexts.ssn} isBack={isBack} />}
      <ChoiceCards
        name="residency"
        label="Your status in the United States"
        options={optionsOf(residencyLabels)}
      />
    </FieldSection>
  );
}

export function PurposeQuestions({ context }: Questions) {
  return (
    <FieldSection legend="The money">
      <SelectField
        name="purpose"
        label="What is the money for?"
        options={optionsOf(purposeLabels, purposeChoices(context))}
      />
    </FieldSection>
  );
}

export function HomeQuestions({ context }: Questions) {
  return (
    <FieldSection legend="The home">
      <ChoiceCards
        name="titleChanged90Days"
        label={questionTexts.titleChanged90Days}
        layout="row"
        options={yesNo}
      />
      {asksEquityLoan(context) && (
        <ChoiceCards
          name="equityLoan12Months"
          label={questionTexts.equityLoan12Months}
          layout="row"
          options={yesNo}
        />
      )}
    </FieldSection>
  );
}
