import type { LenderData } from '#store/application/core/features.ts';
import { watchIncome } from '#sagas/application/income/income.ts';
import { watchScreens } from '#sagas/application/loadScreen.ts';
import { watchNotary } from '#sagas/application/notary/notary.ts';
import { watchSubmission } from '#sagas/application/submission/submission.ts';
import { lenderDataReceived } from '#store/application/core/lenderDataSlice.ts';
import { refused } from '#tests/support/fakes/scriptedApi.ts';
import { aRecord, someNeeds } from '#tests/support/fixtures/income.ts';
import { aBooking, aHold, aNotarySession } from '#tests/support/fixtures/notary.ts';
import { aStatus } from '#tests/support/sagas/openApplication.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

const session = aNotarySession({ step: 'STAMPING' });
const kept = aBooking({ hold: aHold({ expiresAt: '2026-11-21T15:00:05.000Z' }) });
/** Answers only the first read of a screen. */
const thenFailing = (first: unknown) => [first, refused(500)];

interface Row {
  readonly what: string;
  readonly at: string;
  readonly call: string;
  readonly answers: readonly unknown[];
  readonly data?: Partial<LenderData>;
  readonly status?: string;
  readonly perMinute: number;
}

const reserve = { at: 'notary/reserve-manual', data: { notaryBooking: kept }, perMinute: 8 };
const inSession = { at: 'notary/session', data: { notarySession: session }, perMinute: 14 };
const reading = someNeeds({ records: [aRecord({ state: 'IN_REVIEW' })] });

/** What the screens of an application read again, with a lender that never reports an end. */
const rows: readonly Row[] = [
  {
    ...reserve,
    what: 'a hold that the lender still reports after its end',
    call: 'readNotaryBooking',
    answers: [kept],
  },
  {
    ...reserve,
    what: 'a hold, and a lender that fails',
    call: 'readNotaryBooking',
    answers: thenFailing(kept),
  },
  {
    ...inSession,
    what: 'a notary who never stamps the deed',
    call: 'readNotarySession',
    answers: [session],
  },
  {
    ...inSession,
    what: 'a session, and a lender that fails',
    call: 'readNotarySession',
    answers: thenFailing(session),
  },
  {
    what: 'documents that are read forever',
    at: 'income/review',
    call: 'readRequirements',
    answers: [reading],
    data: { income: reading },
    perMinute: 13,
  },
  {
    what: 'documents that are never made',
    at: 'start/app-summary',
    call: 'readStatus',
    answers: [aStatus('GEN_SUMMARY_DISCLOSURE')],
    status: 'GEN_SUMMARY_DISCLOSURE',
    perMinute: 30,
  },
];

const start = ({ at, call, answers, data, status = 'DEED_SIGNING' }: Row) =>
  startApplicationScreen([watchNotary, watchIncome, watchSubmission, watchScreens], {
    at,
    status: aStatus(status),
    script: { [call]: answers },
    ...(data && { before: [lenderDataReceived(data)] }),
  });

it.each(rows)('limits the reads of each minute: $what', async (row) => {
  const { api } = start(row);
  const reads = () => api.names().filter((name) => name === row.call).length;
  const minutes: number[] = [];

  for (let minute = 0; minute < 30; minute += 1) {
    const before = reads();
    await jest.advanceTimersByTimeAsync(60_000);
    minutes.push(reads() - before);
  }

  expect(reads()).toBeGreaterThan(3);
  expect(Math.max(...minutes)).toBeLessThanOrEqual(row.perMinute);
});

it.each(rows)('FT-72 reads nothing while the page is hidden: $what', async (row) => {
  const { api, ports } = start(row);
  await jest.advanceTimersByTimeAsync(0);
  ports.page.show(false);
  api.calls.length = 0;

  await jest.advanceTimersByTimeAsync(30 * 60_000);

  expect(api.names()).not.toContain(row.call);
});
