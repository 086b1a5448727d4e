import { useState } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { MoneyField } from '#src/ui/MoneyField.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { alimonyText } from '#store/registration/consents.ts';
import {
  employmentLabels,
  employmentTypes,
  needsIncomeConfirmation,
  otherIncomeOf,
  validateIncome,
  type Income,
} from '#store/registration/income.ts';
import { selectIncomeValues } from '#store/registration/selectors.ts';
import { answersTyped, incomeSubmitted } from '#store/registration/slice.ts';

import css from './AnnualIncomePage.module.css';
import { LowIncome } from './LowIncome.tsx';
import { RegistrationStep } from './RegistrationStep.tsx';
import { Unemployed } from './Unemployed.tsx';

const options = employmentTypes.map((value) => ({ value, label: employmentLabels[value] }));

/** What the person earns, and how (ROUTE-REG-04). A low amount is asked about once. */
export function AnnualIncomePage() {
  const dispatch = useAppDispatch();
  const [warnedAbout, setWarnedAbout] = useState<number | null>(null);

  const answer = (income: Income) => {
    if (needsIncomeConfirmation(income, warnedAbout)) {
      setWarnedAbout(income.income);
      dispatch(answersTyped({ step: 'income', values: { ...income } }));
    } else dispatch(incomeSubmitted({ ...income, otherIncome: otherIncomeOf(income) }));
  };
  return (
    <RegistrationStep<Income>
      step="income"
      title="Tell us about your income"
      values={useAppSelector(selectIncomeValues)}
      validate={validateIncome}
      onAnswer={answer}
    >
      <MoneyField name="income" label="Yearly income before taxes" />
      <LowIncome warnedAbout={warnedAbout} />
      <MoneyField name="otherIncome" label="Other yearly income" isOptional />
      <p className={css['note']}>{alimonyText.text}</p>
      <SelectField
        name="employmentType"
        label="Where does most of your income come from?"
        options={options}
      />
      <Unemployed />
    </RegistrationStep>
  );
}
