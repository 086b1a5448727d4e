import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { incomeSubmitted } from '#store/registration/answers.ts';
import {
  otherIncomeOf,
  validateIncome,
  validateIncomeAmount,
  type Income,
  selectIncomeValues,
} from '#store/registration/income.ts';
import { selectIsWaitlisted } from '#store/registration/flow.ts';
import { answersTyped } from '#store/registration/slice.ts';
import { QuestionStep } from '#src/pages/registration/QuestionStep.tsx';

import { INCOME_TITLE, IncomeAmount, IncomeFields, useLowIncome } from './IncomeFields.tsx';

/** ROUTE-REG-04 */
export function AnnualIncomePage() {
  const dispatch = useAppDispatch();
  const { warnedAbout, mustAsk } = useLowIncome();
  const isWaitlisted = useAppSelector(selectIsWaitlisted);

  const answer = (income: Income) => {
    if (mustAsk(income)) dispatch(answersTyped({ step: 'income', values: { ...income } }));
    else dispatch(incomeSubmitted({ ...income, otherIncome: otherIncomeOf(income) }));
  };
  const values = useAppSelector(selectIncomeValues);
  return (
    <QuestionStep<Income>
      step="income"
      title={INCOME_TITLE}
      values={values}
      validate={isWaitlisted ? validateIncomeAmount : validateIncome}
      onAnswer={answer}
    >
      {isWaitlisted ? (
        <IncomeAmount warnedAbout={warnedAbout} />
      ) : (
        <IncomeFields warnedAbout={warnedAbout} />
      )}
    </QuestionStep>
  );
}
