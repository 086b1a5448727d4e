import { codeIn } from '#store/application/submission/electronicRecords.ts';

it.each([
  ['You can read our documents. Your code is 123456 Sample document - page 2 of 2', '123456'],
  ['The code: 0042', '0042'],
  ['Page 2 of 2', null],
  ['', null],
])('reads the code of the test page from its text: %s (facts §8)', (text, code) => {
  expect(codeIn(text)).toBe(code);
});
