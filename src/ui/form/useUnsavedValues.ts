import type { FormApi } from 'final-form';
import { useEffect, useRef, useState } from 'react';

import { omitTouched } from '#store/unsaved.ts';

import type { RegisteredField } from './formField.ts';

/** Long enough for a word, and short enough to lose nothing (decision 7). */
const DEBOUNCE_MS = 300;

/** Our choice: the most that a crash loses while the user types without a pause. */
const MAX_DELAY_MS = 1_000;

/** After these events, nothing else may run. Listened to in the capture phase, before the sagas (S2). */
const leaveEvents = ['visibilitychange', 'beforeunload', 'pagehide'];

/** The values that the user changed. An emptied field is `null`, unlike an untouched one. */
export type UnsavedOf<Values> = { [Name in keyof Values]?: Values[Name] | null };

interface Options<Values> {
  readonly registry: Map<string, RegisteredField>;
  readonly onUnsaved?: ((values: UnsavedOf<Values>) => void) | undefined;
  readonly restored?: Partial<Values> | undefined;
}

/** Returns the touched values, without secrets. */
function unsavedAmong<Values extends object>(
  values: Partial<Values>,
  touched: ReadonlySet<string>,
  secrets: ReadonlySet<string>,
) {
  const untouched = omitTouched<Partial<Values>>(values, (name) => touched.has(name));
  const names = [...touched, ...Object.keys(values)] as (keyof Values & string)[];
  const open = names.filter((name) => !secrets.has(name) && !(name in untouched));
  // An emptied field has no key, so its value becomes null.
  return Object.fromEntries(open.map((name) => [name, values[name] ?? null])) as UnsavedOf<Values>;
}

const changedFields = <Values extends object>(before: Partial<Values>, after: Partial<Values>) =>
  (Object.keys({ ...before, ...after }) as (keyof Values & string)[]).filter(
    (name) => before[name] !== after[name],
  );

/** Fills in the untouched fields, and empties those without a given value. */
function fillUntouched<Values extends object>(
  form: FormApi<Values>,
  registry: Map<string, RegisteredField>,
  given: Partial<Values>,
  touched: ReadonlySet<string>,
) {
  const { values } = form.getState();
  const untouched = omitTouched({ ...values, ...given }, (name) => touched.has(name));
  form.batch(() => {
    for (const name of Object.keys(untouched) as (keyof Values & string)[]) {
      const field = registry.get(name);
      if (field && values[name] !== given[name]) field.isFilledIn = true;
      form.change(name, given[name]);
    }
  });
}

/** Debounces `act`, but never longer than the maximum delay. */
function debounced(act: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let limit: ReturnType<typeof setTimeout> | undefined;
  return {
    start() {
      clearTimeout(timer);
      timer = setTimeout(act, DEBOUNCE_MS);
      limit ??= setTimeout(act, MAX_DELAY_MS);
    },
    stop() {
      clearTimeout(timer);
      clearTimeout(limit);
      limit = undefined;
    },
  };
}

/** Reports the values that the user changes, debounced. Returns functions to flush, fill in and unsubscribe. */
function followTyping<Values extends object>(
  form: FormApi<Values>,
  registry: Map<string, RegisteredField>,
  initial: Partial<Values>,
  onChange: (unsaved: UnsavedOf<Values>) => void,
) {
  let reported = initial;
  let latest = reported;
  let wasActive = false;
  let isFilling = false;
  const secrets = new Set<string>();
  const touched = new Set<string>();

  const flush = () => {
    debounce.stop();
    if (latest === reported) return;
    reported = latest;
    onChange(unsavedAmong(latest, touched, secrets));
  };
  const debounce = debounced(flush);
  const stop = form.subscribe(
    ({ values, active }) => {
      // Remembered, because a secret field may unmount.
      for (const [name, { isSecret }] of registry) if (isSecret) secrets.add(name);
      if (values !== latest) {
        if (!isFilling) for (const name of changedFields(latest, values)) touched.add(name);
        latest = values;
        debounce.start();
      }
      const isLeft = wasActive && active === undefined;
      wasActive = active !== undefined;
      if (isLeft) flush();
    },
    { values: true, active: true },
  );
  const fillIn = (restored: Partial<Values>) => {
    const isReported = latest === reported;
    isFilling = true;
    fillUntouched(form, registry, restored, touched);
    isFilling = false;
    if (isReported) {
      debounce.stop();
      reported = latest;
    }
  };
  return [flush, fillIn, stop] as const;
}

/**
 * Reports the values that the user types, but not those that were filled in.
 * - Reports are debounced, but immediate on blur, on a choice, when the page is hidden or left, and on unmount (S2).
 *   Secrets are left out (F-10).
 * - `restored` fills the untouched fields. A newer one replaces an older one (decision 8).
 * - The result flushes before a submit, because the lender may reject it (S2).
 */
export function useUnsavedValues<Values extends object>(
  form: FormApi<Values>,
  { registry, onUnsaved, restored }: Options<Values>,
) {
  // Read during the render, because the first key press may come before the effects.
  const [initial] = useState(() => form.getState().values);
  const report = useRef(onUnsaved);
  const flushRef = useRef(nothing);
  const fillIn = useRef<(restored: Partial<Values>) => void>(nothing);

  useEffect(() => {
    report.current = onUnsaved;
  });

  // An effect, because it subscribes to the form, timers and events of the page.
  useEffect(() => {
    const [flush, fill, stop] = followTyping(form, registry, initial, (unsaved) =>
      report.current?.(unsaved),
    );
    flushRef.current = flush;
    fillIn.current = fill;
    document.addEventListener('change', flush);
    for (const name of leaveEvents) addEventListener(name, flush, true);
    return () => {
      document.removeEventListener('change', flush);
      for (const name of leaveEvents) removeEventListener(name, flush, true);
      flush();
      stop();
    };
  }, [form, registry, initial]);

  useEffect(() => {
    if (restored) fillIn.current(restored);
  }, [restored]);

  return flushRef;
}

function nothing() {
  /* There is nothing to report before the mount. */
}
