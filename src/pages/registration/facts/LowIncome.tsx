import { useEffect, useId, useRef } from 'react';
import { useFormState } from 'react-final-form';

import { CheckboxField } from '#src/ui/fields/choice/CheckboxField.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { isLowIncome, LOW_INCOME_WARNING, type Income } from '#store/registration/income.ts';

import css from './AnnualIncomePage.module.css';

/**
 * Asks to confirm a yearly income that looks like a monthly one (VAL-INCOME-4, A-17). The submit focuses the question,
 * which has a checkbox. A second submit confirms, too.
 */
export function LowIncome({ warnedAbout }: { warnedAbout: number | null }) {
  const { values } = useFormState<Partial<Income>>({ subscription: { values: true } });
  const question = useRef<HTMLFieldSetElement>(null);
  const id = useId();

  // The submit sent nothing, so the focus moves to the reason.
  useEffect(() => {
    if (warnedAbout !== null) question.current?.focus();
  }, [warnedAbout]);

  if (warnedAbout === null || !isLowIncome(values.income)) return null;
  return (
    <fieldset
      className={css['warning']}
      ref={question}
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
