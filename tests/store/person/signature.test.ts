import { signatureRules } from '#store/person/signature.ts';

const messages = (name: string, typed: string) =>
  signatureRules(name).map((rule) => rule(typed, {}));
const NONE = [undefined, undefined, undefined];

it.each([
  ['Anne\u2011Marie O\u2019Neil', "anne-marie o'neil"],
  ["Anne-Marie O'Neil", 'Anne\u2013Marie  O\u2019Neil'],
  ['Jos\u00E9 Sample', 'Jose\u0301 Sam\u00ADple\u200B'],
])('F-18 accepts for %j the signature %j', (name, typed) => {
  expect(messages(name, typed)).toEqual(NONE);
});

it('F-18 rejects another name', () => {
  expect(messages('Dana Sample', 'Dana Simple')[2]).toBe('Type your name as shown: Dana Sample');
});
