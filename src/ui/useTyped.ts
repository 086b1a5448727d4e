import type { FormApi } from 'final-form';
import { useEffect, useRef, useState } from 'react';

import { withoutTouched } from '#store/unsent.ts';

import type { KnownField } from './formField.ts';

/** Long enough for a word, short enough to lose nothing (decision 7). */
const REST_MS = 300;

/** What is being typed; `null` in a field that was emptied, so that it is not taken for one that nobody has touched. */
export type Typed<Values> = { [Name in keyof Values]?: Values[Name] | null };

interface Surroundings<Values> {
  readonly known: Map<string, KnownField>;
  readonly onUnsent?: ((values: Typed<Values>) => void) | undefined;
  readonly restored?: Partial<Values> | undefined;
}

/**
 * Tells what somebody types from what was filled in for them.
 * - What is typed is reported once it rests; at once when focus leaves a field, when something is chosen, when the page
 *   is put away and when the screen goes (S2). Secrets are left out (F-10).
 * - What was read after the screen stood fills the fields that nobody has touched, and whoever is believed more replaces
 *   what others had filled in (decision 8).
 * - What is pressed is reported before it: what this returns is called with each answer, which may be refused (S2).
 */
export function useTyped<Values extends object>(
  form: FormApi<Values>,
  { known, onUnsent, restored }: Surroundings<Values>,
) {
  // Before anybody can type: effects come later than the first key may.
  const [atFirst] = useState(() => form.getState().values);
  const report = useRef(onUnsent);
  const flushed = useRef(nothing);
  const fillIn = useRef<(restored: Partial<Values>) => void>(nothing);

  // The report of the latest render: effects below live as long as the screen.
  useEffect(() => {
    report.current = onUnsent;
  });

  // A subscription to the form, a timer that ends with the screen, and two events of the document: a choice that was
  // made, after React has told the form of it, and the page being put away, after which nothing may come.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let reported: Partial<Values> = atFirst;
    let last = reported;
    let wasActive = false;
    let isFilling = false;
    const secrets = new Set<string>();
    const touched = new Set<string>();
    const isTouched = (name: string) => touched.has(name);

    const flush = () => {
      clearTimeout(timer);
      if (last === reported) return;
      reported = last;
      const values = new Map(Object.entries(last));
      const untouched = withoutTouched<Partial<Values>>(last, isTouched);
      const names = [...new Set([...touched, ...values.keys()])];
      const open = names.filter((name) => !secrets.has(name) && !(name in untouched));
      const typed = Object.fromEntries(open.map((name) => [name, values.get(name) ?? null]));
      // Only keys were taken away, and what was emptied is said to be.
      report.current?.(typed as Typed<Values>);
    };
    const unsubscribe = form.subscribe(
      ({ values, active }) => {
        // A field that has gone was a secret all the same.
        for (const [name, { isSecret }] of known) if (isSecret) secrets.add(name);
        if (values !== last) {
          const before = new Map(Object.entries(last));
          const now = new Map(Object.entries(values));
          if (!isFilling)
            for (const name of [...before.keys(), ...now.keys()])
              if (before.get(name) !== now.get(name)) touched.add(name);
          last = values;
          clearTimeout(timer);
          timer = setTimeout(flush, REST_MS);
        }
        const isLeft = wasActive && active === undefined;
        wasActive = active !== undefined;
        if (isLeft) flush();
      },
      { values: true, active: true },
    );
    flushed.current = flush;
    fillIn.current = (given) => {
      const isSettled = last === reported;
      const absent = Object.fromEntries(Object.keys(last).map((name) => [name, undefined]));
      const untouched = withoutTouched<Partial<Values>>({ ...absent, ...given }, isTouched);
      isFilling = true;
      form.batch(() => {
        for (const name of Object.keys(untouched) as (keyof Values & string)[]) {
          const field = known.get(name);
          if (field && last[name] !== untouched[name]) field.isFilledIn = true;
          form.change(name, untouched[name]);
        }
      });
      isFilling = false;
      if (isSettled) {
        clearTimeout(timer);
        reported = last;
      }
    };
    document.addEventListener('change', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      document.removeEventListener('change', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
      unsubscribe();
    };
  }, [form, known, atFirst]);

  // What is known comes from outside, at a time of its own; the form is where what is typed lives.
  useEffect(() => {
    if (restored) fillIn.current(restored);
  }, [restored]);

  return flushed;
}

function nothing() {
  /* Until the screen stands there is nothing to report. */
}
