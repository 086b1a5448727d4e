import type { FormApi } from 'final-form';
import { useMemo, useSyncExternalStore } from 'react';
import { useForm } from 'react-final-form';
import { shallowEqual } from 'react-redux';

type Read<Values, Part> = (values: Readonly<Values>) => Part;

/** A part of a form as a store. It stays the same object while nothing in it changes. */
function partOf<Values extends object, Part>(form: FormApi<Values>, read: Read<Values, Part>) {
  let last = read(form.getState().values);
  return {
    subscribe: (onChange: () => void) => form.subscribe(onChange, { values: true }),
    now: () => {
      const next = read(form.getState().values);
      if (!shallowEqual(last, next)) last = next;
      return last;
    },
  };
}

/** Returns what `read` makes of the form's values, and only renders when that changes. `read` is a stable reference. */
export function useValues<Values extends object, Part>(read: Read<Values, Part>): Part {
  const form = useForm<Values>();
  const { subscribe, now } = useMemo(() => partOf(form, read), [form, read]);
  return useSyncExternalStore(subscribe, now, now);
}
