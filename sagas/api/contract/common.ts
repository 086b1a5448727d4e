import * as v from 'valibot';

import { dayOf } from '#store/format/isoDate.ts';
import { MAX_ADDRESS_LINE_LENGTH } from '#store/person/address.ts';

/** A text with a longest length (SC-22). */
export const upTo = (length: number) => v.pipe(v.string(), v.maxLength(length));
/** A text; absent is null. */
export const Text = v.nullish(v.string(), null);
/** chosen: more than any sum of a loan; a larger one cannot be shown (FT-09, FT-105). */
const LARGEST = 1e12;
export const Amount = v.pipe(v.number(), v.finite(), v.minValue(-LARGEST), v.maxValue(LARGEST));
/** A sum of at least 0 (FT-09). */
export const NotNegative = v.pipe(Amount, v.minValue(0));
/** A rate as a fraction: 0.0825 is 8.25%. A larger one is a percentage by mistake (FT-09). */
export const Rate = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
export const MaybeRate = v.nullish(Rate, null);
/** A code of a table of labels. */
export const codeOf = <Code extends string>(labels: Readonly<Record<Code, string>>) =>
  v.picklist(Object.keys(labels) as Code[]);
export const Years = v.pipe(Amount, v.minValue(1), v.maxValue(100));
export const MaybeAmount = v.nullish(Amount, null);
export const YesNo = v.nullish(v.boolean(), false);
/** An answer without content: 204, or an ignored body. */
export const Nothing = v.optional(v.unknown());

const items = new WeakMap<v.GenericSchema, v.GenericSchema>();

/** The item schema of a `listOf`, for the OpenAPI document. */
export const itemOf = (list: v.GenericSchema): v.GenericSchema | undefined => items.get(list);

/** chosen: more than any screen lists, and few enough to render within a frame (FT-10). */
const MOST_SHOWN = 200;
/** The limit of lists that are not shown, such as ZIP codes. */
export const MOST_LOOKED_UP = 50_000;

/** A list without its invalid items (FT-09), cut at a limit (FT-10). */
export const listOf = <Item>(item: v.GenericSchema<unknown, Item>, most = MOST_SHOWN) => {
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
  // The OpenAPI document meets the first part of the pipe, not the pipe.
  items.set(anything, item);
  return list;
};

/** A day, with or without a time; an invalid one is null (FT-09). */
export const Day = v.pipe(
  Text,
  v.transform((text) => dayOf(text ?? '')),
);
/** A day or a moment, unchanged; an invalid one is null (FT-09). */
export const Moment = v.pipe(
  Text,
  v.transform((text) => {
    const isReadable = text !== null && /^.{10}(?:T|$)/.test(text) && dayOf(text) !== null;
    return isReadable && !Number.isNaN(Date.parse(text)) ? text : null;
  }),
);
/** The month of a date, as yyyy-MM; an invalid one is null (FT-09). */
export const Month = v.pipe(
  Text,
  v.transform((text) => dayOf(`${text?.slice(0, 7)}-01`)?.slice(0, 7) ?? null),
);
/** Yyyy-MM-dd. */
export const IsoDate = v.pipe(v.string(), v.isoDate());
/** What the lender calls a message, for a borrower who asks about it. */
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
  /** Left out: the brand of the header, in English. */
  language: v.exactOptional(upTo(40)),
  brand: v.exactOptional(upTo(40)),
  acceptedAt: v.pipe(v.string(), v.isoTimestamp()),
});

/** A consent: its text, and how it was given (F-16). */
export const WireConsent = v.object({
  type: upTo(40),
  textKey: upTo(40),
  text: upTo(5_000),
  ...WireAgreement.entries,
});
