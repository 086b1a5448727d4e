import {
  daysLeft,
  laterEnd,
  rescissionValidator,
  rightToCancel,
} from '#store/application/funding/rescission.ts';
import { stageText } from '#store/application/funding/stageTexts.ts';
import { RECORDING_REFUSED, type TimelineItem } from '#store/application/funding/timeline.ts';
import { aStatusHold } from '#tests/support/fixtures/statusHolds.ts';

it('T-28 names the day and, if the lender has one, the address', () => {
  expect(rightToCancel('Friday, November 27, 2026', '1 Sample Way').text).toBe(
    'You can cancel without a reason until midnight of Friday, November 27, 2026. Cancel here, or by a signed letter to 1 Sample Way sent before then. Then you owe nothing, the lien on your home is removed, and we return what you paid. Each owner of the home may cancel.',
  );
  expect(rightToCancel('Friday, November 27, 2026', null).text).toContain(
    'by a signed letter sent before',
  );
});

it.each([
  ['2026-11-27', '2026-11-27', '2026-11-27', false],
  ['2026-11-27', '2026-11-28', '2026-11-28', true],
  ['2026-11-30', '2026-11-28', '2026-11-30', true],
  [null, '2026-11-28', '2026-11-28', false],
  ['2026-11-28', null, '2026-11-28', false],
  [null, null, null, false],
])(
  'shows the later of %s from the lender and %s by our count: %s',
  (lenders, own, endsOn, isDisputed) => {
    expect(laterEnd(lenders, own)).toEqual({ endsOn, isDisputed });
  },
);

it.each([
  ['2026-11-24', '3 days left after today.'],
  ['2026-11-26', '1 day left after today.'],
  ['2026-11-27', 'Today is the last day.'],
  ['2026-11-28', null],
])('says how many days are left on %s: %s', (today, text) => {
  expect(daysLeft(today, '2026-11-27')).toBe(text);
});

it.each([
  ['mira  TOLLAND', undefined],
  ['Mira', 'Type your name as shown: Mira Tolland'],
  ['', 'Required'],
])('F-18 checks the signature "%s" of Mira Tolland: %p', (signatureName, message) => {
  expect(rescissionValidator('Mira Tolland')({ signatureName }).signatureName).toBe(message);
});

const item = (change: Partial<TimelineItem>): TimelineItem => ({
  code: 'RECORDING',
  state: 'CURRENT',
  date: null,
  text: 'The county is recording your deed.',
  ...change,
});
const hold = aStatusHold({ reason: RECORDING_REFUSED });
const returned = { creditor: 'Sample Card', amount: 10, state: 'RETURNED' as const };

it('explains a refusal in a separate sentence at its stage', () => {
  const none = { payoffs: [] };
  const plain = (text: string | null) => text?.replaceAll(/[\u2068\u2069]/g, '') ?? null;
  expect(stageText(item({}), none, { hold })).toBe('The county asked for a correction.');
  expect(plain(stageText(item({}), none, null))).toBe('The county is recording your deed.');
  expect(stageText(item({ state: 'DONE', text: null }), none, { hold })).toBeNull();
  expect(plain(stageText(item({ code: 'DEBTS_PAID' }), { payoffs: [returned] }, null))).toBe(
    "A payment to Sample Card came back. We'll call you.",
  );
});
