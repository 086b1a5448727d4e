import type { FormApi } from 'final-form';
import { useEffect, useRef } from 'react';

import type { KnownField } from './formField.ts';

/** Long enough for a word, short enough to lose nothing (decision 7). */
const REST_MS = 300;

type Report<Values> = ((values: Partial<Values>) => void) | undefined;

/**
 * Reports what is being typed once it rests, when focus leaves a field and when the screen goes. What was sent is
 * not reported again: what this returns is called with each answer. Secrets are left out (F-10).
 */
export function useReported<Values extends object>(
  form: FormApi<Values>,
  known: Map<string, KnownField>,
  onUnsent: Report<Values>,
) {
  const report = useRef(onUnsent);
  const settled = useRef(nothing);

  // The report of the latest render: effects below live as long as the screen.
  useEffect(() => {
    report.current = onUnsent;
  });

  // A subscription to the form, and a timer that ends with the screen.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let reported: Partial<Values> = form.getState().values;
    let last = reported;
    let wasActive = false;
    const secrets = new Set<string>();

    const flush = () => {
      clearTimeout(timer);
      if (last === reported) return;
      reported = last;
      const open = Object.entries(last).filter(([name]) => !secrets.has(name));
      // Only keys were taken away.
      report.current?.(Object.fromEntries(open) as Partial<Values>);
    };
    settled.current = () => {
      clearTimeout(timer);
      reported = last;
    };
    const unsubscribe = form.subscribe(
      ({ values, active }) => {
        // A field that has gone was a secret all the same.
        for (const [name, { isSecret }] of known) if (isSecret) secrets.add(name);
        if (values !== last) {
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
    return () => {
      flush();
      unsubscribe();
    };
  }, [form, known]);

  return settled;
}

function nothing() {
  /* Until the screen stands there is nothing to report. */
}
