import type { InferOutput } from 'valibot';

import type { WireLiability } from '#sagas/api/contract/offers.ts';

/** The sandbox's credit bureaus (8.1, 9.2), all invented. */
export const debt = (creditor: string, type: string, balance: number, minimum: number) => ({
  creditor,
  type,
  monetaryBalance: balance,
  monetaryCalculatedNextPaymentMinimumAmount: minimum,
  mustPay: false,
  interestRate: null as number | null,
  payOff: null,
});

export const debts: readonly InferOutput<typeof WireLiability>[] = [
  { ...debt('Sample Card Bank', 'CREDIT_CARD', 8_450, 169), interestRate: 0.2199 },
  { ...debt('Sample Auto Finance', 'AUTO_LOAN', 17_900, 412), interestRate: 0.0689 },
  { ...debt('Sample Student Loans', 'STUDENT_LOAN', 12_300, 140), interestRate: 0.0553 },
].map((one, index) => ({ uuid: `30000000-0000-4000-8000-00000000000${index + 1}`, ...one }));

export const MORTGAGE_HOLDER = 'Sample Mortgage Servicing';

export const SCORE = 742;
export const scoresByWord = [
  ['lowscore', 588],
  ['topscore', 805],
  ['midscore', 698],
] as const;

export const SCORE_RANGE = { from: 300, to: 850 };

const bureau = (name: string, part: string, last: string) => ({
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

/** Numbers that were never issued: one is always found, one never (9.4). */
export const FOUND_SSN = '219099999';
export const NEVER_FOUND_SSN = '078051120';
