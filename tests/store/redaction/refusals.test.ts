import { refusals } from '#sagas/api/contract/words/refusalTable.ts';
import { knownCode, knownField } from '#store/redaction/refusals.ts';

it.each(Object.keys(refusals))('F-04 logs the code %s of the contract', (code) => {
  expect(knownCode(code)).toBe(code);
});

it.each([
  ['QUILLONETTE', 'x'.repeat(16)],
  ['not_found', 'x'.repeat(16)],
  ['ORG ORIGIN', 'x'.repeat(16)],
  ['219-09-9999', '0'.repeat(16)],
  ['', ''],
])("SC-14 logs the code %j, which isn't in the contract, as %j", (code, shape) => {
  expect(knownCode(code)).toBe(shape);
});

it.each(['email', 'owners.0.email', 'owners.99', 'owners[0].email', 'owners[10].name.firstName'])(
  'F-04 logs the field %s of the contract as it is',
  (field) => {
    expect(knownField(field)).toBe(field);
  },
);

it.each([
  ['quillonette', 'x'.repeat(16)],
  ['owners.quillonette', 'x'.repeat(24)],
  ['quillonette.email', 'x'.repeat(24)],
  ['email dob', 'x'.repeat(16)],
  ['owners.219', 'x'.repeat(16)],
  ['owners[219]', 'x'.repeat(16)],
  ['na[1]me', 'x'.repeat(8)],
  ['a12', 'x'.repeat(8)],
  ['12a', 'x'.repeat(8)],
  ['email.', 'x'.repeat(8)],
])("SC-14 logs the field %j, which isn't in the contract, as %j", (field, shape) => {
  expect(knownField(field)).toBe(shape);
});
