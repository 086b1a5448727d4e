import type { LenderData } from '#store/application/features.ts';
import { watchIncome } from '#sagas/application/income/income.ts';
import { watchScreens } from '#sagas/application/loadScreen.ts';
import { watchNotary } from '#sagas/application/notary/notary.ts';
import { watchSubmission } from '#sagas/application/submission/submission.ts';
import { lenderDataReceived } from '#store/application/lenderDataSlice.ts';
import type { NotarySession } from '#store/application/notary/session.ts';
import { refused } from '#tests/support/fakes/scriptedApi.ts';
import { aRecord, someNeeds } from '#tests/support/fixtures/income.ts';
import { aBooking, aHold } from '#tests/support/fixtures/notary.ts';
import { aStatus } from '#tests/support/sagas/openApplication.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

beforeEach(() => jest.useFakeTimers());

const session: NotarySession = {
  id: 'session-1',
  step: 'STAMPING',
  place: null,
  waitMinutes: null,
  questions: null,
  triesLeft: 1,
  notaryName: null,
  caption: null,
  messages: [],
  deed: [],
  ended: null,
};
const kept = aBooking({ hold: aHold({ expiresAt: '2026-11-21T15:00:05.000Z' }) });
/** The screen opens, and no later read is answered. */
const thenFailing = (first: unknown) => [first, refused(500)];
const making = aStatus('GEN_SUMMARY_DISCLOSURE');

interface Row {
  readonly at: string;
  readonly call: string;
  readonly answers: readonly unknown[];
  readonly data?: Partial<LenderData>;
  readonly status?: string;
  readonly perMinute: number;
}

/** What the screens of an application read again, and a lender that never says that it is over. */
const rows: [string, Row][] = [
  [
    'a kept time that the lender names after its end',
    {
      at: 'notary/reserve-manual',
      call: 'readNotaryBooking',
      answers: [kept],
      data: { notaryBooking: kept },
      perMinute: 8,
    },
  ],
  [
    'a kept time, and a lender that fails',
    {
      at: 'notary/reserve-manual',
      call: 'readNotaryBooking',
      answers: thenFailing(kept),
      data: { notaryBooking: kept },
      perMinute: 8,
    },
  ],
  [
    'a notary who never stamps',
    {
      at: 'notary/session',
      call: 'readNotarySession',
      answers: [session],
      data: { notarySession: session },
      perMinute: 14,
    },
  ],
  [
    'a session, and a lender that fails',
    {
      at: 'notary/session',
      call: 'readNotarySession',
      answers: thenFailing(session),
      data: { notarySession: session },
      perMinute: 14,
    },
  ],
  [
    'papers that are read for ever',
    {
      at: 'income/review',
      call: 'readRequirements',
      answers: [someNeeds({ records: [aRecord({ state: 'IN_REVIEW' })] })],
      data: { income: someNeeds({ records: [aRecord({ state: 'IN_REVIEW' })] }) },
      perMinute: 13,
    },
  ],
  [
    'documents that are never made',
    {
      at: 'start/app-summary',
      call: 'readStatus',
      answers: [making],
      status: 'GEN_SUMMARY_DISCLOSURE',
      perMinute: 30,
    },
  ],
];

const start = ({ at, call, answers, data, status = 'DEED_SIGNING' }: Row) =>
  startApplicationScreen([watchNotary, watchIncome, watchSubmission, watchScreens], {
    at,
    status: aStatus(status),
    script: { [call]: answers },
    ...(data && { before: [lenderDataReceived(data)] }),
  });

it.each(rows)('limits the reads of each minute: %s', async (_what, row) => {
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

it.each(rows)('FT-72 reads nothing while the page is hidden: %s', async (_what, row) => {
  const { api, ports } = start(row);
  await jest.advanceTimersByTimeAsync(0);
  ports.page.show(false);
  api.calls.length = 0;

  await jest.advanceTimersByTimeAsync(30 * 60_000);

  expect(api.names()).not.toContain(row.call);
});
