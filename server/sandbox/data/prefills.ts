import { findAddress } from './addresses.ts';

/** What the lender already knows about people who come by a letter, a referral or an affiliate (9.1). */
const addressOf = (street1: string, state: string) => {
  const found = findAddress(street1, state);
  if (!found) throw new Error(`No known address ${street1}`);
  return { street1, street2: '', city: found.city, state, zip: found.zip };
};

const offer = {
  firstName: 'Rosalind',
  lastName: 'Ferncastle',
  inHomeDate: '2026-09-01',
  ...addressOf('33 Cinderpath Way', 'CO'),
};

/** Mailed offers by code. */
export const offerCodes = new Map([
  ['HL-48213', { ...offer, offerCode: 'HL-48213', respondByDate: '2027-12-31' }],
  ['HL-EXPIRED', { ...offer, offerCode: 'HL-EXPIRED', respondByDate: '2026-01-31' }],
]);

const REFERRAL = '20000000-0000-4000-8000-00000000000';

interface Referral {
  readonly person: {
    readonly firstName: string;
    readonly lastName: string;
    readonly suffix: string;
    readonly phoneNumber: string;
    readonly email: string;
  };
  /** The status of the application that used it. */
  readonly helocStatus: string | null;
}

export const referrals = new Map<string, Referral>([
  [
    `${REFERRAL}1`,
    {
      person: {
        firstName: 'Tobias',
        lastName: 'Merrowfield',
        suffix: '',
        phoneNumber: '(615) 555-0142',
        email: 'tobias.merrowfield@demo.example',
      },
      helocStatus: null,
    },
  ],
  [
    `${REFERRAL}2`,
    {
      person: {
        firstName: 'Adela',
        lastName: 'Quillforth',
        suffix: '',
        phoneNumber: '(615) 555-0143',
        email: 'adela.quillforth@demo.example',
      },
      helocStatus: 'OFFER_SELECTION',
    },
  ],
]);

export const referralAddress = addressOf('88 Fiddlebrook Road', 'TN');

/** What the affiliate `demo` has asked already. */
export const affiliatePrefill = {
  propertyAddress: addressOf('55 Lakeloom Street', 'WI'),
  income: 96_000,
  name: { firstName: 'Winifred', middleName: '', lastName: 'Sorrelgate', suffix: '' },
};
export const AFFILIATE = 'demo';
