/* Slices and their parts arrive with their code: a log compares those alone that the recorded page had. */

/** The slices whose state has parts that arrive late. */
const withLateParts = new Set(['registration', 'application', 'shell', 'flags']);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The slices of a state and their parts: `org`, `application.offers`. */
export const partsOf = (state: unknown): readonly string[] =>
  Object.entries(state ?? {}).flatMap(([slice, value]) =>
    withLateParts.has(slice) && isObject(value)
      ? Object.keys(value).map((part) => `${slice}.${part}`)
      : slice,
  );

/** Only these parts of a state. */
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

/** A state with the parts of another one in place of its own. */
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
