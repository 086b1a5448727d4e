import fc, { type Arbitrary } from 'fast-check';

import type { Failure } from '#store/remote.ts';

/** Of each action of a slice: what its payload may be. `nothing` for an action without one. */
export type PayloadsOf<Slice> = {
  readonly [Name in keyof Slice as Slice[Name] extends ActionMaker ? Name : never]: Arbitrary<
    Slice[Name] extends ActionMaker ? ReturnType<Slice[Name]>['payload'] : never
  >;
};

type ActionMaker = ((...given: never[]) => { payload: unknown; type: string }) & { type: string };

export const nothing = fc.constant(undefined);

/** Stands in every personal text, so that a test can look for it. */
export const MARK = 'Zuckmück';

/** Personal words that look like a code: a surname and an SSN. */
export const PLANTED_WORDS = ['Quillonette', '219-09-9999'] as const;
export const plantedWord = fc.constantFrom(...PLANTED_WORDS);

/** A personal text: never in a log. */
export const personal = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }).map((s) => MARK + s) },
  fc.constantFrom('', `${MARK}@bank.example`, `12 ${MARK} Street`),
);
export const phone = fc.constantFrom('(555) 555-0142', '', '5555550142');
export const date = fc.constantFrom('1958-02-28', '2001-12-31', '');
export const zip = fc.constantFrom('43214', '10001-0001', '9');
export const amount = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }));

/** Loggable texts. */
export const id = fc.constantFrom(
  '6f9619ff-8b86-4d01-b42d-00c04fc964ff',
  '00000000-0000-4000-8000-000000000001',
  '00000000-0000-4000-8000-000000000002',
);
export const code = fc.constantFrom('A', 'HMDA', 'OFFER_SELECTION', 'UW_CREDIT');
export const time = fc.constantFrom('2026-03-01T10:20:30.000Z', '2026-03-02T00:00:00.000Z');
export const state = fc.constantFrom('OH', 'NY', 'AL');
export const orNull = <T>(arbitrary: Arbitrary<T>) => fc.option(arbitrary, { nil: null });
export const few = <T>(arbitrary: Arbitrary<T>) => fc.array(arbitrary, { maxLength: 4 });

/** The values of a form, as far as the user has filled it in. */
export const typedValues: Arbitrary<Record<string, unknown>> = fc.record(
  {
    street1: personal,
    income: orNull(amount),
    firstName: personal,
    others: few(personal),
    entry: code,
    homeEntry: code,
    occupancyType: code,
    employmentType: code,
    suffix: code,
    isListedForSale: fc.boolean(),
    smsTransactionalConsent: fc.boolean(),
    smsMarketingConsent: fc.boolean(),
    termPrivacyConsent: fc.boolean(),
    communicationConsent: fc.boolean(),
  },
  { requiredKeys: [] },
);

const refusalCode = fc.constantFrom('PDF_PASSWORD', 'FILE_REFUSED', 'STEP_NOT_OPEN');

export const failure: Arbitrary<Failure> = fc.oneof(
  fc.constant<Failure>({ kind: 'offline' }),
  fc.record<Failure & { kind: 'garbled' }>({
    kind: fc.constant('garbled'),
    endpoint: fc.constantFrom('readStatus', 'createApplication'),
  }),
  fc.record<Failure & { kind: 'refused' }>({
    kind: fc.constant('refused'),
    status: fc.constantFrom(400, 403, 409, 500, 503),
    message: personal,
    fields: few(
      fc.record({
        field: fc.oneof(fc.constantFrom('email', 'owners.0.zip', 'owners[1].name'), plantedWord),
        message: personal,
      }),
    ),
    code: orNull(fc.oneof(refusalCode, plantedWord)),
    retryAfterMs: orNull(fc.nat()),
  }),
);
