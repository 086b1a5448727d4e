import {
  delinquencyValidator,
  latePaymentsValidator,
} from '#store/application/delinquency/delinquency.ts';
import { ownersLine, validateOwnership } from '#store/application/property/ownership.ts';
import { validateParcel } from '#store/application/property/parcel.ts';
import {
  candidateLine,
  propertySearchAnswer,
  provedSearchValidator,
  propertySearchValidator,
} from '#store/application/property/propertySearch.ts';
import { aSentUpload } from '#tests/support/fixtures/uploads.ts';

const BILL = 'Enter the number as it is on your tax bill';

it.each([
  ['010-224417-00', undefined],
  ['A1.2/3 4', undefined],
  ['x'.repeat(30), undefined],
  ['123', BILL],
  ['x'.repeat(31), BILL],
  ['12#4', BILL],
  ['-123', BILL],
  ['', BILL],
])('checks the parcel number %p: %p', (parcelNumber, message) => {
  expect(validateParcel({ parcelNumber }).parcelNumber).toBe(message);
});

const candidates = [{ uuid: 'a' }, { uuid: 'b' }];
const address = {
  street1: '1 Elm Street',
  city: 'Columbus',
  state: 'OH',
  zip: '43215',
  entry: 'manual' as const,
};

it.each([
  ['no choice of several', {}, candidates, ['candidateUuid']],
  ['a home that is not on the list', { candidateUuid: 'c' }, candidates, ['candidateUuid']],
  ['a home of the list', { candidateUuid: 'b' }, candidates, []],
  [
    'none of these, without an address',
    { candidateUuid: 'NONE', entry: 'manual' as const },
    candidates,
    ['street1', 'city', 'state', 'zip'],
  ],
  ['none of these, elsewhere', { candidateUuid: 'NONE', ...address }, candidates, []],
  ['no list: an address', address, [], []],
  ['a bad parcel number', { ...address, parcelNumber: '1' }, [], ['parcelNumber']],
])('validates review-app/property with %s', (_case, values, list, fields) => {
  expect(new Set(Object.keys(propertySearchValidator(list)(values)))).toEqual(new Set(fields));
});

it('accepts a deed instead of an address once it is sent', () => {
  const sent = aSentUpload('propertyProof');
  expect(provedSearchValidator([], [{ ...sent, state: 'sending' }])({})).toEqual({
    propertyProof: 'Wait until every file is uploaded.',
  });
  expect(provedSearchValidator([], [sent])({})).toEqual({});
});

it('sends the chosen home or the whole address, but looks up an open line first', () => {
  const form = { ...address, candidateUuid: 'a', parcelNumber: ' ' };
  expect(propertySearchAnswer(form, candidates)).toEqual({ candidateUuid: 'a' });
  const { entry: _entry, ...whole } = address;
  expect(propertySearchAnswer(form, [])).toEqual({ address: whole, parcelNumber: null });
  const open = { ...form, street1: '1 Elm', entry: 'typeahead' as const };
  expect(propertySearchAnswer({ ...open, city: '', state: '', zip: '' }, [])).toBeNull();
});

it('describes a home by what the records say about it', () => {
  const home = { uuid: '1', street1: '1 Twin Lane', type: null };
  const whole = { ...home, unit: 'Unit A', ownerInitial: 'M', parcelEnd: '4411' };
  expect(candidateLine(whole)).toEqual({
    label: '1 Twin Lane, Unit A',
    about: 'Owner M., parcel ending 4411',
  });
  expect(candidateLine({ ...home, unit: null, ownerInitial: null, parcelEnd: null }).about).toBe(
    '',
  );
});

it('shows the records next to what the borrower said', () => {
  const record = { parcelEnd: null, recordOwners: ['Edith Vanmoor'], ownership: 'SOLE' as const };
  expect(ownersLine(record)).toMatch(
    /^County records show .*Edith Vanmoor.*You chose "Only me"\.$/,
  );
  expect(ownersLine({ ...record, recordOwners: [] })).toBe('County records show no owner.');
  expect(validateOwnership({})).toEqual({ reason: 'Required' });
});

it.each([
  ['no answer', {}, { items: [{ answer: 'Required' }] }],
  [
    'still late without an explanation',
    { answer: 'PAST_DUE' as const },
    { items: [{ explanation: 'Required' }] },
  ],
  ['still late, explained', { answer: 'PAST_DUE' as const, explanation: 'Lost job.' }, {}],
  ['not mine', { answer: 'NOT_MINE' as const }, {}],
])('validates a late payment: %s', (_case, item, mistakes) => {
  expect(delinquencyValidator(1)({ items: [item] })).toEqual(mistakes);
});

it('requires proof of each payment that was made', () => {
  const paid = { items: [{ answer: 'CURRENT' as const }, { answer: 'CURRENT' as const }] };
  expect(latePaymentsValidator(2, [])(paid)).toEqual({ paymentProof: 'Add 2 more documents.' });
  const sent = aSentUpload('paymentProof');
  expect(latePaymentsValidator(2, [sent, { ...sent, id: '2' }])(paid)).toEqual({});
});
