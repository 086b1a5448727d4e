import fc from 'fast-check';

import type * as delinquencyActions from '#store/application/delinquency/actions.ts';
import type { Delinquency } from '#store/application/delinquency/delinquency.ts';
import type * as propertyActions from '#store/application/property/actions.ts';
import type * as requalificationActions from '#store/application/requalification/actions.ts';
import { type Requalification } from '#store/application/requalification/requalification.ts';
import { optionCodes, requalificationReasons } from '#store/application/requalification/codes.ts';
import type { PropertyRecord, PropertySearch } from '#store/application/property/propertySearch.ts';

import { amount, code, date, few, id, orNull, personal, type PayloadsOf } from './arbitrary.ts';

const count = fc.nat(60);
const answer = fc.constantFrom('CURRENT' as const, 'PAST_DUE' as const, 'NOT_MINE' as const);
const reason = fc.constantFrom('NAME_CHANGED' as const, 'SPOUSE_OWNS' as const);

export const propertySearch: fc.Arbitrary<PropertySearch> = fc.record({
  candidates: few(
    fc.record({
      uuid: id,
      street1: personal,
      unit: orNull(personal),
      ownerInitial: orNull(personal),
      parcelEnd: orNull(personal),
      type: orNull(code),
    }),
  ),
  misses: count,
});

export const propertyRecord: fc.Arbitrary<PropertyRecord> = fc.record({
  parcelEnd: orNull(personal),
  recordOwners: few(personal),
  ownership: orNull(fc.constantFrom('SOLE' as const, 'TRUST' as const)),
});

export const delinquency: fc.Arbitrary<Delinquency> = fc.record({
  items: few(
    fc.record({
      uuid: id,
      creditor: personal,
      type: code,
      lastFour: orNull(personal),
      monthsLate: count,
      pastDue: amount,
      reportedOn: orNull(date),
      stated: orNull(fc.record({ answer, explanation: orNull(personal) })),
    }),
  ),
});

const optionId = fc.constantFrom(...optionCodes);

export const requalification: fc.Arbitrary<Requalification> = fc.record({
  reason: fc.constantFrom(...requalificationReasons),
  cltv: amount,
  maxCltv: amount,
  position: orNull(fc.constantFrom(1, 2)),
  options: few(fc.record({ optionId, maxDraw: orNull(amount), holder: orNull(personal) })),
});

export const propertyPayloads: PayloadsOf<
  typeof propertyActions & typeof delinquencyActions & typeof requalificationActions
> = {
  requalificationChosen: fc.record({ optionId }),
  propertyChosen: fc.oneof(
    fc.record({ candidateUuid: id }),
    fc.record({
      address: fc.record({ street1: personal, city: personal, state: personal, zip: personal }),
      parcelNumber: orNull(personal),
    }),
  ),
  propertyProved: fc.constant(undefined),
  parcelNumberSubmitted: fc.record({ parcelNumber: orNull(personal) }),
  ownershipExplained: fc.record({ reason, note: orNull(personal) }),
  delinquencyAnswered: fc.record({
    items: few(fc.record({ liabilityUuid: id, answer, explanation: orNull(personal) })),
  }),
};
