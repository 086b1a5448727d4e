import { useMemo } from 'react';

import { applicationScreens } from '#store/application/core/screens.ts';
import { useAppSelector } from '#src/hooks.ts';
import { ApplicationLayout } from '#src/pages/shared/frame/ApplicationLayout.tsx';
import { LenderScreen } from '#src/pages/shared/frame/LenderScreen.tsx';
import { ScreenForm } from '#src/pages/shared/frame/ScreenForm.tsx';
import { StepUnavailable } from '#src/pages/shared/frame/StepUnavailable.tsx';
import { useStableSelector } from '#src/pages/shared/step/useStableSelector.ts';
import { selectPropertyLine } from '#store/application/liens/selectors.ts';
import { propertyChosen, propertyProved } from '#store/application/property/actions.ts';
import {
  openLineOf,
  propertySearchAnswer,
  provedSearchValidator,
  type PropertySearch,
  type PropertySearchForm,
} from '#store/application/property/propertySearch.ts';
import { selectUploads } from '#store/application/uploads/selectors.ts';
import { uploadsOfGroup } from '#store/application/uploads/uploads.ts';
import { selectIsScreenOfStatus } from '#store/application/whole/screenSelectors.ts';
import { linesSubmitted } from '#store/registration/address/lookupSlice.ts';
import { selectIsSearching } from '#store/registration/selectors.ts';
import { isolated } from '#store/text/direction.ts';

import { Candidates, OtherAddress, Proof } from './PropertyQuestions.tsx';

const { title: TITLE } = applicationScreens.reviewProperty;

/** review-app/property: the records have no home at the address, or several. */
export default function FindPropertyPage() {
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
