import { useState } from 'react';
import { useFormState } from 'react-final-form';
import { Link } from 'react-router';

import { MoneyField } from '#src/ui/fields/AmountBox.tsx';
import { SelectField } from '#src/ui/fields/choice/SelectField.tsx';
import { alimonyText } from '#store/registration/consents.ts';
import {
  employmentLabels,
  employmentTypes,
  needsIncomeConfirmation,
  type Income,
} from '#store/registration/income.ts';
import { BASE_PATH } from '#store/shell/screens.ts';

import css from './AnnualIncomePage.module.css';
import { LowIncome } from './LowIncome.tsx';

export const INCOME_TITLE = 'Tell us about your income';

const options = employmentTypes.map((value) => ({ value, label: employmentLabels[value] }));

/** Asks once to confirm a low amount. */
export function useLowIncome() {
  const [warnedAbout, setWarnedAbout] = useState<number | null>(null);
  return {
    warnedAbout,
    mustAsk: (income: Income): boolean => {
      const needsAnswer = needsIncomeConfirmation(income, warnedAbout);
      if (needsAnswer) setWarnedAbout(income.income);
      return needsAnswer;
    },
  };
}

/** The yearly amount. The waitlist needs nothing else. */
export const IncomeAmount = ({ warnedAbout }: { warnedAbout: number | null }) => (
  <>
    <MoneyField name="income" label="Yearly income before taxes" />
    <LowIncome warnedAbout={warnedAbout} />
  </>
);

export function IncomeFields({ warnedAbout }: { warnedAbout: number | null }) {
  return (
    <>
      <IncomeAmount warnedAbout={warnedAbout} />
      <MoneyField name="otherIncome" label="Other yearly income" isOptional />
      <p className={css['note']}>{alimonyText.text}</p>
      <SelectField
        name="employmentType"
        label="Where does most of your income come from?"
        options={options}
      />
      <UnemployedNote />
    </>
  );
}

/** Shown after the error of VAL-EMP-2: suggests other income, or a written answer (facts §7). */
function UnemployedNote() {
  const { values, submitFailed } = useFormState<Partial<Income>>({
    subscription: { values: true, submitFailed: true },
  });
  if (!submitFailed || values.employmentType !== 'UNEMPLOYED') return null;
  return (
    <p className={css['note']}>
      Do you have other income, such as a pension or benefits? Pick that instead, or{' '}
      <Link to={`${BASE_PATH}/register/support`}>ask us for a written answer</Link>.
    </p>
  );
}
