import { byteRange } from '#server/host/byteRange.ts';

test.each([
  [undefined, null],
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=0-1', { first: 0, last: 1 }],
  ['bytes=90-200', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-200', { first: 0, last: 99 }],
  ['bytes=100-', 'none'],
  ['bytes=5-4', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=-', null],
  ['bytes=0-1, 5-6', null],
  ['lines=0-1', null],
])('LOADER-02 reads %s of 100 bytes as %j', (header, part) => {
  expect(byteRange(header, 100)).toEqual(part);
});
