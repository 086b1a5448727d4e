import * as v from 'valibot';

import { Amount } from '#sagas/api/contract/common.ts';
import type { FieldKind, FieldKinds } from '#store/fieldKinds.ts';

type Fields = Readonly<Record<string, v.GenericSchema>>;

export type FieldSchemas<Values> = Record<keyof Values, v.GenericSchema>;

export const StoredObject = v.record(v.string(), v.unknown());

/** Reads an object field by field. Drops invalid fields and keeps the others (FT-62, FT-67). */
export const pickValidFields = (fields: Fields) =>
  v.pipe(
    StoredObject,
    v.transform((stored): Record<string, unknown> =>
      Object.fromEntries(
        Object.entries(fields).flatMap(([name, field]) => {
          const read = Object.hasOwn(stored, name) ? v.safeParse(field, stored[name]) : null;
          return read?.success ? [[name, read.output]] : [];
        }),
      ),
    ),
  );

export type FormSchema = ReturnType<typeof pickValidFields>;

/** A stored form. `null` is an emptied field, or an invalid amount. */
export const lenientSchema = <Values>(fields: FieldSchemas<Values>): FormSchema =>
  pickValidFields(
    Object.fromEntries(
      Object.entries<v.GenericSchema>(fields).map(([name, field]) => [name, v.nullable(field)]),
    ),
  );

const kindSchemas = {
  text: v.string(),
  code: v.string(),
  amount: Amount,
  amountOrNo: v.union([Amount, v.literal(false)]),
  yesNo: v.boolean(),
};

export const schemaOf = (kind: FieldKind): v.GenericSchema =>
  typeof kind === 'string' ? kindSchemas[kind] : v.picklist(kind);

export const schemasOf = <Values>(kinds: FieldKinds<Values>) =>
  // Every field has a kind.
  Object.fromEntries(
    Object.entries<FieldKind>(kinds).map(([name, kind]) => [name, schemaOf(kind)]),
  ) as FieldSchemas<Values>;

export const formSchemaOf = (kinds: FieldKinds): FormSchema => lenientSchema(schemasOf(kinds));

/** Pending writes by scope. Drops an unreadable one, so it becomes a new write. */
export const PendingWritesSchema = v.fallback(
  v.record(
    v.string(),
    v.object({ fingerprint: v.string(), key: v.string(), acceptedAt: v.string() }),
  ),
  {},
);
