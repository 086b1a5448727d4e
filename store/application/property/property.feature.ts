import { feature, lenderDatum } from '#store/application/core/feature.ts';
import { homeKinds } from '#store/registration/address/addressKinds.ts';
import { ownershipReasons } from '#store/application/property/codes.ts';

import type { PropertyRecord, PropertySearch } from './propertySearch.ts';

const ofLiens = ['liens', 'errorTimeout', 'conditions'] as const;

export const propertyFeature = feature({
  screens: {
    reviewProperty: {
      path: 'review-app/property',
      title: 'Find your property',
      why: 'Your home secures the line, so its county record has to be the right one.',
      reads: ['propertySearch', 'uploadLimits'],
      isAlwaysOpen: true,
      stores: { candidateUuid: 'code', ...homeKinds, parcelNumber: 'text' },
    },
    reviewIncorrectPin: {
      path: 'review-app/incorrect-pin',
      title: 'Check your parcel number',
      reads: ['propertyRecord', 'uploadLimits'],
      openWith: ofLiens,
      isAlwaysOpen: true,
      stores: { parcelNumber: 'text' },
    },
    reviewIncorrectOwnership: {
      path: 'review-app/incorrect-ownership',
      title: 'Who owns the property?',
      reads: ['propertyRecord', 'uploadLimits'],
      openWith: ofLiens,
      isAlwaysOpen: true,
      stores: { reason: Object.keys(ownershipReasons), note: 'text' },
    },
  },
  data: {
    propertySearch: lenderDatum<PropertySearch>('candidates.*.uuid', 'misses'),
    propertyRecord: lenderDatum<PropertyRecord>('ownership'),
  },
  uploads: {
    propertyProof: { documentType: 'PROPERTY_DESCRIPTION_SOURCE', purpose: 'PROPERTY' },
    taxBill: { documentType: 'PROPERTY_DESCRIPTION_SOURCE', purpose: 'PROPERTY' },
    ownershipProof: { documentType: 'PROPERTY_DESCRIPTION_SOURCE', purpose: 'OWNERSHIP' },
  },
  steps: ['propertySearch', 'propertyProof', 'parcelNumber', 'ownership'],
  intents: {
    propertyChosen: ['candidateUuid'],
    propertyProved: [],
    parcelNumberSubmitted: [],
    ownershipExplained: ['reason'],
  },
});
