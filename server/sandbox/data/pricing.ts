/** How the sandbox lender prices a line (8.1). Rates are fractions. */
export const termBases: readonly (readonly [term: number, rate: number])[] = [
  [5, 0.0735],
  [10, 0.076],
  [15, 0.0785],
  [30, 0.0835],
];

/** By minimum score, best first. Below the last, there is no offer. */
export const scoreAdditions: readonly (readonly [from: number, addition: number])[] = [
  [760, 0],
  [720, 0.0025],
  [680, 0.0075],
  [640, 0.02],
];

/** Our choice: a smaller share of the stated income is too low for any line. */
export const FAR_LOWER_SHARE = 0.25;

/** Our choice: what savings add to the share of a rental's value. */
export const RESERVE_SHARE = 0.05;

/** By share of the value that is owed, highest first. */
export const lienAdditions: readonly (readonly [over: number, addition: number])[] = [
  [0.8, 0.0125],
  [0.7, 0.005],
];

export const occupancyAdditions = new Map([
  ['HOME', 0],
  ['SECONDARY', 0.005],
  ['INVESTMENT', 0.01],
]);

/** The share of the value that can be owed. */
export const valueShares = new Map([
  ['HOME', 0.85],
  ['SECONDARY', 0.75],
  ['INVESTMENT', 0.7],
]);
export const TEXAS_HOME_SHARE = 0.8;

/** The share of income that can go to debts. */
export const DTI_SHARE = 0.5;
/** Savings matter if the income allows this much less than the value. */
export const DTI_GAP = 1_000;

export const discountSizes = { ALL_IN: 0.005, other: 0.0025 };

export const offerKinds = {
  STANDARD: { fee: 0.0299, rateChange: 0 },
  BUY_DOWN: { fee: 0.0499, rateChange: -0.005 },
} as const;
export const TEXAS_HOME_FEE = 0.0199;
export const TEXAS_HOME_LEAST_DRAW = 4_000;

export const drawYears = [
  { term: 5, years: 2 },
  { term: 10, years: 3 },
  { term: 15, years: 4 },
  { term: 30, years: 5 },
];

/** Sample shares of the draw (DISC-07). */
export const recordingTaxes = new Map([
  ['NY', 0.0105],
  ['FL', 0.0055],
  ['GA', 0.003],
  ['AL', 0.0015],
  ['MN', 0.0023],
  ['TN', 0.00115],
  ['VA', 0.0025],
  ['MD', 0.007],
  ['OK', 0.001],
]);
