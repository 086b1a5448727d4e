import type { FormApi } from 'final-form';
import { useContext, useEffect, useRef } from 'react';

import { EarlyInputContext } from './earlyInput.ts';
import { requestSubmit, type FormFields } from './formField.ts';

/** Copies the values and the submit from before hydration into the form (FT-41). */
export function useEarlyInput<Values extends object>(
  form: FormApi<Values>,
  { formId, registry }: FormFields,
  showErrors: (takes: 'focus' | 'no focus', earlyIds: readonly string[]) => boolean,
) {
  const source = useContext(EarlyInputContext);
  const isTaken = useRef(false);

  // An effect, because all fields are registered by then.
  useEffect(() => {
    const early = isTaken.current ? null : source.take(formId);
    isTaken.current = true;
    if (!early) return;
    // The form resumes validation later, but a submit needs the errors now.
    if (form.isValidationPaused()) form.resumeValidation();

    const values = new Map<string, unknown>(Object.entries(form.getState().values));
    form.batch(() => {
      for (const [name, value] of Object.entries(early.values))
        if ((values.get(name) ?? '') !== value)
          // The prerendered page has the same fields, so the form has the same names and types.
          form.change(name as keyof Values, value as Values[keyof Values]);
    });
    for (const [name, value] of Object.entries(early.values)) registry.get(name)?.onEarly?.(value);

    if (early.submit === 'valid') requestSubmit(formId);
    // Shows the same errors again without sending, because the user may be correcting them.
    if (
      early.submit === 'invalid' &&
      showErrors(early.focusedId === `${formId}-errors` ? 'focus' : 'no focus', early.errorFieldIds)
    )
      void form.submit();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once, after hydration
  }, []);
}
