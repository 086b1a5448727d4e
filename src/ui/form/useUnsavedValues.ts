import type { FormApi } from 'final-form';
import { useEffect, useRef, useState } from 'react';

import { withoutTouched } from '#store/unsaved.ts';

import type { KnownField } from './formField.ts';

/** Long enough for a word, short enough to lose nothing (decision 7). */
const REST_MS = 300;

/** chosen: who types without a rest loses no more than this to a crash. */
const LONGEST_MS = 1_000;

/** The page is put away or about to go: nothing may come after them, and sagas that hear of them come later (S2). */
const leavings = ['visibilitychange', 'beforeunload', 'pagehide'];

/** What is being typed; `null` in a field that was emptied, so that it is not taken for one that nobody has touched. */
export type Typed<Values> = { [Name in keyof Values]?: Values[Name] | null };

interface Surroundings<Values> {
  readonly known: Map<string, KnownField>;
  readonly onUnsaved?: ((values: Typed<Values>) => void) | undefined;
  readonly restored?: Partial<Values> | undefined;
}

/** What somebody typed among the values, without secrets. */
function typedAmong<Values extends object>(
  values: Partial<Values>,
  touched: ReadonlySet<string>,
  secrets: ReadonlySet<string>,
) {
  const untouched = withoutTouched<Partial<Values>>(values, (name) => touched.has(name));
  const names = [...touched, ...Object.keys(values)] as (keyof Values & string)[];
  const open = names.filter((name) => !secrets.has(name) && !(name in untouched));
  // Only keys were taken away, and what was emptied is said to be.
  return Object.fromEntries(open.map((name) => [name, values[name] ?? null])) as Typed<Values>;
}

/** The names of the fields whose value is another one. */
const changedFields = <Values extends object>(before: Partial<Values>, after: Partial<Values>) =>
  (Object.keys({ ...before, ...after }) as (keyof Values & string)[]).filter(
    (name) => before[name] !== after[name],
  );

/** Fills in the fields that nobody has touched; those for which nothing is given are emptied. */
function fillUntouched<Values extends object>(
  form: FormApi<Values>,
  known: Map<string, KnownField>,
  given: Partial<Values>,
  touched: ReadonlySet<string>,
) {
  const { values } = form.getState();
  const untouched = withoutTouched({ ...values, ...given }, (name) => touched.has(name));
  form.batch(() => {
    for (const name of Object.keys(untouched) as (keyof Values & string)[]) {
      const field = known.get(name);
      if (field && values[name] !== given[name]) field.isFilledIn = true;
      form.change(name, given[name]);
    }
  });
}

/** Calls `act` after a rest, and after a second without one. */
function debounced(act: () => void) {
  let rest: ReturnType<typeof setTimeout> | undefined;
  let limit: ReturnType<typeof setTimeout> | undefined;
  return {
    start() {
      clearTimeout(rest);
      rest = setTimeout(act, REST_MS);
      limit ??= setTimeout(act, LONGEST_MS);
    },
    stop() {
      clearTimeout(rest);
      clearTimeout(limit);
      limit = undefined;
    },
  };
}

/**
 * Follows a form from the values that it began with, and reports what is typed once it rests. Gives back what reports
 * at once, what fills in the fields that nobody has touched, and what ends it all.
 */
function followTyping<Values extends object>(
  form: FormApi<Values>,
  known: Map<string, KnownField>,
  atFirst: Partial<Values>,
  onRest: (typed: Typed<Values>) => void,
) {
  let reported = atFirst;
  let last = reported;
  let wasActive = false;
  let isFilling = false;
  const secrets = new Set<string>();
  const touched = new Set<string>();

  const flush = () => {
    debounce.stop();
    if (last === reported) return;
    reported = last;
    onRest(typedAmong(last, touched, secrets));
  };
  const debounce = debounced(flush);
  const stop = form.subscribe(
    ({ values, active }) => {
      // A field that has gone was a secret all the same.
      for (const [name, { isSecret }] of known) if (isSecret) secrets.add(name);
      if (values !== last) {
        if (!isFilling) for (const name of changedFields(last, values)) touched.add(name);
        last = values;
        debounce.start();
      }
      const isLeft = wasActive && active === undefined;
      wasActive = active !== undefined;
      if (isLeft) flush();
    },
    { values: true, active: true },
  );
  const fillIn = (restored: Partial<Values>) => {
    const isSettled = last === reported;
    isFilling = true;
    fillUntouched(form, known, restored, touched);
    isFilling = false;
    if (isSettled) {
      debounce.stop();
      reported = last;
    }
  };
  return [flush, fillIn, stop] as const;
}

/**
 * Tells what somebody types from what was filled in for them.
 * - What is typed is reported once it rests, and every second while it does not; at once when focus leaves a field, when
 *   something is chosen, when the page is put away or about to go, and when the screen goes (S2). Secrets are left out
 *   (F-10).
 * - What was read after the screen stood fills the fields that nobody has touched, and whoever is believed more replaces
 *   what others had filled in (decision 8).
 * - What is pressed is reported before it: what this returns is called with each answer, which may be refused (S2).
 */
export function useUnsavedValues<Values extends object>(
  form: FormApi<Values>,
  { known, onUnsaved, restored }: Surroundings<Values>,
) {
  // Before anybody can type: effects come later than the first key may.
  const [atFirst] = useState(() => form.getState().values);
  const report = useRef(onUnsaved);
  const flushed = useRef(nothing);
  const fillIn = useRef<(restored: Partial<Values>) => void>(nothing);

  // The report of the latest render: effects below live as long as the screen.
  useEffect(() => {
    report.current = onUnsaved;
  });

  // A subscription to the form, timers that end with the screen, and events of the page: a choice that was made, after
  // React has told the form of it, and the page that goes, before any saga hears of it.
  useEffect(() => {
    const [flush, fill, stop] = followTyping(form, known, atFirst, (typed) =>
      report.current?.(typed),
    );
    flushed.current = flush;
    fillIn.current = fill;
    document.addEventListener('change', flush);
    for (const leaving of leavings) addEventListener(leaving, flush, true);
    return () => {
      document.removeEventListener('change', flush);
      for (const leaving of leavings) removeEventListener(leaving, flush, true);
      flush();
      stop();
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
