import type { FormApi } from 'final-form';
import { useEffect } from 'react';

/** Fills in a draft that was read after the screen stood: only fields that nobody has touched (decision 8). */
export function useRestored<Values extends object>(
  form: FormApi<Values>,
  restored: Partial<Values> | undefined,
) {
  // The draft comes from outside, once, at a time of its own; the form is where what is typed lives.
  useEffect(() => {
    if (!restored) return;
    form.batch(() => {
      for (const name of Object.keys(restored) as (keyof Values)[]) {
        const isTouched = form.getFieldState(name)?.modified === true;
        if (!isTouched && restored[name] !== undefined) form.change(name, restored[name]);
      }
    });
  }, [form, restored]);
}
