import * as v from 'valibot';

import { ownershipLabels } from '#store/application/details/additionalInfo.ts';
import { ownershipReasons } from '#store/application/property/codes.ts';

import { WireStatus } from './application.ts';
import { NotNegative, Text, WireAddress, codeOf, listOf, upTo } from './common.ts';
import { endpoint } from './endpoint.ts';

const BASE = '/service-krang-heloc/borrower/secure/api/v1/{uuid}/property';
const CHOSEN = 'The step calls of the application are not shown; screens.md 10.3.';

const Documents = v.array(upTo(100));

export const readPropertyCandidates = endpoint({
  name: 'readPropertyCandidates',
  summary: 'The homes that the county records have at the address',
  method: 'GET',
  path: `${BASE}/candidates`,
  chosen: CHOSEN,
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
    /** How often a changed address was not found. */
    misses: v.nullish(NotNegative, 0),
  }),
});

export const saveProperty = endpoint({
  name: 'saveProperty',
  summary: 'Says which home it is: one of the list, or another address',
  method: 'PUT',
  path: BASE,
  chosen: CHOSEN,
  body: v.union([
    v.object({ candidateUuid: upTo(100) }),
    v.object({ address: WireAddress, parcelNumber: v.nullish(upTo(30), null) }),
  ]),
  answer: WireStatus,
});

export const sendPropertyProof = endpoint({
  name: 'sendPropertyProof',
  summary: 'Sends a tax bill or a deed of a home that the records lack',
  method: 'POST',
  path: `${BASE}/proof`,
  chosen: CHOSEN,
  body: v.object({ documentUuids: Documents }),
  answer: WireStatus,
});

export const readPropertyRecord = endpoint({
  name: 'readPropertyRecord',
  summary: 'The parcel and the owners in the county records, and the ownership that was told',
  method: 'GET',
  path: `${BASE}/record`,
  chosen: CHOSEN,
  answer: v.object({
    parcelEnd: Text,
    recordOwners: v.nullish(listOf(v.string()), []),
    ownership: v.nullish(codeOf(ownershipLabels), null),
  }),
});

export const saveParcelNumber = endpoint({
  name: 'saveParcelNumber',
  summary: 'Corrects the parcel number; null: the borrower does not know it',
  method: 'PUT',
  path: `${BASE}/parcel-number`,
  chosen: CHOSEN,
  body: v.object({ parcelNumber: v.nullish(upTo(30), null), documentUuids: Documents }),
  answer: WireStatus,
});

export const explainOwnership = endpoint({
  name: 'explainOwnership',
  summary: 'Says why the county records name other owners',
  method: 'POST',
  path: `${BASE}/ownership`,
  chosen: CHOSEN,
  body: v.object({
    reason: codeOf(ownershipReasons),
    note: v.nullish(upTo(1_000), null),
    documentUuids: Documents,
  }),
  answer: WireStatus,
});
