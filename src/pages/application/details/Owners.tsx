import { useFormState } from 'react-final-form';

import { FieldCard } from '#src/pages/shared/fields/FieldCard.tsx';
import { FieldSection } from '#src/pages/shared/fields/FieldSection.tsx';
import { optionsOf } from '#src/pages/shared/fields/optionsOf.ts';
import { ChoiceCards, yesNo } from '#src/ui/fields/choice/ChoiceCards.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import {
  asksMaritalStatus,
  asksSpouse,
  maritalLabels,
  ownershipLabels,
  questionTexts,
  trustTypeLabels,
  type AdditionalInfoContext,
  type AdditionalInfoForm,
} from '#store/application/details/additionalInfo.ts';

import { People } from './People.tsx';
import { SignerFields } from './SignerFields.tsx';

export function Owners({ context }: { context: AdditionalInfoContext }) {
  const { values } = useFormState<AdditionalInfoForm>({ subscription: { values: true } });
  return (
    <FieldSection legend="The owners">
      <ChoiceCards
        name="ownership"
        label="Who owns the home?"
        options={optionsOf(ownershipLabels)}
      />
      {values.ownership === 'JOINT' && <People />}
      {values.ownership === 'TRUST' && <Trust />}
      {asksMaritalStatus(context) && (
        <ChoiceCards
          name="maritalStatus"
          label="Your marital status"
          hint={questionTexts.spouse}
          options={optionsOf(maritalLabels)}
        />
      )}
      {asksSpouse(values, context) && (
        <FieldCard legend="Your spouse" name="Your spouse">
          <SignerFields name="spouse" />
        </FieldCard>
      )}
    </FieldSection>
  );
}

function Trust() {
  return (
    <>
      <TextField name="trustName" label="Name of the trust" autoComplete="off" />
      <ChoiceCards
        name="trustType"
        label="What kind of trust is it?"
        options={optionsOf(trustTypeLabels)}
      />
      <ChoiceCards name="isTrustee" label="Are you a trustee?" layout="row" options={yesNo} />
    </>
  );
}
