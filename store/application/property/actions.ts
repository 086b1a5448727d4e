import { createAction } from '@reduxjs/toolkit';

import type { OwnershipReason } from '#store/application/property/codes.ts';
import type { PropertyAnswer } from './propertySearch.ts';

/** review-app/property */
export const propertyChosen = createAction<PropertyAnswer>('application/propertyChosen');

/** The tax bill or deed of a home that wasn't found twice. */
export const propertyProved = createAction('application/propertyProved');

/** review-app/incorrect-pin. Null if the borrower doesn't know it. */
export const parcelNumberSubmitted = createAction<{ parcelNumber: string | null }>(
  'application/parcelNumberSubmitted',
);

/** review-app/incorrect-ownership */
export const ownershipExplained = createAction<{ reason: OwnershipReason; note: string | null }>(
  'application/ownershipExplained',
);
