import { useFormState } from 'react-final-form';

import { AppLink } from '#src/shell/links/AppLink.tsx';
import { BASE_PATH } from '#store/shell/screens.ts';
import type { Income } from '#store/registration/income.ts';

import css from './AnnualIncomePage.module.css';

/** After the error of VAL-EMP-2: other income, or a written answer (facts §7). */
export function Unemployed() {
  const { values, submitFailed } = useFormState<Partial<Income>>({
    subscription: { values: true, submitFailed: true },
  });
  if (!submitFailed || values.employmentType !== 'UNEMPLOYED') return null;
  return (
    <p className={css['note']}>
      Do you have other income, such as a pension or benefits? Pick that instead, or{' '}
      <AppLink to={`${BASE_PATH}/register/support`}>ask us for a written answer</AppLink>.
    </p>
  );
}
