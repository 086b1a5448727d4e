import type { FormApi } from 'final-form';
import { useEffect, useRef, useState } from 'react';

import type { KnownField } from './formField.ts';

/** Long enough for a word, short enough to lose nothing (decision 7). */
const REST_MS = 300;

type Report<Values> = ((values: Partial<Values>) => void) | undefined;

/**
 * Reports what is being typed once it rests; at once when focus leaves a field, when something is chosen, when the page
 * is put away and when the screen goes (S2). What was sent is not reported again: what this returns is called with each
 * answer. Secrets are left out (F-10).
 */
export function useReported<Values extends object>(
  form: FormApi<Values>,
  known: Map<string, KnownField>,
  onUnsent: Report<Values>,
) {
  // Before anybody can type: effects come later than the first key may.
  const [atFirst] = useState(() => form.getState().values);
  const report = useRef(onUnsent);
  const settled = useRef(nothing);

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
    document.addEventListener('change', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      document.removeEventListener('change', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
      unsubscribe();
    };
  }, [form, known, atFirst]);

  return settled;
}

function nothing() {
  /* Until the screen stands there is nothing to report. */
}
