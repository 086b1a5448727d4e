import { addressNames } from '#store/person/addressNames.ts';

/** Values of a form that were not sent; `null` for an emptied field. Never a secret (F-10). */
export type UnsavedValues = Readonly<Record<string, unknown>>;

/** The fields of each address, so that none mixes two addresses. */
const fieldGroups: readonly (readonly string[])[] = Object.values(addressNames).map(
  ({ entry: _entry, ...parts }) => Object.values(parts),
);

/** Known values without touched fields, and without an address of which a part was touched (decision 8). */
export function omitTouched<Values extends object>(
  known: Readonly<Values>,
  isTouched: (name: string) => boolean,
): Partial<Values> {
  const touched = new Set(fieldGroups.filter((parts) => parts.some(isTouched)).flat());
  return Object.fromEntries(
    Object.entries(known).filter(([name]) => !touched.has(name) && !isTouched(name)),
  ) as Partial<Values>;
}

/** Typed values over known values. */
export const mergeUnsaved = (known: UnsavedValues, typed: UnsavedValues): UnsavedValues => ({
  ...omitTouched(known, (name) => name in typed),
  ...typed,
});

/** The same for forms by name: values that were typed before the stored draft was decrypted win over the draft. */
export const mergeUnsavedForms = <Forms extends Readonly<Partial<Record<string, UnsavedValues>>>>(
  known: Forms,
  typed: Forms,
): Forms => ({
  ...known,
  ...Object.fromEntries(
    Object.entries(typed).map(([form, values]) => [
      form,
      mergeUnsaved(known[form] ?? {}, values ?? {}),
    ]),
  ),
});

/** Typed values win over known values, emptied fields stay empty, and a field without a value has no key. */
export const initialFormValues = <Values extends object>(
  known: { readonly [Name in keyof Values]?: Values[Name] | null } | null,
  typed: UnsavedValues = {},
): Partial<Values> =>
  Object.fromEntries(
    Object.entries(mergeUnsaved({ ...known }, typed)).filter(([, value]) => value !== null),
  ) as Partial<Values>;
