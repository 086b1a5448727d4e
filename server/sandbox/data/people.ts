import { randomUUID } from 'node:crypto';

import type {
  SentDocument,
  NewCondition,
} from '#server/sandbox/lender/conditions/conditionRecord.ts';

import { referrerOf, ORIGINATOR_ID } from './originators.ts';

interface Facts {
  readonly org?: string;
  readonly dob?: string;
  readonly isBroker?: boolean;
  readonly openedDaysAgo?: number;
  readonly conditions?: readonly DemoCondition[];
}

/** Something that the lender asked for some days ago. */
export interface DemoCondition extends Omit<NewCondition, 'uuid'> {
  readonly daysAgo: number;
}

interface Particulars extends Facts {
  readonly declineReason?: string;
  readonly application?: object;
}

/** An invented demo user (12.7). */
export interface DemoPerson extends Facts {
  readonly name: string;
  readonly home: readonly [street1: string, state: string];
  readonly application: Readonly<Record<string, unknown>> | null;
  readonly shows: string;
}

export const DEMO_PASSWORD = 'Borrow!2026demo';
export const SIGNER_PASSWORD = 'Signer!2026demo';
export const DEMO_DOMAIN = 'demo.example';

/** name | street and state of the property (12.8) | status of the application | what they show */
const table = `
Dana Marlow|512 Amberstone Drive|OH||a complete profile and no application: prefill
Ravi Oakhurst|33 Cinderpath Way|CO|OFFER_SELECTION|offers, debts, the prompt about savings
June Talbrook|512 Amberstone Drive|OH|INCOME_VERIFICATION|the income step, and notifications in every state
Frank Wyndale|55 Lakeloom Street|WI|HARD_CREDIT_FROZEN|a frozen credit file
Opal Kerrigan|1480 Tidewillow Avenue|FL|DECLINED|a decline for credit
Gus Pemberly|5 Liberlark Place|PA|DECLINED|a decline for income
Tess Hollowell|118 Lanternfish Lane|TX|NOTARY_WAITING_PERIOD|a waiting period in Texas
Cora Bexley|17 Rivergate Bower|VA|RESCISSION|the right to cancel
Neil Ashgrove|905 Kingfisher Place|IL|COMPLETE|the 45-day message
Ruth Calloway|19 Icebell Lane|MN|COMPLETE|a line of long ago: may start again
Ines Parrish|27 Foxglass Lane|AZ|OFFER_SELECTION|an inquiry: Action Required
Otto Grennan|803 Bellharbor Street|OR|OFFER_SELECTION|an inquiry of an exempt broker: Active application already exists
Kit Lorimer|62 Pinewisp Drive|ID|AUTOPAY_ACCOUNT|an application backed by crypto
Bea Stanwick|66 Dovewren Lane|CA||the broker header
Wes Orchard|1480 Tidewillow Avenue|FL|OFFER_SELECTION|62 and older
Amir Fenwright|88 Fiddlebrook Road|TN|CO_DEED_REQ|waiting for another signer`;

const inquiryOf = (originator: string) => ({
  application: { isInquiry: true, referrer: referrerOf(`${ORIGINATOR_ID}${originator}`) },
});

const sentBefore = (
  fileName: string,
  state: SentDocument['state'],
  reason: string | null = null,
): SentDocument => ({
  uuid: randomUUID(),
  fileName,
  documentType: 'SUPPORT',
  state,
  reason,
  uploadedAt: new Date().toISOString(),
});

const everyState: readonly DemoCondition[] = [
  {
    daysAgo: 40,
    categoryEnum: 'PROPERTY_LEGAL_DESCRIPTION',
    requestDocuments: ['PROPERTY_DESCRIPTION_SOURCE'],
    xtraData: { state: 'ACCEPTED', documents: [sentBefore('deed.pdf', 'ACCEPTED')] },
  },
  {
    daysAgo: 9,
    categoryEnum: 'HARD_CREDIT_INQUIRY_REVIEW',
    requestDocuments: ['SUPPORT'],
    xtraData: { state: 'IN_REVIEW', documents: [sentBefore('review letter.pdf', 'IN_REVIEW')] },
  },
  {
    daysAgo: 3,
    categoryEnum: 'GENERIC_DOCUMENT_REQUEST',
    requestDocuments: ['SUPPORT'],
    commentsToBorrower: 'Please send the letter of your homeowners association.',
    xtraData: {
      state: 'NEEDS_REPLACING',
      documents: [sentBefore('association.jpg', 'NEEDS_REPLACING', 'We could not read the date.')],
    },
  },
  {
    daysAgo: 0,
    categoryEnum: 'HELOC_MANUAL_PAYSTUB_UPLOAD',
    requestDocuments: ['USER_UPLOADED_PAYSTUB'],
    actionNeeded: 'Send 2 pay stubs from the last 30 days.',
    xtraData: { numDocsRequired: 2 },
  },
];

const particulars: Readonly<Record<string, Particulars>> = {
  'Ravi Oakhurst': { application: { income: { incomePrimary: 90_000 } } },
  'June Talbrook': { conditions: everyState },
  'Opal Kerrigan': { declineReason: 'CREDIT', application: { score: 588 } },
  'Gus Pemberly': { declineReason: 'INCOME', application: { income: { incomePrimary: 52_000 } } },
  'Tess Hollowell': { application: { income: { incomePrimary: 160_000 } } },
  'Neil Ashgrove': { openedDaysAgo: 20 },
  'Ruth Calloway': { openedDaysAgo: 60, application: { activeForAppStart: false } },
  'Ines Parrish': inquiryOf('01'),
  'Otto Grennan': inquiryOf('04'),
  'Kit Lorimer': { org: 'HOMELINE_CRYPTO', application: { isCrypto: true, disburseAccount: null } },
  'Bea Stanwick': { isBroker: true },
  'Wes Orchard': { org: 'TARNGARTH', dob: '1958-03-09' },
};

export const demoPeople: readonly DemoPerson[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', street1 = '', state = '', checklistStatus = '', shows = ''] = line.split('|');
    const { application, declineReason, ...rest } = particulars[name] ?? {};
    const status = { checklistStatus, ...(declineReason && { declineReason }) };
    return {
      name,
      home: [street1, state],
      shows,
      application: checklistStatus === '' ? null : { status, ...application },
      ...rest,
    };
  });

/** The signer of Amir Fenwright's deed. Not a borrower. */
export const demoSigner = { name: 'Lena Fenwright', borrower: 'Amir Fenwright' };

/** "Dana Marlow" becomes dana.marlow@demo.example. */
export const emailOf = (name: string) =>
  `${name.toLowerCase().replaceAll(' ', '.')}@${DEMO_DOMAIN}`;
