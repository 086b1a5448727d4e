import * as v from 'valibot';

import { ownershipLabels } from '#store/application/details/additionalInfo.ts';
import { ownershipReasons } from '#store/application/property/codes.ts';

import { WireStatus } from './application.ts';
import { NotNegative, Text, WireAddress, codeOf, listOf, upTo } from './common.ts';
import { endpoint } from './endpoint.ts';

const BASE = '/service-krang-heloc/borrower/secure/api/v1/{uuid}/property';

const Documents = v.array(upTo(100));

export const readPropertyCandidates = endpoint({
  name: 'readPropertyCandidates',
  method: 'GET',
  path: `${BASE}/candidates`,
  answer: v.object({
    candidates: v.nullish(
      listOf(
        v.object({
          uuid: v.string(),
          street1: v.string(),
          unit: Text,
          ownerInitial: Text,
          parcelEnd: Text,
          type: Text,
        }),
      ),
      [],
    ),
    /** How often the lender didn't find a changed address. */
    misses: v.nullish(NotNegative, 0),
  }),
});

export const saveProperty = endpoint({
  name: 'saveProperty',
  method: 'PUT',
  path: BASE,
  body: v.union([
    v.object({ candidateUuid: upTo(100) }),
    v.object({ address: WireAddress, parcelNumber: v.nullish(upTo(30), null) }),
  ]),
  answer: WireStatus,
});

export const sendPropertyProof = endpoint({
  name: 'sendPropertyProof',
  method: 'POST',
  path: `${BASE}/proof`,
  body: v.object({ documentUuids: Documents }),
  answer: WireStatus,
});

export const readPropertyRecord = endpoint({
  name: 'readPropertyRecord',
  method: 'GET',
  path: `${BASE}/record`,
  answer: v.object({
    parcelEnd: Text,
    recordOwners: v.nullish(listOf(v.string()), []),
    ownership: v.nullish(codeOf(ownershipLabels), null),
  }),
});

export const saveParcelNumber = endpoint({
  name: 'saveParcelNumber',
  method: 'PUT',
  path: `${BASE}/parcel-number`,
  body: v.object({ parcelNumber: v.nullish(upTo(30), null), documentUuids: Documents }),
  answer: WireStatus,
});

export const explainOwnership = endpoint({
  name: 'explainOwnership',
  method: 'POST',
  path: `${BASE}/ownership`,
  body: v.object({
    reason: codeOf(ownershipReasons),
    note: v.nullish(upTo(1_000), null),
    documentUuids: Documents,
  }),
  answer: WireStatus,
});
