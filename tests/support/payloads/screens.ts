import fc from 'fast-check';

import { uploadGroupNames } from '#store/application/uploads/purposes.ts';
import { lenderDataNames } from '#store/application/features.ts';
import type { AdditionalInfo } from '#store/application/details/additionalInfoAnswer.ts';
import type * as statusCheck from '#store/application/status/statusCheckSlice.ts';
import { acknowledgementTypes } from '#store/application/submission/acknowledgements.ts';
import type * as submissionActions from '#store/application/submission/actions.ts';
import type { BankAccount } from '#store/application/bank/account.ts';
import type * as bankActions from '#store/application/bank/actions.ts';
import type * as linkingActions from '#store/application/linking/actions.ts';
import type * as linking from '#store/application/linking/slice.ts';
import {
  incomeLinkTitles,
  linkResults,
  type LinkType,
} from '#store/application/linking/linkTypes.ts';
import type * as applicationActions from '#store/application/actions.ts';
import type * as appraisalActions from '#store/application/appraisal/actions.ts';
import type * as payoffActions from '#store/application/payoff/actions.ts';
import type * as valuationActions from '#store/application/valuation/actions.ts';
import type * as fundingActions from '#store/application/funding/actions.ts';
import type { Timeline } from '#store/application/funding/timeline.ts';
import type { HomeEstimate } from '#store/application/valuation/homeEstimate.ts';
import type * as lenderData from '#store/application/lenderDataSlice.ts';
import type { OrderAnswer, PlacedOrder } from '#store/application/valuation/order.ts';
import { incomeMethods } from '#store/application/income/codes.ts';
import type * as floodActions from '#store/application/flood/actions.ts';
import type * as signingActions from '#store/application/signing/actions.ts';
import type { SigningPlace } from '#store/application/signing/place.ts';
import type * as offerCopy from '#store/application/offers/copySlice.ts';
import type * as offers from '#store/application/offers/slice.ts';
import { editSteps, type EditStep, type Summary } from '#store/application/summary/summary.ts';
import type * as uploadsActions from '#store/application/uploads/actions.ts';
import type * as uploads from '#store/application/uploads/slice.ts';

import {
  amount,
  code,
  date,
  failure,
  few,
  id,
  nothing,
  orNull,
  personal,
  phone,
  state,
  time,
  zip,
  type PayloadsOf,
} from './arbitrary.ts';
import { assets } from './assets.ts';
import { employment, incomeNeeds } from './income.ts';
import { idCheck } from './idCheck.ts';
import { document, documentList } from './documents.ts';
import { lienList } from './liens.ts';
import { delinquency, propertyRecord, propertySearch, requalification } from './property.ts';
import { signerData } from './signer.ts';
import { notaryData } from './notary.ts';
import { legalName } from './registration.ts';

const yes = fc.boolean();
const count = fc.nat(9);
const term = fc.constantFrom(5, 15, 30);
const uploadId = fc.constantFrom('file-1', 'file-2');

const offerSet = fc.record({
  offers: few(
    fc.record({
      id: code,
      type: code,
      term,
      min: orNull(amount),
      max: orNull(amount),
      minDraw: amount,
      maxDraw: amount,
      originationFee: amount,
      rate: amount,
      otherRate: orNull(amount),
      baseRate: amount,
      discountList: few(
        fc.record({ discount: fc.record({ type: code }), rateWithDiscount: amount }),
      ),
      payOff: orNull(fc.record({ status: orNull(code) })),
      minRecordingTax: orNull(amount),
      maxRecordingTax: orNull(amount),
    }),
  ),
  offersByType: fc.dictionary(code, few(code)),
  costs: few(
    fc.record({
      feeType: code,
      borrowerPaidAmount: orNull(amount),
      jsCriteria: orNull(personal),
      totalPaidByBorrower: orNull(amount),
      paidBy: orNull(personal),
    }),
  ),
  ofeeMaxThreshold: orNull(amount),
  incomeRequestRecords: few(
    fc.record({
      methods: few(fc.constantFrom(...incomeMethods)),
      verificationMethod: orNull(fc.constantFrom(...incomeMethods)),
    }),
  ),
  maxDtiUnlimited: orNull(amount),
  minRecordingTax: amount,
  maxRecordingTax: amount,
  decision: orNull(code),
  subDecision: orNull(code),
  maxDraw: amount,
  liabilities: few(
    fc.record({
      uuid: id,
      creditor: personal,
      type: personal,
      monetaryBalance: amount,
      monetaryCalculatedNextPaymentMinimumAmount: amount,
      mustPay: yes,
      interestRate: orNull(amount),
      payOff: orNull(fc.record({ status: orNull(code) })),
    }),
  ),
  decisionReasons: few(fc.record({ code, text: personal })),
  drawYears: few(fc.record({ term, years: count })),
  discountLabels: few(fc.record({ type: code, label: personal })),
  homeEquity: orNull(fc.record({ value: amount, owed: amount })),
  revision: orNull(
    fc.record({ oldMaxDraw: amount, oldRate: amount, newRate: amount, reason: personal }),
  ),
});

const decision = fc.record({
  action: orNull(code),
  decidedAt: orNull(time),
  reasons: few(fc.record({ code, text: personal })),
  declineReason: orNull(code),
  scoreUsed: orNull(amount),
  scoreRange: orNull(fc.record({ from: amount, to: amount })),
  scoreDate: orNull(date),
  bureau: orNull(
    fc.record({
      name: personal,
      address: orNull(personal),
      phone: orNull(phone),
      url: orNull(personal),
    }),
  ),
  factors: few(personal),
  dti: orNull(amount),
  maxDti: orNull(amount),
  noticeDocumentUuid: orNull(id),
  noticeDueAt: orNull(time),
  correctable: few(code),
  counteroffer: orNull(fc.record({ amount })),
  endsOn: orNull(time),
  agency: orNull(personal),
});

const address = fc.record({ street1: personal, city: personal, state, zip });
const person = { name: legalName, email: personal };

const homeEstimate: fc.Arbitrary<HomeEstimate> = fc.record({
  estimatedValue: amount,
  propertyType: fc.constantFrom('CONDO', 'TOWNHOUSE'),
  bedrooms: amount,
  bathrooms: amount,
  livingArea: amount,
  yearBuilt: amount,
  condition: fc.constantFrom('FAIR', 'GOOD'),
  purchasePrice: orNull(amount),
  purchaseYear: orNull(amount),
  improvements: orNull(personal),
});

const orderFacts = {
  contactName: personal,
  contactPhone: phone,
  access: orNull(fc.constantFrom('OUTSIDE_ONLY' as const, 'GATE' as const)),
  accessNote: orNull(personal),
  bestDays: few(fc.constantFrom('MONDAY', 'FRIDAY')),
  petsOrNotes: orNull(personal),
  condition: orNull(fc.constantFrom('FAIR' as const, 'GOOD' as const)),
  damages: few(fc.constantFrom('ROOF', 'WATER')),
};

const orderAnswer: fc.Arbitrary<OrderAnswer> = fc.record(orderFacts);

const placedOrder: fc.Arbitrary<PlacedOrder> = fc.record({
  ...orderFacts,
  photos: few(personal),
  orderUuid: id,
  orderNumber: personal,
  expectedBy: orNull(date),
});

const visitWindow = fc.record({
  day: date,
  time: fc.constantFrom('MORNING' as const, 'EVENING' as const),
});

const appraisal = fc.record({
  fee: amount,
  earliestPaymentDate: orNull(date),
  appointment: orNull(time),
  appraiserName: orNull(personal),
  receiptNumber: orNull(personal),
  receiptDocumentUuid: orNull(id),
  paidOn: orNull(date),
  contactName: orNull(personal),
  contactPhone: orNull(phone),
  windows: few(visitWindow),
  refusal: orNull(personal),
});

const payoff = fc.record({
  uuid: id,
  lender: personal,
  loanEnd: orNull(personal),
  state: code,
  askedAt: orNull(time),
  goodUntil: orNull(date),
  phone: orNull(phone),
});

const savedInfo: fc.Arbitrary<AdditionalInfo> = fc.record({
  ownership: fc.constantFrom('SOLE', 'JOINT', 'TRUST'),
  owners: few(
    fc.record({
      ...person,
      phoneNumber: orNull(phone),
      relationship: fc.constantFrom('SPOUSE', 'OTHER'),
    }),
  ),
  trust: orNull(
    fc.record({
      name: personal,
      type: fc.constantFrom('REVOCABLE', 'IRREVOCABLE'),
      isTrustee: yes,
    }),
  ),
  maritalStatus: orNull(fc.constantFrom('MARRIED', 'UNMARRIED', 'SEPARATED')),
  spouse: orNull(fc.record(person)),
  purpose: fc.constantFrom('EDUCATION', 'OTHER'),
  residency: fc.constantFrom('US_CITIZEN', 'PERMANENT_RESIDENT'),
  mailingAddress: orNull(address),
  preferredContact: fc.constantFrom('EMAIL', 'PHONE'),
  titleChanged90Days: yes,
  equityLoan12Months: orNull(yes),
});

const answers = {
  propertyAddress: address,
  occupancyType: fc.constantFrom('HOME' as const, 'SECONDARY' as const),
  homeAddress: address,
  isListedForSale: yes,
  income: amount,
  otherIncome: amount,
  employmentType: fc.constantFrom('FULL_TIME' as const, 'RETIRED' as const),
  name: legalName,
  dob: date,
  email: personal,
  phoneNumber: phone,
};

const summary: fc.Arbitrary<Summary> = fc.record({
  propertyAddress: orNull(address),
  occupancyType: orNull(answers.occupancyType),
  homeAddress: orNull(address),
  isListedForSale: orNull(yes),
  income: orNull(amount),
  otherIncome: orNull(amount),
  employmentType: orNull(answers.employmentType),
  name: orNull(legalName),
  dob: orNull(date),
  email: orNull(personal),
  phoneNumber: orNull(phone),
  isLocked: yes,
  facts: fc.constant({
    county: 'Franklin',
    propertyType: 'SINGLE_FAMILY',
    yearBuilt: 1987,
    value: 410_000,
    valueSource: 'AVM',
    valueDate: '2026-02-20',
    ssnLastFour: null,
    ownership: 'SOLE',
    signers: [],
    purpose: null,
    offer: null,
    isAdditionalInfoAnswered: true,
    isHmdaAnswered: false,
  }),
});

const bankAccount: fc.Arbitrary<BankAccount> = fc.record({
  accountUuid: id,
  bankName: personal,
  type: code,
  mask: personal,
  routingNumber: orNull(personal),
  verified: yes,
});

const payout = fc.record({
  accounts: few(bankAccount),
  chosen: orNull(bankAccount),
  cash: orNull(amount),
  expectedOn: orNull(date),
  isAfterRightToCancel: yes,
});

const paymentChoice = fc.record({
  paymentMethod: fc.constantFrom('AUTOPAY' as const, 'MANUAL' as const),
  accountUuid: orNull(id),
  paymentDay: orNull(amount),
  statementBy: orNull(fc.constantFrom('EMAIL' as const, 'MAIL' as const)),
});

const paymentTerms = fc.record({ rate: amount, monthlyPayment: amount });

const payment = fc.record({
  accounts: few(bankAccount),
  chosen: orNull(bankAccount),
  terms: orNull(fc.record({ autopay: paymentTerms, manual: paymentTerms, isAutopayInOffer: yes })),
  saved: orNull(paymentChoice),
});

const bankOfNumber = orNull(
  fc.record({
    routingNumber: personal,
    bankName: orNull(personal),
    kind: fc.constantFrom('KNOWN' as const, 'UNKNOWN' as const, 'NOT_ACH' as const),
  }),
);

const timeline: fc.Arbitrary<Timeline> = fc.record({
  items: few(
    fc.record({
      code: fc.constantFrom('SIGNED' as const, 'RIGHT_TO_CANCEL' as const),
      state: fc.constantFrom('DONE' as const, 'CURRENT' as const),
      date: orNull(date),
      text: orNull(personal),
    }),
  ),
  rescission: fc.record({ applies: yes, endsOn: orNull(date), noticeDocumentUuid: orNull(id) }),
  fundingEstimate: orNull(fc.record({ from: date, to: date })),
  payoffs: few(
    fc.record({
      creditor: personal,
      amount,
      state: fc.constantFrom('PAID' as const, 'RETURNED' as const),
    }),
  ),
});
const preference = fc.constantFrom('PRESERVE' as const, 'DEDUCT' as const, 'MAXIMIZE' as const);

const quote = fc.record({
  quoteId: id,
  total: amount,
  amount,
  fee: amount,
  feeCapped: yes,
  recordingTax: amount,
  cash: amount,
  debtsPaid: amount,
  rate: amount,
  apr: amount,
  term,
  drawPreference: preference,
  discounts: few(code),
  monthlyPayment: amount,
  monthlyPaymentWithoutAutopay: orNull(amount),
  totalInterest: amount,
  lastPayment: orNull(fc.constantFrom('2041-12')),
  drawYears: orNull(count),
  costs: few(fc.record({ name: personal, amount, paidBy: personal })),
  expiresAt: orNull(time),
});

const finalOffer = fc.record({
  chosen: orNull(quote),
  final: quote,
  reasons: few(fc.record({ figure: code, reason: personal })),
  rescissionEndsOn: orNull(date),
  texasEarliestOn: orNull(date),
});

const editStep = fc.constantFrom<EditStep>(...editSteps);

const names = fc.subarray([...lenderDataNames]);

export const lenderDataPayloads: PayloadsOf<typeof lenderData> = {
  lenderDataRequested: fc.record({ uuid: id, names }),
  lenderDataReceived: fc.record(
    {
      ...signerData,
      offers: offerSet,
      decision,
      creditFreeze: fc.record({
        bureaus: few(
          fc.record({
            name: personal,
            kind: code,
            url: orNull(personal),
            phone: orNull(phone),
          }),
        ),
        retries: count,
      }),
      creditIdentification: fc.record({
        name: orNull(legalName),
        dob: orNull(date),
        address: orNull(address),
        formerLastName: orNull(personal),
        previousAddress: orNull(address),
        triesMade: count,
        triesLeft: count,
      }),
      savedInfo: orNull(savedInfo),
      uploadLimits: fc.record({ maxBytes: count, types: few(code), maxFiles: count }),
      summary,
      homeEstimate: orNull(homeEstimate),
      valuationOrder: orNull(placedOrder),
      payoffs: few(payoff),
      appraisal,
      assets,
      liens: lienList,
      payout,
      bankOfNumber,
      payment,
      propertySearch,
      propertyRecord,
      delinquency,
      requalification: orNull(requalification),
      timeline,
      finalOffer: orNull(finalOffer),
      signingPlace: orNull(fc.constantFrom<SigningPlace>('ALLOWED', 'ASKED', 'NOT_ALLOWED')),
      signingHelp: orNull(fc.record({ reference: id })),
      changeCall: orNull(fc.record({ reference: id })),
      phoneCode: orNull(
        fc.record({ conditionUuid: id, phoneNumber: phone, byCall: yes, sentAt: fc.nat() }),
      ),
      floodCheck: orNull(
        fc.record({ isInFloodZone: yes, zone: orNull(code), proofSentAt: orNull(time) }),
      ),
      income: incomeNeeds,
      employment,
      taxLink: fc.record({
        result: fc.constantFrom(...linkResults, 'UNKNOWN' as const),
        institution: orNull(personal),
      }),
      idCheck: orNull(idCheck),
      ...notaryData,
      documentList,
      documentsToSign: few(document),
    },
    { requiredKeys: [] },
  ),
  lenderDataFailed: fc.record({
    name: fc.constantFrom(...lenderDataNames),
    failure,
  }),
  lenderDataInvalidated: fc.record({ names }),
  lenderDataRetried: nothing,
};

const choice = fc.record({
  type: code,
  term,
  amount,
  drawPreference: preference,
  discounts: few(code),
  payoffLiabilityUuids: few(id),
});

export const offerCopyPayloads: PayloadsOf<typeof offerCopy> = {
  printRequested: nothing,
  emailRequested: fc.record({ uuid: id, choice }),
  emailSent: nothing,
  emailFailed: nothing,
};

const screenId = fc.constantFrom('bankDisburse' as const, 'incomeReview' as const);

export const offersPayloads: PayloadsOf<typeof offers> = {
  offerQuoted: choice,
  quoteReceived: fc.record({ uuid: id, quote, isUpdated: yes }),
  offersExpired: nothing,
  offerSelected: fc.record({
    consents: few(fc.constantFrom('HARD_CREDIT' as const, 'DEBT_PAYOFF' as const)),
  }),
  offersReopened: fc.record({ from: screenId }),
  assetsRequested: nothing,
};

const group = fc.constantFrom(...uploadGroupNames);
const quality = orNull(fc.record({ blurry: yes, glare: yes, cropped: yes }));

const storedUploads = fc.array(
  fc.record({
    id: uploadId,
    group,
    fileName: personal,
    sizeBytes: fc.nat(),
    documentUuid: orNull(id),
    quality,
    isUsedAnyway: yes,
  }),
  { maxLength: 3 },
);

export const uploadsPayloads: PayloadsOf<typeof uploads & typeof uploadsActions> = {
  fileAdded: fc.record({
    id: uploadId,
    group,
    fileName: personal,
    sizeBytes: fc.nat(),
    applicationUuid: id,
  }),
  uploadsRestored: fc.record({ applicationUuid: id, files: storedUploads }),
  uploadsListed: fc.record({ applicationUuid: id, files: storedUploads }),
  uploadTakenBack: fc.record({ documentUuid: id }),
  uploadProgressed: fc.record({ id: uploadId, percent: fc.nat(100) }),
  uploadSent: fc.record({ id: uploadId, documentUuid: id, quality }),
  uploadFailed: fc.record({
    id: uploadId,
    failure: fc.oneof(failure, fc.constantFrom('wrongType' as const, 'unreadable' as const)),
  }),
  uploadRetried: fc.record({ id: uploadId, passwordHandle: orNull(id) }),
  uploadRemoved: fc.record({ id: uploadId, documentUuid: orNull(id) }),
  uploadsAbandoned: fc.record({ to: orNull(personal) }),
  photoAccepted: fc.record({ id: uploadId }),
  uploadsSubmitted: fc.record({ ids: few(uploadId) }),
};

export const statusCheckPayloads: PayloadsOf<typeof statusCheck> = {
  statusUnchanged: nothing,
  statusChanged: nothing,
  statusCheckFailed: failure,
};

// Every key is a type.
const linkType = fc.constantFrom('bank' as const, ...(Object.keys(incomeLinkTitles) as LinkType[]));
const linkResult = fc.constantFrom(...linkResults, 'LOST' as const);

export const linkingPayloads: PayloadsOf<typeof linking> = {
  linkReturned: fc.record({ uuid: id, path: fc.constantFrom('bank/disburse', 'income/review') }),
  linkEnded: fc.record({
    link: linkType,
    screen: screenId,
    result: linkResult,
    institution: orNull(personal),
    message: orNull(personal),
  }),
};

export const intentPayloads: PayloadsOf<
  typeof applicationActions &
    typeof linkingActions &
    typeof submissionActions &
    typeof payoffActions &
    typeof appraisalActions &
    typeof valuationActions &
    typeof bankActions &
    typeof fundingActions &
    typeof signingActions &
    typeof floodActions
> = {
  floodProofSubmitted: nothing,
  finalOfferAccepted: fc.record({ consents: few(fc.constantFrom('HARD_CREDIT' as const)) }),
  positionShared: nothing,
  positionDeclined: nothing,
  placeAttested: fc.record({ state }),
  signingHelpRequested: fc.record({
    topic: fc.constantFrom('WRONG_NAME' as const, 'OTHER' as const),
    message: personal,
    callMe: yes,
    callTime: orNull(fc.constantFrom('MORNING' as const, 'EVENING' as const)),
  }),
  signerInvited: fc.record({ signerUuid: id }),
  signerContactChanged: fc.record({
    signerUuid: id,
    email: personal,
    phoneNumber: orNull(phone),
  }),
  homeEstimateSubmitted: homeEstimate,
  appraisalBooked: fc.record({
    contactName: personal,
    contactPhone: phone,
    windows: few(visitWindow),
  }),
  appraisalMoved: fc.record({ windows: few(visitWindow) }),
  payoffLetterSubmitted: fc.record({ payoffUuid: id }),
  valuationOrdered: orderAnswer,
  valuationContactChanged: orderAnswer,
  recentAppraisalSubmitted: fc.record({ appraisedOn: date }),
  valueDisputed: fc.record({
    reason: personal,
    comparables: few(fc.record({ address: personal, price: amount, soldOn: date })),
  }),
  routingNumberTyped: fc.record({ routingNumber: personal }),
  bankAccountEntered: fc.record({
    accountType: fc.constantFrom('CHECKING' as const, 'SAVINGS' as const),
    routingNumber: personal,
    numberHandle: id,
  }),
  payoutAccountChosen: fc.record({ accountUuid: id }),
  payoutConfirmed: nothing,
  linkRequested: fc.record(
    { link: linkType, returnTo: screenId, recordUuid: id },
    { requiredKeys: ['link', 'returnTo'] },
  ),
  payoutAccountRemoved: nothing,
  paymentChosen: paymentChoice,
  rescissionSigned: fc.record({ signatureName: personal }),
  additionalInfoSubmitted: fc.record({
    answer: savedInfo,
    phoneNumber: orNull(phone),
    ssnHandle: orNull(id),
  }),
  demographicsSubmitted: fc.record({ handle: id }),
  creditIdentificationSubmitted: fc.record({
    ssnHandle: id,
    formerLastName: orNull(personal),
    previousAddress: orNull(address),
  }),
  creditRetried: nothing,
  proofSubmitted: fc.record({ note: orNull(personal) }),
  reconsiderationRequested: fc.record(
    {
      reason: fc.constantFrom('FACTS_WRONG' as const, 'SMALLER_AMOUNT' as const),
      amount,
      message: orNull(personal),
    },
    { requiredKeys: ['reason', 'message'] },
  ),
  applyAgainDaySaved: fc.record({ day: date }),
  reviewNoteSubmitted: fc.record({ message: personal }),
  withdrawalConfirmed: fc.record({ reason: orNull(code) }),
  summaryEditRequested: fc.record({
    step: editStep,
    changes: fc.record(answers, { requiredKeys: [] }),
  }),
  applicationSubmitted: fc.record({
    types: few(fc.constantFrom(...acknowledgementTypes)),
    sampleCode: orNull(personal),
  }),
  summaryEditConfirmed: nothing,
  summaryEditCancelled: fc.record({ step: editStep }),
};
