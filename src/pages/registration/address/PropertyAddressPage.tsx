import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import type { PropertyForm } from '#store/registration/address/addressForm.ts';
import { propertyIntent } from '#store/registration/address/addressIntents.ts';
import {
  selectFirstButton,
  selectIsPrefilled,
  selectIsSearching,
  selectPropertyValues,
} from '#store/registration/selectors.ts';
import { selectFlow, selectPropertyBlock } from '#store/registration/flow.ts';
import { OfferLine } from '#src/pages/registration/OfferLine.tsx';
import { PrefilledNote } from '#src/pages/registration/PrefilledNote.tsx';
import { QuestionStep } from '#src/pages/registration/QuestionStep.tsx';
import { PROMISE } from '#src/pages/registration/StepTexts.tsx';
import { Button } from '#src/ui/actions/Button.tsx';

import { PropertyFields, usePropertyRules } from './PropertyFields.tsx';

/** The property and its use (ROUTE-REG-01). It is the first question. After account setup, it may be the last one. */
export function PropertyAddressPage() {
  const dispatch = useAppDispatch();
  const isSearching = useAppSelector(selectIsSearching);
  const values = useAppSelector(selectPropertyValues);
  const asksForHome = useAppSelector((state) => selectFlow(state) === 'wrapper');
  const block = useAppSelector(selectPropertyBlock);
  const submitLabel = useAppSelector(selectFirstButton);
  const isPropertyPrefilled = useAppSelector(selectIsPrefilled('propertyAddress'));

  const validate = usePropertyRules({ asksForHome });
  return (
    <QuestionStep<PropertyForm>
      step="propertyAddress"
      title={PROMISE}
      help={<OfferLine />}
      values={values}
      validate={validate}
      submitLabel={submitLabel}
      {...(block !== null && { banner: { messages: [block] } })}
      {...(isSearching && { isBusy: true })}
      onAnswer={(answer) => void dispatch(propertyIntent(answer, { asksForHome }))}
    >
      {block !== null && <BlockedState />}
      <PropertyFields
        asksForHome={asksForHome}
        homeNote={!isPropertyPrefilled && <PrefilledNote step="homeAddress" />}
      />
    </QuestionStep>
  );
}

/** Shown with the banner of a state in which the originator may not lend. */
function BlockedState() {
  return (
    <div>
      <Button tone="secondary" onClick={() => document.getElementById('step-street1')?.focus()}>
        Change the address
      </Button>
    </div>
  );
}
