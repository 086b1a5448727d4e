import { useMemo, useState } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { DateField } from '#src/ui/fields/DateField.tsx';
import { birthdateValidator, type AgeRules } from '#store/person/birthdate.ts';
import { selectToday } from '#store/shell/selectors.ts';

export const BIRTHDATE_TITLE = 'What is your date of birth?';

const ISO_DATE = 'yyyy-MM-dd'.length;
const deviceDay = () => new Date().toISOString().slice(0, ISO_DATE);

/** The rules of this field: the age is held against the lender's day (FT-64). */
export function useBirthdateRules({ state, isAgeRestricted }: Omit<AgeRules, 'todayIso'>) {
  // Until the lender has told the day, there is only the device's.
  const [fallback] = useState(deviceDay);
  const todayIso = useAppSelector(selectToday) ?? fallback;
  // A new function looks at every field again.
  return useMemo(
    () => birthdateValidator({ todayIso, state, isAgeRestricted }),
    [todayIso, state, isAgeRestricted],
  );
}

/** When the person was born. */
export function BirthdateFields() {
  return <DateField name="dob" label="Date of birth" hint="For example, 4 27 1985" isAskedAbove />;
}
