import * as v from 'valibot';

import { contract } from '#sagas/api/contract/contract.ts';
import { listOf } from '#sagas/api/contract/common.ts';
import {
  readApplications,
  readStatus,
  WireApplicationSummary,
} from '#sagas/api/contract/application.ts';
import { registerIdentity } from '#sagas/api/contract/account.ts';
import { readProfile, WireProfile } from '#sagas/api/contract/profile.ts';
import { readOffers, WireQuote } from '#sagas/api/contract/offers.ts';
import {
  lookUpAddress,
  readStatesEligibility,
  readZipEligibility,
} from '#sagas/api/contract/eligibility.ts';
import { aQuote } from '#tests/support/fixtures/quotes.ts';
import { readPhoneHours } from '#sagas/api/contract/support.ts';
import { readCreditFreeze, readDecision } from '#sagas/api/contract/steps.ts';

const UUID = '5b1f4c9a-0d7e-4b55-8f3e-2f9a8c7d6e01';

const fieldsOf = (name: string): string[] => {
  const body = contract.find((endpoint) => endpoint.name === name)?.body as
    | v.ObjectSchema<v.ObjectEntries, undefined>
    | undefined;
  return Object.keys(body?.entries ?? {});
};

it.each([
  ['CALL-SUB-01', 'registerIdentity', ['email', 'password', 'phoneNumber']],
  ['CALL-SUB-13', 'savePhone', ['type', 'value']],
  ['CALL-SUB-12', 'saveProfileName', ['firstName', 'middleName', 'lastName', 'suffix']],
  ['CALL-SUB-11', 'saveReplayLink', ['link']],
  ['CALL-TEL-08', 'saveOptimizelyProfile', ['optimizelyProfileUuid']],
  ['CALL-TEL-03', 'readFeature', ['featureKey', 'optimizeUser']],
  ['CALL-TEL-05', 'readFeatures', ['optimizeUser']],
  [
    'CALL-TEL-02',
    'startTelemetrySession',
    [
      'platform',
      'libVersion',
      'referrer',
      'queryParams',
      'screenSize',
      'windowSize',
      'sessionKey',
      'appVersion',
    ],
  ],
])('sends exactly the fields of %s in the body of %s', (_row, name, fields) => {
  expect(fieldsOf(name)).toEqual(fields);
});

describe('FT-09: an invalid item drops only that item', () => {
  const names = listOf(v.object({ name: v.string() }));

  it.each([
    ['a number', 7],
    ['null', null],
    ['a list', []],
    ['the wrong shape', { name: 7 }],
  ])('drops %s from a list, and keeps the valid items', (_what, bad) => {
    expect(v.parse(names, [{ name: 'a' }, bad, { name: 'b', more: 1 }])).toEqual([
      { name: 'a' },
      { name: 'b' },
    ]);
  });

  it.each([null, {}, 'a', undefined])('rejects %j as a list', (body) => {
    expect(v.is(names, body)).toBe(false);
  });

  it('drops an application without a uuid from the borrower’s list', () => {
    const good = { uuid: UUID, status: { checklistStatus: 'HMDA' } };

    expect(v.parse(readApplications.answer, [good, { ...good, uuid: '../x' }, null])).toEqual([
      v.parse(WireApplicationSummary, good),
    ]);
  });

  it.each([
    ['states', readStatesEligibility, { states: [{ state: 'OH', eligible: true }, { state: 7 }] }],
    ['suggestions', lookUpAddress, { suggestions: [{ street1: 'x' }] }],
    ['offers', readOffers, { offers: [{ id: 'o' }, 7], maxDraw: 1 }],
    ['phone numbers', readProfile, { uuid: UUID, phoneNumbers: [{ type: 'CELL' }] }],
    ['signers', readStatus, { helocSigners: [{ identityUuid: null }] }],
    [
      'hours',
      readPhoneHours,
      [{ weekday: 'Monday', weekdayValue: 1, isOpen: true, startTime: 'noon' }],
    ],
  ] as const)('accepts a response that has an invalid item among the %s', (_what, call, body) => {
    expect(v.is(call.answer, body)).toBe(true);
  });
});

it.each([
  ['a negative fee', { originationFee: -0.01 }],
  ['a negative rate', { baseRate: -0.01 }],
  ['a rate in percent', { rate: 8.25 }],
  ['a fee in percent', { originationFee: 4.99 }],
  ['a negative draw', { maxDraw: -1 }],
  ['no term', { term: 0 }],
  ['a term longer than a lifetime', { term: 1e9 }],
])('FT-09: drops an offer with %s, and keeps the others', (_what, about) => {
  const good = {
    id: 'o',
    term: 15,
    minDraw: 1,
    maxDraw: 2,
    originationFee: 0,
    rate: 0.1,
    baseRate: 0.1,
  };

  const { offers } = v.parse(readOffers.answer, {
    offers: [{ ...good, ...about }, good],
    maxDraw: 1,
  });

  expect(offers).toHaveLength(1);
  expect(offers[0]).toMatchObject(good);
});

it('FT-09: rejects a quote with a rate in percent', () => {
  expect(v.is(WireQuote, aQuote())).toBe(true);
  expect(v.is(WireQuote, aQuote({ rate: 8.25 }))).toBe(false);
  expect(v.is(WireQuote, aQuote({ apr: 8.62 }))).toBe(false);
});

it.each([1e13, -1e13, 1e300])('FT-09: rejects %p as an amount of money', (maxDraw) => {
  expect(v.is(readOffers.answer, { offers: [], maxDraw })).toBe(false);
});

describe('FT-10: a huge response is truncated', () => {
  const many = <Item>(item: Item) => Array.from({ length: 10_000 }, () => item);
  const debt = { uuid: 'd', monetaryBalance: 1 };
  const bureau = { name: 'North', kind: 'FREEZE' };

  it('truncates a huge list to what a screen can show', () => {
    const offers = v.parse(readOffers.answer, { offers: [], maxDraw: 1, liabilities: many(debt) });
    const hold = v.parse(readCreditFreeze.answer, { bureaus: many(bureau), retries: 0 });

    expect(offers.liabilities).toHaveLength(60);
    expect(hold.bureaus).toHaveLength(200);
  });

  it.each([{}, { bureaus: null }, null])('reads a missing list as empty: %j', (answer) => {
    expect(v.parse(readCreditFreeze.answer, answer)).toEqual({ bureaus: [], retries: 0 });
  });

  it('reads a huge list of invalid items as an empty list', () => {
    const { offers } = v.parse(readOffers.answer, { offers: many(null), maxDraw: 1 });

    expect(offers).toEqual([]);
  });

  it('keeps a long list whole when it is only searched', () => {
    const { blockedZips } = v.parse(readZipEligibility.answer, { blockedZips: many('33040') });

    expect(blockedZips).toHaveLength(10_000);
  });
});

it.each([
  ['a null list', { uuid: UUID, phoneNumbers: null, addresses: null }],
  ['no lists', { uuid: UUID }],
  ['null texts', { uuid: UUID, email: null, name: null, dob: null }],
])('FT-09: reads a profile with %s', (_what, body) => {
  expect(v.parse(readProfile.answer, body)).toMatchObject({
    phoneNumbers: [],
    addresses: [],
    email: null,
    name: null,
  });
});

it.each(['a b.c.d', 'a.b.c\n', 'nonsense', 7])('rejects %j as a jwt', (jwt) => {
  expect(v.is(registerIdentity.answer, { jwt })).toBe(false);
});

it.each([
  ['1985-04-27T00:00:00Z', '1985-04-27'],
  ['04/27/1985', null],
  ['1985-02-29', null],
  [undefined, null],
])('FT-09 reads a date of birth of %j as %j', (dob, day) => {
  expect(v.parse(WireProfile, { uuid: UUID, dob }).dob).toBe(day);
});

it('FT-09 reads the day of an account opening without its time', () => {
  const row = { uuid: UUID, status: {}, accountOpenedDate: '2026-01-20T23:30:00Z' };

  expect(v.parse(WireApplicationSummary, row).accountOpenedDate).toBe('2026-01-20');
});

it.each([
  ['2026-11-27', '2026-11-27'],
  ['2026-12-01T03:00:00.000Z', '2026-12-01T03:00:00.000Z'],
  ['soon', null],
  ['2026-11-31', null],
  ['2026-11-27 or so', null],
  ['2026-11-27Tea', null],
  [undefined, null],
])('F-06, FT-09: reads a day of %j as %j, and shows the usual text for null', (day, expected) => {
  expect(v.parse(readStatus.answer, { hold: { expectedBy: day } }).hold?.expectedBy).toBe(expected);
  expect(
    v.parse(readDecision.answer, {
      decidedAt: day,
      scoreDate: day,
      noticeDueAt: day,
      endsOn: day,
    }),
  ).toMatchObject({
    decidedAt: expected,
    scoreDate: expected,
    noticeDueAt: expected,
    endsOn: expected,
  });
});

it.each([
  ['2041-03', '2041-03'],
  ['2041-03-15', '2041-03'],
  ['2041-13', null],
  ['soon', null],
  [null, null],
])('FT-09: reads a last payment of %j as %j', (month, expected) => {
  expect(v.parse(WireQuote.entries.lastPayment, month)).toBe(expected);
});
