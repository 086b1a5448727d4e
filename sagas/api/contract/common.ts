import * as v from 'valibot';

import { dayOf } from '#store/format/isoDate.ts';
import { LONGEST_LINE } from '#store/person/address.ts';

/** A text of the lender's, absent and null being one thing. */
export const Text = v.nullish(v.string(), null);
/** chosen: more than any sum of a loan; what is beyond it would end in numbers that nothing can show (FT-09, FT-105). */
const LARGEST = 1e12;
export const Amount = v.pipe(v.number(), v.finite(), v.minValue(-LARGEST), v.maxValue(LARGEST));
/** A sum or a rate that is none below 0; the arithmetic of offers has no meaning there (FT-09). */
export const NotNegative = v.pipe(Amount, v.minValue(0));
/** One of the codes for which a table of the store has words. */
export const codeOf = <Code extends string>(labels: Readonly<Record<Code, string>>) =>
  v.picklist(Object.keys(labels) as Code[]);
/** A length in years: an annuity needs one. */
export const Years = v.pipe(Amount, v.minValue(1), v.maxValue(100));
/** An amount that may be absent. */
export const MaybeAmount = v.nullish(Amount, null);
export const YesNo = v.nullish(v.boolean(), false);
/** An answer with nothing in it: 204, or a body that nobody reads. */
export const Nothing = v.optional(v.unknown());

const items = new WeakMap<v.GenericSchema, v.GenericSchema>();

/** What the items of a `listOf` are made of, by the array in it; for the OpenAPI document. */
export const itemOf = (list: v.GenericSchema): v.GenericSchema | undefined => items.get(list);

/** chosen: more than any list of a screen holds, and few enough to be drawn within a frame (FT-10). */
const MOST_SHOWN = 200;
/** A list that is only looked up in, such as ZIP codes, may hold so many. */
export const MOST_LOOKED_UP = 50_000;

/** A list, cut where it is too long (FT-10), whose broken items are dropped, one by one (FT-09). */
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
  // A walk over the schema, as for the OpenAPI document, meets the first part of the pipe and not the pipe.
  items.set(anything, item);
  return list;
};

/** A day that the lender tells, with or without a time; what is none is not known (FT-09). */
export const Day = v.pipe(
  Text,
  v.transform((text) => dayOf(text ?? '')),
);
/** A day or a moment that the lender tells, as it stands; what is none is not known (FT-09). */
export const Moment = v.pipe(
  Text,
  v.transform((text) => {
    const isReadable = text !== null && /^.{10}(?:T|$)/.test(text) && dayOf(text) !== null;
    return isReadable && !Number.isNaN(Date.parse(text)) ? text : null;
  }),
);
/** The month of a date that may have a day, as yyyy-MM; what is none is not known (FT-09). */
export const Month = v.pipe(
  Text,
  v.transform((text) => dayOf(`${text?.slice(0, 7)}-01`)?.slice(0, 7) ?? null),
);
/** Yyyy-MM-dd. */
export const IsoDate = v.pipe(v.string(), v.isoDate());
export const Uuid = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i));

export const WirePersonName = v.object({
  firstName: v.pipe(v.string(), v.maxLength(200)),
  middleName: v.nullish(v.pipe(v.string(), v.maxLength(200)), ''),
  lastName: v.pipe(v.string(), v.maxLength(200)),
  suffix: v.nullish(v.pipe(v.string(), v.maxLength(8)), ''),
});

export const WireAddress = v.object({
  street1: v.pipe(v.string(), v.maxLength(200)),
  street2: v.nullish(v.pipe(v.string(), v.maxLength(LONGEST_LINE)), ''),
  city: v.pipe(v.string(), v.maxLength(LONGEST_LINE)),
  state: v.pipe(v.string(), v.maxLength(2)),
  zip: v.pipe(v.string(), v.maxLength(10)),
});

/** What every consent tells of how it was given (F-16). */
export const WireAgreement = v.object({
  version: v.pipe(v.string(), v.maxLength(40)),
  /** Without these two a text counts as that of the brand in the header, in English. */
  language: v.exactOptional(v.pipe(v.string(), v.maxLength(40))),
  brand: v.exactOptional(v.pipe(v.string(), v.maxLength(40))),
  acceptedAt: v.pipe(v.string(), v.isoTimestamp()),
});

/** A consent as it is sent: to which text, and how (F-16). */
export const WireConsent = v.object({
  type: v.pipe(v.string(), v.maxLength(40)),
  textKey: v.pipe(v.string(), v.maxLength(40)),
  text: v.pipe(v.string(), v.maxLength(5_000)),
  ...WireAgreement.entries,
});
