import { isWorthReporting, reportOf } from '#src/boot/ports/report.ts';
import { offline, refused } from '#tests/support/fakes/scriptedApi.ts';

it.each([
  [
    'a bug',
    new TypeError('Mira Tolland is not a function'),
    { kind: 'TypeError', status: null, place: null },
  ],
  ['a refusal', refused(500, 'Mira Tolland'), { kind: 'refused', status: 500, place: null }],
  ['what is not an Error', 'Mira Tolland', { kind: 'string', status: null, place: null }],
])('SC-14 sends monitoring the kind of %s, and none of its words', (_what, error, report) => {
  expect(reportOf(error)).toEqual(report);
});

it('SC-14 sends monitoring the file, line and column of a bug', () => {
  const bug = new TypeError('Mira Tolland is not a function');
  bug.stack =
    'TypeError: Mira\n    at f (https://a.example/assets/client.4f2a.js:1:2345)\n    at g';

  expect(reportOf(bug).place).toBe('client.4f2a.js:1:2345');
});

it.each([
  ['a network that is down', offline(), false],
  ['an aborted request', new DOMException('x', 'AbortError'), false],
  ['a bug', new TypeError('x is not a function'), true],
])('ERR-12 decides whether to report %s', (_what, error, isWorth) => {
  expect(isWorthReporting(error)).toBe(isWorth);
});
