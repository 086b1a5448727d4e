import * as v from 'valibot';

import { WireStatus } from '#sagas/api/contract/application.ts';
import { WireIncomeRecord } from '#sagas/api/contract/income.ts';
import { readNotaryBooking } from '#sagas/api/contract/notary.ts';
import { WireOfferSet, WireQuote } from '#sagas/api/contract/offers.ts';
import { incomeMethods } from '#store/application/income/codes.ts';
import {
  bpoStates,
  propertyConditions,
  subDecisions,
  titleStates,
} from '#store/application/status/codes.ts';
import { decisions } from '#store/application/status/decisionCodes.ts';
import { employmentTypes } from '#store/registration/income.ts';
import { aBooking, aHold } from '#tests/support/fixtures/notary.ts';

const enumerations = [
  ['ENUM-BPO', 'bpo', bpoStates, 5, 'UNKNOWN_BPO_STATUS'],
  ['ENUM-PROPCOND', 'condition', propertyConditions, 7, 'UNKNOWN_CONDITION'],
  ['ENUM-TITLE', 'title', titleStates, 7, 'UNKNOWN_TITLE_STATUS'],
  ['ENUM-DECISION', 'uwDecision', decisions, 10, 'UNKNOWN'],
  ['ENUM-SUBDECISION', 'uwSubDecision', subDecisions, 11, 'UNKNOWN_SUBDECISION'],
] as const;

describe.each(enumerations)(
  '%s: the field %s of a status',
  (_row, field, codes, count, unknown) => {
    const read = (code: unknown) => v.parse(WireStatus, { [field]: code })[field];

    it('has each code of the specification', () => {
      expect(codes).toHaveLength(count);
      expect(codes.map(read)).toEqual(codes);
    });

    it.each(['SOMETHING_NEW', '', 7, {}])('becomes the unknown code for %j', (code) => {
      expect(read(code)).toBe(unknown);
    });

    it.each([null, undefined])('stays absent if it is %s', (code) => {
      expect(read(code)).toBeNull();
    });
  },
);

it("FT-09 drops a time zone that the browser doesn't know", () => {
  const hold = { ...aHold(), timeZone: 'Etc/Unknown' };
  const booking = { ...aBooking({ hold }), nextSlotsZone: 'Etc/Unknown' };

  expect(v.parse(readNotaryBooking.answer, booking)).toEqual({
    ...booking,
    hold: { ...hold, timeZone: null },
    nextSlotsZone: null,
  });
});

it('ENUM-INCOMESRC: reads an unknown source as UNKNOWN, and keeps the other incomes', () => {
  const record = {
    uuid: 'r',
    verificationMethod: 'CRYSTAL_BALL',
    methods: ['OTHER', 'TEA_LEAVES'],
  };

  expect(incomeMethods).toHaveLength(10);
  expect(v.parse(WireIncomeRecord, record)).toMatchObject({
    verificationMethod: 'UNKNOWN',
    methods: ['OTHER', 'UNKNOWN'],
  });
});

it("CALC-6: reads a preference of a quote that isn't one of the three as UNKNOWN", () => {
  const read = (drawPreference: unknown) =>
    v.parse(WireQuote.entries.drawPreference, drawPreference);

  expect(['PRESERVE', 'DEDUCT', 'MAXIMIZE', 'SPLIT', 7, null].map(read)).toEqual([
    'PRESERVE',
    'DEDUCT',
    'MAXIMIZE',
    'UNKNOWN',
    'UNKNOWN',
    null,
  ]);
});

it('ENUM-EMPLOYMENT-SHELL, C-07: has the six types of the shell among those of registration', () => {
  const shell = [
    'FULL_TIME',
    'PART_TIME',
    'SELF_EMPLOYED',
    'RETIRED',
    'UNEMPLOYED',
    'SEPARATE_MAINTENANCE_PAYMENTS',
  ];

  expect(employmentTypes).toEqual(expect.arrayContaining(shell));
});

it('FIELD-OFFER-2: reads the costs of an offer set with their criteria, and the ways to confirm an income', () => {
  const costs = [
    {
      feeType: 'RECORDING_TAX',
      borrowerPaidAmount: 100,
      jsCriteria: 'state',
      totalPaidByBorrower: 100,
      paidBy: 'BORROWER',
    },
  ];
  const incomeRequestRecords = [{ methods: ['MANUAL_PAYSTUB'], verificationMethod: null }];

  const read = v.parse(WireOfferSet, { offers: [], maxDraw: 0, costs, incomeRequestRecords });

  expect(read).toMatchObject({ costs, incomeRequestRecords });
});
