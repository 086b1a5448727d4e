import { useMemo, useState } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { DateField } from '#src/ui/fields/DateField.tsx';
import { birthdateValidator, type AgeRules } from '#store/person/birthdate.ts';
import { selectToday } from '#store/shell/selectors.ts';

export const BIRTHDATE_TITLE = 'What is your date of birth?';

const ISO_DATE = 'yyyy-MM-dd'.length;
const deviceDay = () => new Date().toISOString().slice(0, ISO_DATE);

/** Returns the age rules, which use the lender's date (FT-64). */
export function useBirthdateRules({ state, isAgeRestricted }: Omit<AgeRules, 'todayIso'>) {
  // The device's date, used until the lender's is known.
  const [fallback] = useState(deviceDay);
  const todayIso = useAppSelector(selectToday) ?? fallback;
  // A stable reference, because a new function would validate every field again.
  return useMemo(
    () => birthdateValidator({ todayIso, state, isAgeRestricted }),
    [todayIso, state, isAgeRestricted],
  );
}

export function BirthdateFields() {
  return <DateField name="dob" label="Date of birth" hint="For example, 4 27 1985" isAskedAbove />;
}
