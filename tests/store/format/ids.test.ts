import { isUniqueId, isWebAddress } from '#store/format/ids.ts';

it.each([
  ['20000000-0000-4000-8000-00000000000a', true],
  ['20000000-0000-4000-8000-00000000000A', true],
  ['20000000-0000-4000-8000-00000000000g', false],
  ['20000000-0000-4000-8000-00000000000', false],
  ['20000000000040008000000000000000000a', false],
  ['', false],
])('FMT-10 decides whether %j is a unique id: %p', (text, is) => {
  expect(isUniqueId(text)).toBe(is);
});

it.each([
  ['http://sample.example', true],
  ['https://sample.example', true],
  ['javascript:alert(1)', false],
  ['//sample.example', false],
])('FMT-11 decides whether %j is a web address: %p', (text, is) => {
  expect(isWebAddress(text)).toBe(is);
});
