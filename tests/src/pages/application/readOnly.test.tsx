import { screen } from '@testing-library/react';
import { createElement } from 'react';

import { applicationPages } from '#src/pages/application/pages.ts';
import { applicationScreenAt } from '#store/application/currentScreen.ts';
import type { ApplicationScreenId } from '#store/application/screens.ts';
import type { LenderData } from '#store/application/features.ts';
import { lenderDataReceived } from '#store/application/lenderDataSlice.ts';
import { aBookedAppraisal, anAppraisal } from '#tests/support/fixtures/appraisals.ts';
import { aDocument } from '#tests/support/fixtures/documents.ts';
import { aRecord, someNeeds } from '#tests/support/fixtures/income.ts';
import { aBooking } from '#tests/support/fixtures/notary.ts';
import { anOfferSet } from '#tests/support/fixtures/offers.ts';
import { aQuote } from '#tests/support/fixtures/quotes.ts';
import { aTimeline } from '#tests/support/fixtures/timelines.ts';
import { anEstimate, aPlacedOrder, uploadLimits } from '#tests/support/fixtures/valuations.ts';
import { renderScreen } from '#tests/support/render/renderScreen.tsx';
import { aStatus } from '#tests/support/sagas/openApplication.ts';

/** The screen, a status that leads elsewhere, what the lender knows, and what is read there. */
type Row = readonly [string, string, Partial<LenderData>, readonly (string | RegExp)[]];

/** Screens that show the status card in their place, with "Refresh" and the dashboard. */
const withCard = new Set([
  'review-app/no-credit',
  'review-app/property',
  'income/link/truv-payroll',
  'bank/manual-disburse',
  'error/flood-cert',
  'notary/reserve-manual',
]);

const account = {
  accountUuid: 'a',
  bankName: 'Sandbox National Bank',
  type: 'CHECKING',
  mask: '4321',
  routingNumber: '123456780',
  verified: true,
};
const payout = {
  accounts: [],
  chosen: account,
  cash: 48_500,
  expectedOn: '2026-12-01',
  isAfterRightToCancel: true,
};
const saved = {
  paymentMethod: 'AUTOPAY',
  accountUuid: 'a',
  paymentDay: 5,
  statementBy: null,
} as const;
const terms = {
  autopay: { rate: 0.08, monthlyPayment: 800 },
  manual: { rate: 0.0825, monthlyPayment: 820 },
  isAutopayInOffer: true,
};
const savings = {
  type: 'INVESTMENT' as const,
  institution: 'Sandbox Bank',
  mask: '5555',
  balance: 150_000,
  joint: true,
  linkUuid: 'link',
};
const limit = {
  before: 60_000,
  most: 210_600,
  rate: 0.086,
  term: 30,
  paymentRoom: 465,
  incomeShare: 0.5,
};
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
const idCheck = {
  state: 'VERIFIED',
  reason: null,
  reasonText: null,
  triesLeft: 2,
  idType: 'STATE_ID',
  issuingState: 'OH',
} as const;
const identification = {
  name: { firstName: 'Mira', lastName: 'Tolland' },
  dob: '1984-03-09',
  address: { street1: '512 Amberstone Drive', city: 'Columbus', state: 'OH', zip: '43214' },
  triesMade: 0,
  triesLeft: 3,
  formerLastName: null,
  previousAddress: null,
};
const employment = {
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
} as const;
const finalOffer = {
  chosen: aQuote(),
  final: aQuote(),
  reasons: [],
  rescissionEndsOn: null,
  texasEarliestOn: null,
};
const liens = { task: null, taxesInsurance: null, hoaMonthly: null, liens: [mortgage] };
const income = someNeeds({ records: [aRecord({ state: 'ACCEPTED' })] });
const documentsToSign = [aDocument()];

const rows: readonly Row[] = [
  ['product/prequal-winback', 'LIEN_VERIFICATION', { requalification: null }, ['Your line fits.']],
  ['product/select/confirm', 'HMDA', { offers: anOfferSet() }, []],
  ['start/hmda', 'INCOME_VERIFICATION', {}, [/They are not shown again/]],
  ['review-app/no-credit', 'OFFER_SELECTION', {}, ["We don't need proof right now"]],
  ['review-app/no-credit', 'PAYOFF_REQUEST_PENDING', {}, ["We don't need proof right now"]],
  [
    'review-app/property',
    'LIEN_VERIFICATION',
    { propertySearch: { candidates: [], misses: 0 } },
    ['We know your property'],
  ],
  [
    'product/assets',
    'OFFER_SELECTION',
    { assets: { linked: [], accounts: [savings], limit } as never },
    ['$105,000.00 (70%)'],
  ],
  ['credit/social', 'OFFER_SELECTION', { creditIdentification: identification }, []],
  [
    'bpo/estimate-value',
    'OFFER_SELECTION',
    { homeEstimate: anEstimate },
    ['1,850 square feet', '$480,000'],
  ],
  [
    'bpo/order-bpo',
    'OFFER_SELECTION',
    { valuationOrder: aPlacedOrder },
    ['BPO-100200', 'Monday, Saturday'],
  ],
  ['liens', 'INCOME_VERIFICATION', { liens: liens as never }, ['Sample Mortgage Servicing']],
  [
    'payoff/hold',
    'OFFER_SELECTION',
    { payoffs: [] },
    ["You aren't paying off any loans with this line."],
  ],
  ['hold', 'INCOME_VERIFICATION', { appraisal: anAppraisal() }, ['No appraisal was ordered.']],
  ['hold', 'INCOME_VERIFICATION', { appraisal: aBookedAppraisal() }, ['AP-100200']],
  ['income/review', 'NOTE_SIGNING', { income }, ['Accepted']],
  ['income/upload', 'NOTE_SIGNING', { income }, []],
  ['income/employer-verification', 'NOTE_SIGNING', { income, employment }, ['Unreachable Ltd']],
  ['income/link/truv-payroll', 'NOTE_SIGNING', { income }, []],
  ['identity', 'DISBURSEMENT_ACCOUNT', { idCheck }, ['US State ID Card, Ohio']],
  ['identity', 'DISBURSEMENT_ACCOUNT', { idCheck: null }, ["You haven't sent an ID yet."]],
  ['bank/disburse', 'NOTE_SIGNING', { payout }, ['checking ending 4321']],
  ['bank/confirm', 'NOTE_SIGNING', { payout }, ['checking ending 4321']],
  ['bank/manual-disburse', 'NOTE_SIGNING', {}, ["We don't need a bank account right now"]],
  [
    'bank/autopay',
    'NOTE_SIGNING',
    { payment: { accounts: [account], chosen: account, terms, saved } as never },
    ['Sandbox National Bank checking ending 4321', '5'],
  ],
  ['error/flood-cert', 'FINAL_OFFER', { floodCheck: null }, []],
  [
    'signing/intro',
    'HMDA',
    { finalOffer: null, documentsToSign },
    ['You have no final offer yet.'],
  ],
  [
    'signing/intro',
    'RESCISSION',
    { finalOffer, documentsToSign },
    ['Nothing changed since you chose it'],
  ],
  ['notary/reserve-manual', 'RESCISSION', { notaryBooking: aBooking() }, []],
  ['complete', 'OFFER_SELECTION', { timeline: aTimeline(), payout }, []],
];

it.each(rows)('A-81 S4 makes %s read-only at %s', async (at, status, given, texts) => {
  const { code } = applicationPages[applicationScreenAt(at)?.screen as ApplicationScreenId];
  await code.fetch();

  await renderScreen(createElement(code.component() ?? 'p'), {
    at,
    status: aStatus(status),
    given: [lenderDataReceived({ uploadLimits, ...given })],
  });

  for (const text of texts) expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Go to my current step' })).toBeVisible();
  expect(screen.queryAllByRole('button')).toHaveLength(withCard.has(at) ? 3 : 1);
  for (const role of ['textbox', 'radio', 'checkbox', 'combobox'])
    expect(screen.queryAllByRole(role)).toEqual([]);
});
