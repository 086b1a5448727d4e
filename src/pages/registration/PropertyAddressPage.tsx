import { useMemo } from 'react';
import { useFormState } from 'react-final-form';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { ChoiceCards } from '#src/ui/ChoiceCards.tsx';
import { selectAllowsRegulatorReview } from '#store/org/selectors.ts';
import { occupancies, occupancyLabels } from '#store/registration/address.ts';
import {
  addressNames,
  livesElsewhere,
  propertyAnswer,
  propertyFormValidator,
  type PropertyForm,
} from '#store/registration/addressForm.ts';
import { ninetyDaysText } from '#store/registration/consents.ts';
import {
  selectFirstButton,
  selectIsBlocked,
  selectPropertyValues,
} from '#store/registration/selectors.ts';
import { propertySubmitted } from '#store/registration/slice.ts';
import { selectFlow } from '#store/registration/walk.ts';

import { AddressFields } from './AddressFields.tsx';
import { BlockedState, BLOCKED } from './BlockedState.tsx';
import { OfferLine } from './OfferLine.tsx';
import css from './PropertyAddressPage.module.css';
import { RegistrationStep } from './RegistrationStep.tsx';
import { PROMISE } from './StepWords.tsx';

const icons = { HOME: 'house', SECONDARY: 'mapPin', INVESTMENT: 'key' } as const;
const options = occupancies.map((value) => ({
  value,
  label: occupancyLabels[value],
  icon: icons[value],
}));

/** Where the person lives, when they do not live in the property: on the one-address flow (decision 9). */
function HomeBesideProperty() {
  const { values } = useFormState<PropertyForm>({ subscription: { values: true } });
  if (!livesElsewhere(values)) return null;
  return (
    <section className={css['home']} aria-labelledby="home-heading">
      <h2 id="home-heading">What is your home address?</h2>
      <p>The property is not your home, so we also need where you live.</p>
      <AddressFields field="home" names={addressNames.besideProperty} label="Home address" />
    </section>
  );
}

/** The first screen: which property, and how it is used (ROUTE-REG-01). It is painted at build time. */
export function PropertyAddressPage() {
  const dispatch = useAppDispatch();
  const values = useAppSelector(selectPropertyValues);
  const allowRegulatorReview = useAppSelector(selectAllowsRegulatorReview);
  const asksForHome = useAppSelector((state) => selectFlow(state) === 'wrapper');
  const isBlocked = useAppSelector(selectIsBlocked);
  const submitLabel = useAppSelector(selectFirstButton);
  // A new function looks at every field again.
  const validate = useMemo(
    () => propertyFormValidator({ allowRegulatorReview, asksForHome }),
    [allowRegulatorReview, asksForHome],
  );

  return (
    <RegistrationStep<PropertyForm>
      step="propertyAddress"
      title={PROMISE}
      help={<OfferLine />}
      values={values}
      validate={validate}
      submitLabel={submitLabel}
      {...(isBlocked && { banner: BLOCKED })}
      onAnswer={(answer) =>
        void dispatch(propertySubmitted(propertyAnswer(answer, { asksForHome })))
      }
    >
      {isBlocked && <BlockedState />}
      <AddressFields field="property" names={addressNames.property} label="Property address" />
      <p className={css['note']}>{ninetyDaysText.text}</p>
      <ChoiceCards name="occupancyType" label="How do you use this property?" options={options} />
      {asksForHome && <HomeBesideProperty />}
    </RegistrationStep>
  );
}
