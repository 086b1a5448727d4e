import { referrerOf, ORIGINATOR_ID } from './originators.ts';

/** A demo user (12.7): all invented. */
export interface DemoPerson {
  readonly name: string;
  readonly org?: string;
  readonly dob?: string;
  /** The property, one of 12.8. */
  readonly home: readonly [street1: string, state: string];
  readonly isBroker?: boolean;
  readonly application: Readonly<Record<string, unknown>> | null;
  readonly openedDaysAgo?: number;
  readonly shows: string;
}

export const DEMO_PASSWORD = 'Borrow!2026demo';
export const SIGNER_PASSWORD = 'Signer!2026demo';
export const DEMO_DOMAIN = 'demo.example';

const at = (checklistStatus: string, more: object = {}) => ({
  status: { checklistStatus },
  ...more,
});

const declinedFor = (declineReason: string, more: object) =>
  at('DECLINED', {
    status: { checklistStatus: 'DECLINED', declineReason },
    ...more,
  });

export const demoPeople: readonly DemoPerson[] = [
  {
    name: 'Dana Marlow',
    home: ['512 Amberstone Drive', 'OH'],
    application: null,
    shows: 'a complete profile and no application: prefill',
  },
  {
    name: 'Ravi Oakhurst',
    home: ['33 Cinderpath Way', 'CO'],
    application: at('OFFER_SELECTION', { income: { incomePrimary: 90_000 } }),
    shows: 'offers, debts, the prompt about savings',
  },
  {
    name: 'June Talbrook',
    home: ['512 Amberstone Drive', 'OH'],
    application: at('INCOME_VERIFICATION'),
    shows: 'the income step',
  },
  {
    name: 'Frank Wyndale',
    home: ['55 Lakeloom Street', 'WI'],
    application: at('HARD_CREDIT_FROZEN'),
    shows: 'a frozen credit file',
  },
  {
    name: 'Opal Kerrigan',
    home: ['1480 Tidewillow Avenue', 'FL'],
    application: declinedFor('CREDIT', { score: 588 }),
    shows: 'a decline for credit',
  },
  {
    name: 'Gus Pemberly',
    home: ['5 Liberlark Place', 'PA'],
    application: declinedFor('INCOME', { income: { incomePrimary: 52_000 } }),
    shows: 'a decline for income',
  },
  {
    name: 'Tess Hollowell',
    home: ['118 Lanternfish Lane', 'TX'],
    application: at('NOTARY_WAITING_PERIOD', { income: { incomePrimary: 160_000 } }),
    shows: 'a waiting period in Texas',
  },
  {
    name: 'Cora Bexley',
    home: ['17 Rivergate Bower', 'VA'],
    application: at('RESCISSION'),
    shows: 'the right to cancel',
  },
  {
    name: 'Neil Ashgrove',
    home: ['905 Kingfisher Place', 'IL'],
    application: at('COMPLETE'),
    openedDaysAgo: 20,
    shows: 'the 45-day message',
  },
  {
    name: 'Ruth Calloway',
    home: ['19 Icebell Lane', 'MN'],
    application: at('COMPLETE', { activeForAppStart: false }),
    openedDaysAgo: 60,
    shows: 'a line of long ago: may start again',
  },
  {
    name: 'Ines Parrish',
    home: ['27 Foxglass Lane', 'AZ'],
    application: at('OFFER_SELECTION', {
      isInquiry: true,
      referrer: referrerOf(`${ORIGINATOR_ID}01`),
    }),
    shows: 'an inquiry: Action Required',
  },
  {
    name: 'Otto Grennan',
    home: ['803 Bellharbor Street', 'OR'],
    application: at('OFFER_SELECTION', {
      isInquiry: true,
      referrer: referrerOf(`${ORIGINATOR_ID}04`),
    }),
    shows: 'an inquiry of an exempt broker: Active application already exists',
  },
  {
    name: 'Kit Lorimer',
    org: 'HOMELINE_CRYPTO',
    home: ['62 Pinewisp Drive', 'ID'],
    application: at('AUTOPAY_ACCOUNT', { isCrypto: true, disburseAccount: null }),
    shows: 'an application backed by crypto',
  },
  {
    name: 'Bea Stanwick',
    home: ['66 Dovewren Lane', 'CA'],
    isBroker: true,
    application: null,
    shows: 'the broker header',
  },
  {
    name: 'Wes Orchard',
    org: 'TARNGARTH',
    dob: '1958-03-09',
    home: ['1480 Tidewillow Avenue', 'FL'],
    application: at('OFFER_SELECTION'),
    shows: '62 and older',
  },
  {
    name: 'Amir Fenwright',
    home: ['88 Fiddlebrook Road', 'TN'],
    application: at('CO_DEED_REQ'),
    shows: 'waiting for another signer',
  },
];

/** The signer of Amir Fenwright's deed; not a borrower. */
export const demoSigner = { name: 'Lena Fenwright', borrower: 'Amir Fenwright' };

/** "Dana Marlow" has dana.marlow@demo.example. */
export const emailOf = (name: string) =>
  `${name.toLowerCase().replaceAll(' ', '.')}@${DEMO_DOMAIN}`;
