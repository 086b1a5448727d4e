import { addressNames } from '#store/registration/address/addressForm.ts';

/** What a form holds and has not sent, field by field; `null` for one that was emptied. Never a secret (F-10). */
export type UnsavedValues = Readonly<Record<string, unknown>>;

/** Fields that make one thing together: the town of one address and the street of another are nobody's home. */
const wholes: readonly (readonly string[])[] = Object.values(addressNames).map(
  ({ entry: _howItIsGiven, ...parts }) => Object.values(parts),
);

/** What is known, but for the fields that somebody has touched, and for an address of which they touched a part (decision 8). */
export function withoutTouched<Values extends object>(
  known: Readonly<Values>,
  isTouched: (name: string) => boolean,
): Partial<Values> {
  const touched = new Set(wholes.filter((parts) => parts.some(isTouched)).flat());
  return Object.fromEntries(
    Object.entries(known).filter(([name]) => !touched.has(name) && !isTouched(name)),
  ) as Partial<Values>;
}

/** What was typed, over what is known of the fields beside it. */
export const overKnown = (known: UnsavedValues, typed: UnsavedValues): UnsavedValues => ({
  ...withoutTouched(known, (name) => name in typed),
  ...typed,
});

/** The same for several forms, by their names: what was typed before a draft at rest was open, over what that holds. */
export const eachOverKnown = <Forms extends Readonly<Partial<Record<string, UnsavedValues>>>>(
  known: Forms,
  typed: Forms,
): Forms => ({
  ...known,
  ...Object.fromEntries(
    Object.entries(typed).map(([form, values]) => [
      form,
      overKnown(known[form] ?? {}, values ?? {}),
    ]),
  ),
});

/**
 * A form at mount: what was typed wins over what is known, and what was emptied stays empty. A field without a value
 * has no key. What was typed was typed into this form, whose rules look at it before it is sent.
 */
export const valuesAtMount = <Values extends object>(
  known: { readonly [Name in keyof Values]?: Values[Name] | null } | null,
  typed: UnsavedValues = {},
): Partial<Values> =>
  Object.fromEntries(
    Object.entries(overKnown({ ...known }, typed)).filter(([, value]) => value !== null),
  ) as Partial<Values>;
