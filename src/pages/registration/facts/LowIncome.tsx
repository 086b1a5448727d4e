import { useEffect, useId, useRef } from 'react';
import { useFormState } from 'react-final-form';

import { CheckboxField } from '#src/ui/fields/choice/CheckboxField.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { isLowIncome, LOW_INCOME_WARNING, type Income } from '#store/registration/income.ts';

import css from './AnnualIncomePage.module.css';

/**
 * A yearly income that looks like a monthly one is asked about (VAL-INCOME-4, A-17).
 * - The press that found it moves the focus to the question, which has a box to confirm it; so has the same press again.
 */
export function LowIncome({ warnedAbout }: { warnedAbout: number | null }) {
  const { values } = useFormState<Partial<Income>>({ subscription: { values: true } });
  const place = useRef<HTMLFieldSetElement>(null);
  const id = useId();

  // The press sent nothing, so the person has to be taken to the reason.
  useEffect(() => {
    if (warnedAbout !== null) place.current?.focus();
  }, [warnedAbout]);

  if (warnedAbout === null || !isLowIncome(values.income)) return null;
  return (
    <fieldset
      className={css['warning']}
      ref={place}
      tabIndex={-1}
      aria-label="Please check"
      aria-describedby={id}
    >
      <Notice tone="warning">
        <p id={id}>{LOW_INCOME_WARNING}</p>
        <CheckboxField
          name="confirmedIncome"
          value={values.income}
          label="Yes, this is my yearly income"
          isOptional
        />
      </Notice>
    </fieldset>
  );
}
