import type { ChainStep } from '#store/registration/chain/chain.ts';

/** The parts of the drawing, in order: up to the offers, then what follows. */
export const waitParts = [
  'account',
  'application',
  'credit',
  'home',
  'value',
  'eligibility',
  'offers',
  'quote',
  'review',
  'fullCredit',
  'documents',
] as const;

export type WaitPart = (typeof waitParts)[number];

export const indexOfPart = (part: WaitPart): number => waitParts.indexOf(part);

/** Index after the last part. */
export const ALL_PARTS = waitParts.length;

/** The part during which each of the seven messages is true (LOADER-07). */
export const messageParts: readonly WaitPart[] = [
  'account',
  'credit',
  'home',
  'value',
  'eligibility',
  'offers',
  'quote',
];

/** Whether a part comes before the offers. */
export const isBeforeOffers = (part: number): boolean => part <= indexOfPart('quote');

const lists: Readonly<Record<'toOffers' | 'afterOffers', [string, WaitPart, WaitPart][]>> = {
  toOffers: [
    ['Account', 'account', 'account'],
    ['Application', 'application', 'application'],
    ['Credit', 'credit', 'credit'],
    ['Home', 'home', 'home'],
    ['Value', 'value', 'value'],
    ['Offers', 'eligibility', 'quote'],
  ],
  afterOffers: [
    ['Offers', 'eligibility', 'quote'],
    ['Review', 'review', 'review'],
    ['Credit', 'fullCredit', 'fullCredit'],
    ['Documents', 'documents', 'documents'],
  ],
};

/** Our choice: one word for each step, with its first and last part. */
export const listFor = (isToOffers: boolean) =>
  lists[isToOffers ? 'toOffers' : 'afterOffers'].map(([label, first, last]) => ({
    label,
    first: indexOfPart(first),
    last: indexOfPart(last),
  }));

/** The part of each submit step. Once created, the application is with the credit bureau. */
export const partOfChainStep: Readonly<Record<ChainStep, WaitPart>> = {
  waitlist: 'account',
  register: 'account',
  savePhone: 'account',
  canStart: 'application',
  create: 'application',
  saveName: 'credit',
  smsConsents: 'credit',
  startEvents: 'credit',
};

/** Waiting statuses with messages that are true, and their first and last part. */
export const messageStatuses: ReadonlyMap<string, readonly [first: WaitPart, last: WaitPart]> =
  new Map([
    ['SOFT_CREDIT_PULL_IN_PROGRESS', ['credit', 'credit']],
    ['PROPERTY_SEARCH_IN_PROGRESS', ['home', 'home']],
    ['PROPERTY_VALUATION_IN_PROGRESS', ['value', 'value']],
    ['OFFER_CALCULATION_IN_PROGRESS', ['eligibility', 'quote']],
  ]);

/** The part that a status has reached when no message is true. A status without a row has no part. */
const reached: readonly (readonly [part: WaitPart | 'end', statuses: string])[] = [
  [
    'credit',
    'CREDIT_NO_MATCH CREDIT_NO_MATCH_SSN CREDIT_FILE_REVIEW_IN_PROGRESS SOFT_CREDIT_LOCKED SOFT_CREDIT_FROZEN ' +
      'CREDIT_ERROR CREDIT_MINOR CREDIT_DATA_MISSING_OR_INVALID FACTA_REVIEW DELINQUENCY_REVIEW ' +
      'DELINQUENCY_CHECK_IN_PROGRESS',
  ],
  ['home', 'NO_PROPERTY_FOUND MULTIPLE_PROPERTIES'],
  [
    'value',
    'NO_AVM_FOUND NAV_ESTIMATE NAV_ESTIMATE_REQUEST NAV_RESI_EVAL_PROCESSING NAV_BPO_PROCESSING BPO_ORDER_REQUEST ' +
      'BPO_ORDER_REQUEST_PENDING NAV_BPO_ORDER_REQUEST',
  ],
  ['offers', 'CLTV_LIEN_POSITION_REQUALIFY'],
  [
    'review',
    'OFFER_SELECTION REVISED_OFFER_SELECTION ASSETS_PREQUAL ASSET_REVIEW_IN_PROGRESS COLLECT_ADDITIONAL_INFO HMDA ' +
      'GEN_SUMMARY_DISCLOSURE APP_SUBMISSION APPLICATION_REVIEW_IN_PROGRESS PREQUAL_TITLE_PROCESSING ' +
      'INCOME_VERIFICATION INCOME_REVIEW_IN_PROGRESS EMPLOYMENT_VERIFICATION EMPLOYMENT_CHECK_IN_PROGRESS ' +
      'IDENTITY_VERIFICATION IDENTITY_CHECK_IN_PROGRESS LIEN_VERIFICATION LIEN_ATTESTATION ' +
      'LIEN_VERIFICATION_INQUIRY LIEN_CHECK_IN_PROGRESS UNDERWRITING_REVIEW',
  ],
  ['fullCredit', 'HARD_CREDIT_PULL HARD_CREDIT_LOCKED HARD_CREDIT_FROZEN'],
  ['documents', 'FINAL_OFFER GEN_CLOSING_DISCLOSURE GEN_NOTE_SIGNING'],
  [
    'end',
    'NOTE_SIGNING CO_DEED_REQ GEN_NOTARY_DISCLOSURE ATTORNEY_REVIEW NOTARY_WAITING_PERIOD DEED_SIGNING ' +
      'MANUAL_DEED_SIGNING GEN_RESCISSION RESCISSION RECORDING FUNDABLE FUNDING_DECISION DIRECT_DEBT_PAYOFF COMPLETE',
  ],
];

/** Index of the part that a status has reached. */
export const reachedBy: ReadonlyMap<string, number> = new Map(
  reached.flatMap(([part, statuses]) =>
    statuses
      .split(' ')
      .map((status) => [status, part === 'end' ? ALL_PARTS : indexOfPart(part)] as const),
  ),
);
