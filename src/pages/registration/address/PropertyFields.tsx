import { addressNames } from '#store/person/addressNames.ts';
import { useMemo, type ReactNode } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { ChoiceCards } from '#src/ui/fields/choice/ChoiceCards.tsx';
import { useValues } from '#src/ui/form/useValues.ts';
import { selectAllowsRegulatorReview } from '#store/org/selectors.ts';
import { occupancies, occupancyLabels } from '#store/person/address.ts';
import {
  livesElsewhere,
  propertyFormValidator,
  type PropertyForm,
} from '#store/registration/address/addressForm.ts';
import { ninetyDaysText } from '#store/registration/address/addressTexts.ts';

import { AddressFields } from '#src/pages/shared/address/AddressFields.tsx';
import css from './PropertyAddressPage.module.css';

const icons = { HOME: 'house', SECONDARY: 'mapPin', INVESTMENT: 'key' } as const;
const options = occupancies.map((value) => ({
  value,
  label: occupancyLabels[value],
  icon: icons[value],
}));

interface PropertyOptions {
  /** Asks for the home address on the same screen (decision 9). */
  asksForHome: boolean;
}

export function usePropertyRules({ asksForHome }: PropertyOptions) {
  const allowRegulatorReview = useAppSelector(selectAllowsRegulatorReview);
  // A stable reference, because a new function would validate every field again.
  return useMemo(
    () => propertyFormValidator({ allowRegulatorReview, asksForHome }),
    [allowRegulatorReview, asksForHome],
  );
}

/** The property and its use. `homeNote` appears above the home address. */
export function PropertyFields({
  asksForHome,
  homeNote,
}: PropertyOptions & { homeNote?: ReactNode }) {
  return (
    <>
      <AddressFields field="property" names={addressNames.property} label="Property address" />
      <ChoiceCards
        name="occupancyType"
        label="How do you use this property?"
        layout="tiles"
        options={options}
      />
      <p className={css['note']}>{ninetyDaysText.text}</p>
      {asksForHome && <HomeAddressSection note={homeNote} />}
    </>
  );
}

function HomeAddressSection({ note }: { note: ReactNode }) {
  const isElsewhere = useValues<PropertyForm, boolean>(livesElsewhere);
  if (!isElsewhere) return null;
  return (
    <section className={css['home']} aria-labelledby="home-heading">
      <h2 id="home-heading">What is your home address?</h2>
      <p>The property is not your home, so we also need where you live.</p>
      {note}
      <AddressFields field="home" names={addressNames.besideProperty} label="Home address" />
    </section>
  );
}
