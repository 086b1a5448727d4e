import { addressNames } from '#store/person/addressNames.ts';
import { useMemo } from 'react';
import { useFormState } from 'react-final-form';

import { applicationScreens } from '#store/application/screens.ts';
import { useAppSelector } from '#src/hooks.ts';
import { AddressFields } from '#src/pages/shared/address/AddressFields.tsx';
import { ApplicationLayout } from '#src/pages/shared/ApplicationLayout.tsx';
import { FieldSection } from '#src/pages/shared/FieldSection.tsx';
import { LenderScreen } from '#src/pages/shared/LenderScreen.tsx';
import { ScreenForm } from '#src/pages/shared/ScreenForm.tsx';
import { StepUnavailable } from '#src/pages/shared/StepUnavailable.tsx';
import { UploadField } from '#src/pages/shared/uploads/UploadField.tsx';
import { useStableSelector } from '#src/pages/shared/useStableSelector.ts';
import { ChoiceCards } from '#src/ui/fields/choice/ChoiceCards.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { selectPropertyLine } from '#store/application/liens/selectors.ts';
import { propertyChosen, propertyProved } from '#store/application/property/actions.ts';
import {
  asksAddress,
  candidateLine,
  NO_CANDIDATE,
  openLineOf,
  propertySearchAnswer,
  provedSearchValidator,
  type PropertyCandidate,
  type PropertySearch,
  type PropertySearchForm,
} from '#store/application/property/propertySearch.ts';
import { selectLenderData } from '#store/application/lenderDataSlice.ts';
import { selectUploads } from '#store/application/uploads/selectors.ts';
import { uploadsOfGroup } from '#store/application/uploads/uploads.ts';
import { selectIsScreenOfStatus } from '#store/application/screenSelectors.ts';
import { linesSubmitted } from '#store/registration/address/lookupSlice.ts';
import { selectIsSearching } from '#store/registration/selectors.ts';
import { isolated } from '#store/text/direction.ts';

const { title: TITLE } = applicationScreens.reviewProperty;

/** review-app/property: the records have no home at the address, or several. */
export function FindPropertyPage() {
  const isOfStatus = useStableSelector(selectIsScreenOfStatus);
  if (!isOfStatus)
    return (
      <ApplicationLayout>
        <StepUnavailable title="We know your property" />
      </ApplicationLayout>
    );
  return (
    <LenderScreen data="propertySearch" title={TITLE} waiting="We're checking the county records.">
      {(search) => <PropertyLookup search={search} />}
    </LenderScreen>
  );
}

function PropertyLookup({ search: { candidates, misses } }: { search: PropertySearch }) {
  const address = useAppSelector(selectPropertyLine);
  const isSearching = useAppSelector(selectIsSearching);
  const uploads = uploadsOfGroup(useAppSelector(selectUploads), 'propertyProof');
  const validate = useMemo(() => provedSearchValidator(candidates, uploads), [candidates, uploads]);
  const place = address === null ? 'this address' : isolated(address);
  return (
    <ScreenForm<PropertySearchForm>
      title={TITLE}
      help={
        candidates.length === 0
          ? `The county records have no home at ${place}.`
          : `We found ${candidates.length} homes at this address.`
      }
      validate={validate}
      submitLabel={uploads.length > 0 ? 'Send it' : 'Use this property'}
      intent={(values) => {
        const answer = propertySearchAnswer(values, candidates);
        const lines = openLineOf(values);
        if (uploads.length > 0) return propertyProved();
        if (answer !== null) return propertyChosen(answer);
        return lines && linesSubmitted(lines);
      }}
      draft="reviewProperty"
      step="propertySearch"
      {...(isSearching && { isBusy: true })}
    >
      {candidates.length > 0 && <Candidates candidates={candidates} />}
      <OtherAddress candidates={candidates} />
      {misses > 0 && <Proof />}
    </ScreenForm>
  );
}

/** Once an address was missed, a document finds the home. */
function Proof() {
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

function Candidates({ candidates }: { candidates: readonly PropertyCandidate[] }) {
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

function OtherAddress({ candidates }: { candidates: readonly PropertyCandidate[] }) {
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
