import { createAction } from '@reduxjs/toolkit';

import type { HomeAddress, PropertyAddress } from '#store/person/address.ts';
import type { LegalName } from '#store/person/name.ts';

import type { Income } from './income.ts';

export interface ContactAnswer {
  email: string;
  /** Null if the user only joined the waitlist. */
  phoneNumber: string | null;
  /** Null if the box wasn't shown. */
  smsTransactionalConsent: boolean | null;
  smsMarketingConsent: boolean | null;
}

/** The property, and on the one-address flow the home if the user lives elsewhere. */
export const propertySubmitted = createAction<{ property: PropertyAddress; home?: HomeAddress }>(
  'registration/propertySubmitted',
);
export const homeAddressSubmitted = createAction<HomeAddress>('registration/homeAddressSubmitted');
export const saleStatusSubmitted = createAction<{ isListedForSale: boolean }>(
  'registration/saleStatusSubmitted',
);
export const incomeSubmitted = createAction<Income>('registration/incomeSubmitted');
export const nameSubmitted = createAction<LegalName>('registration/nameSubmitted');
export const birthdateSubmitted = createAction<{ dob: string }>('registration/birthdateSubmitted');
export const contactSubmitted = createAction<ContactAnswer>('registration/contactSubmitted');
