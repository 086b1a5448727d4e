import * as v from 'valibot';

import { codeOf } from '#sagas/api/contract/common.ts';
import {
  visitTimes,
  WINDOWS,
  type Booking,
  type VisitWindow,
} from '#store/application/appraisal/appraisal.ts';
import {
  accessCodes,
  damageCodes,
  homeConditionCodes,
  visitDayCodes,
} from '#store/application/valuation/codes.ts';
import type { ValuationOrder } from '#store/application/valuation/order.ts';

import { lenientSchema, pickValidFields, type FieldSchemas } from './lenientSchema.ts';

const Text = v.string();

/** The order of a valuation. The borrower gives its consent again each time. */
export const valuationOrder = lenientSchema<ValuationOrder>({
  contactName: Text,
  contactPhone: Text,
  access: v.picklist(accessCodes),
  accessNote: Text,
  bestDays: v.array(v.picklist(visitDayCodes)),
  petsOrNotes: Text,
  condition: v.picklist(homeConditionCodes),
  damages: v.array(v.picklist(damageCodes)),
});

const visitWindow: FieldSchemas<VisitWindow> = { day: Text, time: codeOf(visitTimes) };

export const booking = lenientSchema<Booking>({
  contactName: Text,
  contactPhone: Text,
  windows: v.pipe(v.array(v.fallback(pickValidFields(visitWindow), {})), v.maxLength(WINDOWS)),
});
