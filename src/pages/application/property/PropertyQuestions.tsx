import { addressNames } from '#store/person/addressNames.ts';
import { useFormState } from 'react-final-form';

import { useAppSelector } from '#src/hooks.ts';
import { AddressFields } from '#src/pages/shared/address/AddressFields.tsx';
import { FieldSection } from '#src/pages/shared/fields/FieldSection.tsx';
import { UploadField } from '#src/pages/shared/uploads/UploadField.tsx';
import { ChoiceCards } from '#src/ui/fields/choice/ChoiceCards.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import {
  asksAddress,
  candidateLine,
  NO_CANDIDATE,
  type PropertyCandidate,
  type PropertySearchForm,
} from '#store/application/property/propertySearch.ts';
import { selectLenderData } from '#store/application/core/lenderDataSlice.ts';

/** Asks for a document to find the home by when the address wasn't found. */
export function Proof() {
  const limits = useAppSelector((state) => selectLenderData(state).uploadLimits);
  if (limits.status !== 'ready') return null;
  return (
    <FieldSection legend="Send us a tax bill or deed">
      <p>A specialist will look for your home. You can leave the address empty.</p>
      <UploadField
        group="propertyProof"
        label="Tax bill or deed"
        isOptional
        hint="It shows the address and the parcel number."
      />
    </FieldSection>
  );
}

export function Candidates({ candidates }: { candidates: readonly PropertyCandidate[] }) {
  const options = candidates.map((candidate) => {
    const { label, about } = candidateLine(candidate);
    return { value: candidate.uuid, label, ...(about !== '' && { description: about }) };
  });
  return (
    <ChoiceCards
      name="candidateUuid"
      label="Which one is yours?"
      options={[...options, { value: NO_CANDIDATE, label: 'None of these' }]}
    />
  );
}

/** Asks for the address on the tax bill if none of the candidates is the home. */
export function OtherAddress({ candidates }: { candidates: readonly PropertyCandidate[] }) {
  const { values } = useFormState<PropertySearchForm>({ subscription: { values: true } });
  if (!asksAddress(candidates, values)) return null;
  return (
    <FieldSection legend="Your address as it appears on your tax bill">
      <AddressFields field="property" names={addressNames.property} label="Property address" />
      <TextField
        name="parcelNumber"
        label="Parcel number"
        isOptional
        autoComplete="off"
        width="half"
        hint="It's on your tax bill and is the quickest way to find your home."
      />
    </FieldSection>
  );
}
