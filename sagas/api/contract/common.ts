import * as v from 'valibot';

import { dayOf } from '#store/format/isoDate.ts';
import { MAX_ADDRESS_LINE_LENGTH } from '#store/person/address.ts';

/** A text up to a length (SC-22). */
export const upTo = (length: number) => v.pipe(v.string(), v.maxLength(length));
/** A text, or null if absent. */
export const Text = v.nullish(v.string(), null);
/** Our choice: more than any amount of a loan. The screens can't show larger ones (FT-09, FT-105). */
const MAX_AMOUNT = 1e12;
export const Amount = v.pipe(
  v.number(),
  v.finite(),
  v.minValue(-MAX_AMOUNT),
  v.maxValue(MAX_AMOUNT),
);
/** An amount of at least 0 (FT-09). */
export const NotNegative = v.pipe(Amount, v.minValue(0));
/** A rate as a fraction: 0.0825 is 8.25%. A value above 1 is a percentage sent by mistake (FT-09). */
export const Rate = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
export const MaybeRate = v.nullish(Rate, null);
/** A code that a table of labels contains. */
export const codeOf = <Code extends string>(labels: Readonly<Record<Code, string>>) =>
  v.picklist(Object.keys(labels) as Code[]);
export const Years = v.pipe(Amount, v.minValue(1), v.maxValue(100));
export const MaybeAmount = v.nullish(Amount, null);
export const YesNo = v.nullish(v.boolean(), false);
/** A response without content: a 204, or a body we ignore. */
export const Nothing = v.optional(v.unknown());

const items = new WeakMap<v.GenericSchema, v.GenericSchema>();

/** Returns the item schema of a `listOf`, for the OpenAPI document. */
export const itemOf = (list: v.GenericSchema): v.GenericSchema | undefined => items.get(list);

/** Our choice: more than any screen lists, but few enough to render within a frame (FT-10). */
const MAX_SHOWN_ITEMS = 200;
/** The limit for lists that aren't shown, such as ZIP codes. */
export const MAX_LOOKUP_ITEMS = 50_000;

/** A list without its invalid items (FT-09), cut at a limit (FT-10). */
export const listOf = <Item>(item: v.GenericSchema<unknown, Item>, most = MAX_SHOWN_ITEMS) => {
  const anything = v.array(v.unknown());
  const list = v.pipe(
    anything,
    v.transform((candidates): Item[] =>
      candidates.slice(0, most).flatMap((candidate) => {
        const read = v.safeParse(item, candidate);
        return read.success ? [read.output] : [];
      }),
    ),
  );
  // The OpenAPI document sees the first part of the pipe, not the pipe itself.
  items.set(anything, item);
  return list;
};

/** A day, with or without a time. Null if invalid (FT-09). */
export const Day = v.pipe(
  Text,
  v.transform((text) => dayOf(text ?? '')),
);
/** A day or a moment, unchanged. Null if invalid (FT-09). */
export const Moment = v.pipe(
  Text,
  v.transform((text) => {
    const isReadable = text !== null && /^.{10}(?:T|$)/.test(text) && dayOf(text) !== null;
    return isReadable && !Number.isNaN(Date.parse(text)) ? text : null;
  }),
);
/** The month of a date, as yyyy-MM. Null if invalid (FT-09). */
export const Month = v.pipe(
  Text,
  v.transform((text) => dayOf(`${text?.slice(0, 7)}-01`)?.slice(0, 7) ?? null),
);
/** yyyy-MM-dd */
export const IsoDate = v.pipe(v.string(), v.isoDate());
/** The lender's reference for a message, which the borrower can name when asking about it. */
export const Reference = v.object({ reference: v.string() });
export const Uuid = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i));

export const WirePersonName = v.object({
  firstName: upTo(200),
  middleName: v.nullish(upTo(200), ''),
  lastName: upTo(200),
  suffix: v.nullish(upTo(8), ''),
});

export const WireAddress = v.object({
  street1: upTo(200),
  street2: v.nullish(upTo(MAX_ADDRESS_LINE_LENGTH), ''),
  city: upTo(MAX_ADDRESS_LINE_LENGTH),
  state: upTo(2),
  zip: upTo(10),
});

/** How a consent was given (F-16). */
export const WireAgreement = v.object({
  version: upTo(40),
  /** If omitted, the brand of the header, in English. */
  language: v.exactOptional(upTo(40)),
  brand: v.exactOptional(upTo(40)),
  acceptedAt: v.pipe(v.string(), v.isoTimestamp()),
});

/** A consent's text, and how it was given (F-16). */
export const WireConsent = v.object({
  type: upTo(40),
  textKey: upTo(40),
  text: upTo(5_000),
  ...WireAgreement.entries,
});
