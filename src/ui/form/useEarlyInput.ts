import type { FormApi } from 'final-form';
import { useContext, useEffect, useRef } from 'react';

import { EarlyInputContext } from './earlyInput.ts';
import type { FormFields } from './formField.ts';

interface Press {
  press: () => void;
  judge: (takes: 'focus' | 'no focus', told: readonly string[]) => boolean;
}

/** Takes over what was typed and pressed before React was there (FT-41). */
export function useEarlyInput<Values extends object>(
  form: FormApi<Values>,
  { formId, known }: FormFields,
  { press, judge }: Press,
) {
  const source = useContext(EarlyInputContext);
  const taken = useRef(false);

  // The page before React is the document's; it is looked at once, when all fields are known to the form.
  useEffect(() => {
    const isAtSummary = document.activeElement?.id === `${formId}-problems`;
    const early = taken.current ? null : source.take(formId);
    taken.current = true;
    if (!early) return;
    // The form itself resumes after this, and a press needs to know what is wrong.
    if (form.isValidationPaused()) form.resumeValidation();

    const values = new Map<string, unknown>(Object.entries(form.getState().values));
    form.batch(() => {
      for (const [name, value] of Object.entries(early.values))
        if ((values.get(name) ?? '') !== value)
          // The page before React had the same fields, so a name and its kind of value are the form's.
          form.change(name as keyof Values, value as Values[keyof Values]);
    });
    for (const [name, value] of Object.entries(early.values)) known.get(name)?.onEarly?.(value);

    if (early.pressed === 'valid') press();
    // The user was told already and may be mending it: the same lines stand, nothing is sent, and the focus stays.
    if (
      early.pressed === 'answeredWithMessages' &&
      judge(isAtSummary ? 'focus' : 'no focus', early.told)
    )
      void form.submit();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for the page that was there before
  }, []);
}
