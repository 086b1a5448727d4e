import * as v from 'valibot';

type Fields = Readonly<Record<string, v.GenericSchema>>;
/** A schema for each field of a form. */
export type Fits<Values> = Record<keyof Values, v.GenericSchema>;

/** Something kept, before its parts are looked at. */
export const Found = v.record(v.string(), v.unknown());

/** Something made of these fields: one that its schema does not accept is left out, the others stay (FT-62, FT-67). */
export const partsOf = (fields: Fields) =>
  v.pipe(
    Found,
    v.transform((found): Record<string, unknown> =>
      Object.fromEntries(
        Object.entries(fields).flatMap(([name, field]) => {
          const read = Object.hasOwn(found, name) ? v.safeParse(field, found[name]) : null;
          return read?.success ? [[name, read.output]] : [];
        }),
      ),
    ),
  );

/** What reads one form at rest. */
export type Form = ReturnType<typeof partsOf>;

/** A form at rest: `null` is a field that was emptied, or an amount that was none. */
export const formOf = <Values>(fields: Fits<Values>): Form =>
  partsOf(
    Object.fromEntries(
      Object.entries<v.GenericSchema>(fields).map(([name, field]) => [name, v.nullable(field)]),
    ),
  );
