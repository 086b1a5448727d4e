import { wireAddressOf } from './addresses.ts';
import { emailOf } from './people.ts';

/** Prefills from letters, referrals and affiliates (9.1). */
const offer = {
  firstName: 'Rosalind',
  lastName: 'Ferncastle',
  inHomeDate: '2026-09-01',
  ...wireAddressOf('33 Cinderpath Way', 'CO'),
};

export const offerCodes = new Map([
  ['HL-48213', { ...offer, offerCode: 'HL-48213', respondByDate: '2027-12-31' }],
  ['HL-EXPIRED', { ...offer, offerCode: 'HL-EXPIRED', respondByDate: '2026-01-31' }],
]);

const REFERRAL = '20000000-0000-4000-8000-00000000000';

const person = (firstName: string, lastName: string, line: string) => ({
  firstName,
  lastName,
  suffix: '',
  phoneNumber: `(615) 555-${line}`,
  email: emailOf(`${firstName} ${lastName}`),
});

/** With the status of the application that used it, or null. */
export const referrals = new Map([
  [`${REFERRAL}1`, { person: person('Tobias', 'Merrowfield', '0142'), helocStatus: null }],
  [
    `${REFERRAL}2`,
    { person: person('Adela', 'Quillforth', '0143'), helocStatus: 'OFFER_SELECTION' },
  ],
]);

export const referralAddress = wireAddressOf('88 Fiddlebrook Road', 'TN');

export const affiliatePrefill = {
  propertyAddress: wireAddressOf('55 Lakeloom Street', 'WI'),
  income: 96_000,
  name: { firstName: 'Winifred', middleName: '', lastName: 'Sorrelgate', suffix: '' },
};
export const AFFILIATE = 'demo';
