/** The sandbox's credit bureaus (8.1, 9.2): all invented. */
export interface Debt {
  readonly uuid: string;
  readonly creditor: string;
  readonly type: string;
  readonly balance: number;
  readonly minimum: number;
}

export const debts: readonly Debt[] = [
  {
    uuid: '30000000-0000-4000-8000-000000000001',
    creditor: 'Sample Card Bank',
    type: 'CREDIT_CARD',
    balance: 8_450,
    minimum: 169,
  },
  {
    uuid: '30000000-0000-4000-8000-000000000002',
    creditor: 'Sample Auto Finance',
    type: 'AUTO_LOAN',
    balance: 17_900,
    minimum: 412,
  },
  {
    uuid: '30000000-0000-4000-8000-000000000003',
    creditor: 'Sample Student Loans',
    type: 'STUDENT_LOAN',
    balance: 12_300,
    minimum: 140,
  },
];

export const MORTGAGE_HOLDER = 'Sample Mortgage Servicing';

export const SCORE = 742;
/** Scores by magic word of the last name. */
export const scoresByWord = [
  ['lowscore', 588],
  ['topscore', 805],
  ['midscore', 698],
] as const;

export const SCORE_RANGE = { from: 300, to: 850 };

export interface Bureau {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly url: string;
}

const bureau = (name: string, part: string, last: string): Bureau => ({
  name,
  address: `${last} Example Way, Columbus, OH 43215`,
  phone: `(800) 555-01${last}`,
  url: `https://${part}.bureau.example`,
});

export const bureaus = {
  north: bureau('Sample Bureau North', 'north', '91'),
  south: bureau('Sample Bureau South', 'south', '92'),
  west: bureau('Sample Bureau West', 'west', '93'),
} as const;

/** Never issued: always found, and never found (9.4). */
export const FOUND_SSN = '219099999';
export const NEVER_FOUND_SSN = '078051120';
