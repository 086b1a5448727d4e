/* Slices and their parts load with their code, so a log compares only the parts that the recorded page had. */

/** Slices with lazy-loaded parts. */
const withLateParts = new Set(['registration', 'application', 'shell', 'flags']);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Lists the slices of a state and their parts: `org`, `application.offers`. */
export const partsOf = (state: unknown): readonly string[] =>
  Object.entries(state ?? {}).flatMap(([slice, value]) =>
    withLateParts.has(slice) && isObject(value)
      ? Object.keys(value).map((part) => `${slice}.${part}`)
      : slice,
  );

/** Picks these parts of a state. */
export function pickParts(state: unknown, parts: readonly string[]): Record<string, unknown> {
  const known = new Set(parts);
  return Object.fromEntries(
    Object.entries(state ?? {}).flatMap(([slice, value]): [string, unknown][] => {
      if (known.has(slice)) return [[slice, value]];
      const own = Object.entries(value ?? {}).filter(([part]) => known.has(`${slice}.${part}`));
      return own.length === 0 ? [] : [[slice, Object.fromEntries(own)]];
    }),
  );
}

/** Replaces parts of a state with those of another state. */
export const withPartsOf = (
  state: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): Record<string, unknown> => ({
  ...state,
  ...Object.fromEntries(
    Object.entries(other).map(([slice, value]) => [
      slice,
      withLateParts.has(slice) ? Object.assign({}, state[slice], value) : value,
    ]),
  ),
});
