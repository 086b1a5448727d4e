import type { LegalName } from '#store/person/name.ts';

/** FIELD-APP-1, FIELD-APP-2 */
export interface Application {
  uuid: string;
  /** ISO. */
  createdAt: string | null;
  loanNumber: string | null;
  isInquiry: boolean;
  isCrypto: boolean;
  property: {
    street1: string | null;
    street2: string | null;
    city: string | null;
    state: string | null;
    zip: string | null;
    county: string | null;
    occupancyType: string | null;
    propertyType: string | null;
    yearBuilt: number | null;
  } | null;
  applicant: {
    name: LegalName | null;
    dob: string | null;
    email: string | null;
    phoneNumber: string | null;
  };
  /** Whole dollars. */
  adjustedHomeAmount: number | null;
  hasRoutingNumber: boolean;
  /** The last four characters of the account that receives the money (COND-12). */
  accountEnding: string | null;
  isSsnOnFile: boolean;
  consentsGiven: string[];
  selectedOffer: {
    amount: number | null;
    total: number | null;
    /** A fraction: 0.0785 is 7.85%. */
    rate: number | null;
    term: number | null;
    monthlyPayment: number | null;
    /** Dollars that the lender pays to other lenders. */
    debtsPaid: number | null;
  } | null;
  referrerUuid: string | null;
  wholesaleBrokerNmls: string | null;
}

/** Fields that decide the route (FIELD-APP-1). */
export interface RoutedApplication {
  isCrypto: boolean;
  /** The number itself is never in the store. */
  hasRoutingNumber: boolean;
  propertyState: string | null;
}
