import * as v from 'valibot';

import {
  accessCodes,
  homeConditionCodes,
  homeTypeCodes,
} from '#store/application/valuation/codes.ts';
import { MAX_COMPARABLES } from '#store/application/valuation/disputes.ts';

import { WireStatus } from './application.ts';
import { IsoDate, MaybeAmount, NotNegative, Reference, Text, WireConsent, upTo } from './common.ts';
import { endpoint } from './endpoint.ts';

const BASE = '/service-krang-heloc/borrower/secure/api/v1/{uuid}/valuation';

/** The borrower's answers about a home for which the model found no value. */
export const WireHomeEstimate = v.object({
  estimatedValue: NotNegative,
  propertyType: v.picklist(homeTypeCodes),
  bedrooms: NotNegative,
  bathrooms: NotNegative,
  livingArea: NotNegative,
  yearBuilt: NotNegative,
  condition: v.picklist(homeConditionCodes),
  purchasePrice: MaybeAmount,
  purchaseYear: MaybeAmount,
  improvements: v.nullish(upTo(1_000), null),
});

export const saveHomeEstimate = endpoint({
  name: 'saveHomeEstimate',
  method: 'PUT',
  path: `${BASE}/estimate`,
  body: WireHomeEstimate,
  answer: WireStatus,
});

export const readHomeEstimate = endpoint({
  name: 'readHomeEstimate',
  method: 'GET',
  path: `${BASE}/estimate`,
  answer: v.nullable(WireHomeEstimate),
});

const Codes = v.nullish(v.array(upTo(40)), []);

/** What the agent needs, including the condition of a home in Texas. */
export const WireValuationOrder = v.object({
  contactName: upTo(200),
  contactPhone: upTo(20),
  access: v.nullish(v.picklist(accessCodes), null),
  accessNote: v.nullish(upTo(200), null),
  bestDays: Codes,
  petsOrNotes: v.nullish(upTo(1_000), null),
  condition: v.nullish(v.picklist(homeConditionCodes), null),
  damages: Codes,
  photos: Codes,
});

const orderFacts = { orderUuid: upTo(100), orderNumber: upTo(40), expectedBy: Text };

export const WirePlacedOrder = v.object({ ...WireValuationOrder.entries, ...orderFacts });

export const orderValuation = endpoint({
  name: 'orderValuation',
  method: 'POST',
  path: `${BASE}/bpo-orders`,
  body: v.object({ ...WireValuationOrder.entries, consents: v.array(WireConsent) }),
  answer: v.object({ ...WireStatus.entries, ...orderFacts }),
  creates: true,
});

export const changeValuationOrder = endpoint({
  name: 'changeValuationOrder',
  method: 'PUT',
  path: `${BASE}/bpo-orders/{orderUuid}`,
  body: WireValuationOrder,
  answer: v.object({ ...WireStatus.entries, ...orderFacts }),
});

export const readValuationOrder = endpoint({
  name: 'readValuationOrder',
  method: 'GET',
  path: `${BASE}/bpo-orders`,
  answer: v.nullable(WirePlacedOrder),
});

export const sendRecentAppraisal = endpoint({
  name: 'sendRecentAppraisal',
  method: 'POST',
  path: `${BASE}/appraisals`,
  body: v.object({ appraisedOn: IsoDate, documentUuids: Codes }),
  answer: WireStatus,
});

export const disputeValue = endpoint({
  name: 'disputeValue',
  method: 'POST',
  path: `${BASE}/reconsiderations`,
  body: v.object({
    reason: upTo(1_000),
    comparables: v.pipe(
      v.array(v.object({ address: upTo(200), price: NotNegative, soldOn: IsoDate })),
      v.maxLength(MAX_COMPARABLES),
    ),
  }),
  answer: Reference,
  success: 202,
  creates: true,
});
