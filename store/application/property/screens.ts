import type { ApplicationScreen } from '#store/application/screens.ts';
import { formKinds } from '#store/registration/answerKinds.ts';

import { ownershipReasons } from '#store/application/property/codes.ts';

const ofLiens = ['liens', 'errorTimeout', 'conditions'] as const;

/** Finding the property, and what the county records say of it. */
export const propertyScreens = {
  reviewProperty: {
    room: 'property',
    path: 'review-app/property',
    title: 'Find your property',
    reads: ['propertySearch', 'uploadLimits'],
    isAlwaysOpen: true,
    stores: { candidateUuid: 'code', ...formKinds.homeAddress, parcelNumber: 'text' },
  },
  reviewIncorrectPin: {
    room: 'property',
    path: 'review-app/incorrect-pin',
    title: 'Check your parcel number',
    reads: ['propertyRecord', 'uploadLimits'],
    openWith: ofLiens,
    isAlwaysOpen: true,
    stores: { parcelNumber: 'text' },
  },
  reviewIncorrectOwnership: {
    room: 'property',
    path: 'review-app/incorrect-ownership',
    title: 'Who owns the property?',
    reads: ['propertyRecord', 'uploadLimits'],
    openWith: ofLiens,
    isAlwaysOpen: true,
    stores: { reason: Object.keys(ownershipReasons), note: 'text' },
  },
} as const satisfies Record<string, ApplicationScreen>;
