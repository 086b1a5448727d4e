import { useMemo, useState } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { DateField } from '#src/ui/DateField.tsx';
import { selectSwitches } from '#store/org/selectors.ts';
import { birthdateValidator, type Birthdate } from '#store/registration/birthdate.ts';
import { selectBirthdateValues, selectStateOfResidence } from '#store/registration/selectors.ts';
import { birthdateSubmitted } from '#store/registration/slice.ts';
import { selectToday } from '#store/shell/selectors.ts';

import { RegistrationStep } from './RegistrationStep.tsx';

const ISO_DATE = 'yyyy-MM-dd'.length;
const deviceDay = () => new Date().toISOString().slice(0, ISO_DATE);

/** When the person was born (ROUTE-REG-06); the age is held against the lender's day (FT-64). */
export function BirthdatePage() {
  const dispatch = useAppDispatch();
  // Until the lender has told the day, there is only the device's.
  const [fallback] = useState(deviceDay);
  const todayIso = useAppSelector(selectToday) ?? fallback;
  const state = useAppSelector(selectStateOfResidence);
  const { ageRestricted } = useAppSelector(selectSwitches);
  // A new function looks at every field again.
  const validate = useMemo(
    () => birthdateValidator({ todayIso, state, isAgeRestricted: ageRestricted }),
    [todayIso, state, ageRestricted],
  );

  return (
    <RegistrationStep<Birthdate>
      step="birthdate"
      title="What is your date of birth?"
      values={useAppSelector(selectBirthdateValues)}
      validate={validate}
      onAnswer={({ dob }) => void dispatch(birthdateSubmitted({ dob }))}
    >
      <DateField name="dob" label="Date of birth" hint="For example, 4 27 1985" isAskedAbove />
    </RegistrationStep>
  );
}
