import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { selectSwitches } from '#store/org/selectors.ts';
import type { Birthdate } from '#store/person/birthdate.ts';
import { birthdateSubmitted } from '#store/registration/answers.ts';
import { selectBirthdateValues } from '#store/registration/birthdate.ts';
import { selectStateOfResidence } from '#store/registration/flow.ts';
import { QuestionStep } from '#src/pages/registration/QuestionStep.tsx';

import { BIRTHDATE_TITLE, BirthdateFields, useBirthdateRules } from './BirthdateFields.tsx';

/** ROUTE-REG-06 */
export function BirthdatePage() {
  const dispatch = useAppDispatch();
  const state = useAppSelector(selectStateOfResidence);
  const { ageRestricted } = useAppSelector(selectSwitches);
  const values = useAppSelector(selectBirthdateValues);
  const validate = useBirthdateRules({ state, isAgeRestricted: ageRestricted });
  return (
    <QuestionStep<Birthdate>
      step="birthdate"
      title={BIRTHDATE_TITLE}
      values={values}
      validate={validate}
      onAnswer={({ dob }) => void dispatch(birthdateSubmitted({ dob }))}
    >
      <BirthdateFields />
    </QuestionStep>
  );
}
