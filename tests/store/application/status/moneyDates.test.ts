import type { ChecklistStatus } from '#store/application/core/checklistStatus.ts';
import { isBankingDay } from '#store/application/funding/businessDays.ts';
import { moneyDates, type MoneyFacts } from '#store/application/status/moneyDates.ts';
import { withStatusDefaults } from '#store/application/core/applicationStatus.ts';
import { aStatusHold } from '#tests/support/fixtures/statusHolds.ts';

// A Friday. The day before was Thanksgiving.
const facts = {
  since: '2026-11-27',
  hasRightToCancel: true,
  cancelUntil: null,
  signingDay: null,
  hasDebts: false,
} satisfies MoneyFacts;

const range = (checklistStatus: ChecklistStatus, known: Partial<MoneyFacts> = {}, status = {}) =>
  moneyDates(withStatusDefaults({ checklistStatus, ...status }), { ...facts, ...known });

it('counts three business days to cancel after signing today, then those of county and bank', () => {
  // Until midnight on Tuesday, December 1; recording 1 to 10, payment 1, last check 1
  expect(range('DISBURSEMENT_ACCOUNT')).toEqual({ from: '2026-12-04', to: '2026-12-17' });
});

it('counts the same days from every screen before the signature', () => {
  expect(range('FINAL_OFFER')).toEqual(range('DISBURSEMENT_ACCOUNT'));
  expect(range('NOTE_SIGNING')).toEqual(range('DISBURSEMENT_ACCOUNT'));
});

it('counts days for the right to cancel only on a primary home', () => {
  expect(range('FINAL_OFFER', { hasRightToCancel: false })).toEqual({
    from: '2026-12-02',
    to: '2026-12-15',
  });
});

it('pays debts before it sends the money', () => {
  expect(range('FINAL_OFFER', { hasDebts: true })).toEqual({
    from: '2026-12-07',
    to: '2026-12-24',
  });
});

it('counts the days of a wait before the signature', () => {
  // The title search takes 3 to 5 business days.
  expect(range('ORDER_FULL_TITLE')).toEqual({ from: '2026-12-09', to: '2026-12-24' });
});

it("doesn't expect a signature in Texas before the first day to sign", () => {
  expect(range('FINAL_OFFER', { signingDay: '2026-12-07' })?.from).toBe('2026-12-15');
});

it('takes the end of the right to cancel from the lender once it is known', () => {
  expect(range('RESCISSION', { cancelUntil: '2026-12-02' })).toEqual({
    from: '2026-12-07',
    to: '2026-12-18',
  });
});

it('counts only the current status and later ones after the right to cancel', () => {
  expect(range('RECORDING')).toEqual({ from: '2026-12-02', to: '2026-12-15' });
  expect(range('FUNDING_DECISION')).toEqual({ from: '2026-11-30', to: '2026-11-30' });
  expect(range('RECORDING', {}, { hold: aStatusHold({ reason: 'RECORDING_REFUSED' }) })?.from).toBe(
    '2026-12-03',
  );
});

it('starts and ends every range on a banking day', () => {
  const starts = Array.from({ length: 60 }, (_none, day) =>
    new Date(Date.UTC(2026, 10, 20 + day)).toISOString().slice(0, 10),
  );
  const days = starts.flatMap((since) => Object.values(range('FINAL_OFFER', { since }) ?? {}));

  expect(days).toHaveLength(120);
  expect(days.every(isBankingDay)).toBe(true);
});

it.each(['COMPLETE', 'CANCELLED', 'DECLINED'] as const)(
  'expects no money at the end %s',
  (status) => {
    expect(range(status)).toBeNull();
  },
);

it('says nothing about a stopped payment', () => {
  expect(
    range('FUNDING_DECISION', {}, { hold: aStatusHold({ reason: 'FUNDING_STOPPED' }) }),
  ).toBeNull();
});
