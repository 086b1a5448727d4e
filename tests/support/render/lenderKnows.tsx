import { createElement } from 'react';

import { applicationPages } from '#src/pages/application/pages.ts';
import { applicationScreenAt } from '#store/application/core/currentScreen.ts';
import type { LenderData } from '#store/application/core/features.ts';
import { lenderDataReceived } from '#store/application/core/lenderDataSlice.ts';
import type { ApplicationScreenId } from '#store/application/core/screens.ts';
import { aBankAccount, aPayment, aPayout } from '#tests/support/fixtures/accounts.ts';
import { aBookedAppraisal } from '#tests/support/fixtures/appraisals.ts';
import { aDocument } from '#tests/support/fixtures/documents.ts';
import { aRecord, someNeeds } from '#tests/support/fixtures/income.ts';
import { aBooking } from '#tests/support/fixtures/notary.ts';
import { anOfferSet } from '#tests/support/fixtures/offers.ts';
import { aQuote } from '#tests/support/fixtures/quotes.ts';
import { aTimeline } from '#tests/support/fixtures/timelines.ts';
import { anEstimate, aPlacedOrder, uploadLimits } from '#tests/support/fixtures/valuations.ts';

import { renderLiveScreen, type ScreenSituation } from './renderScreen.tsx';

const savings = {
  type: 'INVESTMENT',
  institution: 'Sandbox Bank',
  mask: '5555',
  balance: 150_000,
  joint: true,
  linkUuid: 'link',
} as const;

const mortgage = {
  uuid: 'a',
  holder: 'Sample Mortgage Servicing',
  type: 'FIRST_MORTGAGE',
  position: 1,
  recordedDate: '2018-06-15',
  balance: 200_000,
  payment: 1_500,
  commentsToBorrower: null,
  stated: null,
};

/** What the lender knows about a borrower who has answered every screen. */
export const everything = {
  uploadLimits,
  requalification: null,
  offers: anOfferSet(),
  propertySearch: { candidates: [], misses: 0 },
  assets: {
    linked: [],
    accounts: [savings],
    limit: {
      before: 60_000,
      most: 210_600,
      rate: 0.086,
      term: 30,
      paymentRoom: 465,
      incomeShare: 0.5,
    },
  },
  creditIdentification: {
    name: { firstName: 'Mira', lastName: 'Tolland' },
    dob: '1984-03-09',
    address: { street1: '512 Amberstone Drive', city: 'Columbus', state: 'OH', zip: '43214' },
    triesMade: 0,
    triesLeft: 3,
    formerLastName: null,
    previousAddress: null,
  },
  homeEstimate: anEstimate,
  valuationOrder: aPlacedOrder,
  liens: { task: null, taxesInsurance: null, hoaMonthly: null, liens: [mortgage] },
  payoffs: [],
  appraisal: aBookedAppraisal(),
  income: someNeeds({ records: [aRecord({ state: 'ACCEPTED' })] }),
  employment: {
    employerName: 'Unreachable Ltd',
    jobTitle: 'Miller',
    startDate: '2019-03-01',
    workPhone: '(614) 555-0123',
    workEmail: null,
    contactName: null,
    bestTime: null,
    businessName: null,
    licenceOrWebsite: null,
    yearsInBusiness: null,
    state: 'CALLING',
  },
  idCheck: {
    state: 'VERIFIED',
    reason: null,
    reasonText: null,
    triesLeft: 2,
    idType: 'STATE_ID',
    issuingState: 'OH',
  },
  payout: aPayout({ chosen: aBankAccount() }),
  payment: aPayment({
    saved: {
      paymentMethod: 'AUTOPAY',
      accountUuid: aBankAccount().accountUuid,
      paymentDay: 5,
      statementBy: null,
    },
  }),
  floodCheck: null,
  finalOffer: {
    chosen: aQuote(),
    final: aQuote(),
    reasons: [],
    rescissionEndsOn: null,
    texasEarliestOn: null,
  },
  documentsToSign: [aDocument()],
  notaryBooking: aBooking(),
  timeline: aTimeline(),
} satisfies Partial<LenderData>;

/** Opens the page at an address with everything that the lender knows. A test can change parts of it. */
export async function openPageAt(
  { at, ...situation }: ScreenSituation,
  differences: Partial<LenderData> = {},
) {
  const screen = applicationScreenAt(at.replace(/\?.*/, ''))?.screen as ApplicationScreenId;
  const { code } = applicationPages[screen];
  await code.fetch();
  return renderLiveScreen(createElement(code.component() ?? 'p'), {
    at,
    ...situation,
    given: [lenderDataReceived({ ...everything, ...differences }), ...(situation.given ?? [])],
  });
}
