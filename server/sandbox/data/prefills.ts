import { wireAddressOf } from './addresses.ts';

/** Prefills from letters, referrals and affiliates (9.1). */
const offer = {
  firstName: 'Rosalind',
  lastName: 'Ferncastle',
  inHomeDate: '2026-09-01',
  ...wireAddressOf('33 Cinderpath Way', 'CO'),
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

export const referralAddress = wireAddressOf('88 Fiddlebrook Road', 'TN');

export const affiliatePrefill = {
  propertyAddress: wireAddressOf('55 Lakeloom Street', 'WI'),
  income: 96_000,
  name: { firstName: 'Winifred', middleName: '', lastName: 'Sorrelgate', suffix: '' },
};
export const AFFILIATE = 'demo';
