import { addressNames } from '#store/person/addressNames.ts';

/** Form values that weren't sent. `null` for an emptied field. Never a secret (F-10). */
export type UnsavedValues = Readonly<Record<string, unknown>>;

/** The fields of each address, so values of two addresses never mix. */
const fieldGroups: readonly (readonly string[])[] = Object.values(addressNames).map(
  ({ entry: _entry, ...parts }) => Object.values(parts),
);

/** Drops touched fields from known values, and whole addresses if any part was touched (decision 8). */
export function omitTouched<Values extends object>(
  known: Readonly<Values>,
  isTouched: (name: string) => boolean,
): Partial<Values> {
  const touched = new Set(fieldGroups.filter((parts) => parts.some(isTouched)).flat());
  return Object.fromEntries(
    Object.entries(known).filter(([name]) => !touched.has(name) && !isTouched(name)),
  ) as Partial<Values>;
}

/** Merges typed values over known values. */
export const mergeUnsaved = (known: UnsavedValues, typed: UnsavedValues): UnsavedValues => ({
  ...omitTouched(known, (name) => name in typed),
  ...typed,
});

/** Does the same for forms by name. Values typed before the stored draft was decrypted win. */
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

/** Merges form values. Typed values win, emptied fields stay empty, and fields without a value have no key. */
export const initialFormValues = <Values extends object>(
  known: { readonly [Name in keyof Values]?: Values[Name] | null } | null,
  typed: UnsavedValues = {},
): Partial<Values> =>
  Object.fromEntries(
    Object.entries(mergeUnsaved({ ...known }, typed)).filter(([, value]) => value !== null),
  ) as Partial<Values>;
