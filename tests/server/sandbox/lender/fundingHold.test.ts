import { openLender } from '#tests/support/fakes/openLender.ts';
import { applicationsAt } from '#tests/support/fixtures/borrower.ts';

const { at } = applicationsAt(openLender('block'));

test.each([
  { status: 'RESCISSION', application: {}, day: '2026-11-19' },
  {
    status: 'NOTARY_WAITING_PERIOD',
    application: { property: { state: 'TX', zip: '75201' } },
    day: '2026-11-28',
  },
  {
    status: 'NOTARY_WAITING_PERIOD',
    application: { createdAt: '2026-10-01T12:00:00.000Z' },
    day: '2026-11-16',
  },
  { status: 'RECORDING', application: {}, day: null },
  {
    status: 'RESCISSION',
    application: { status: { hold: { expectedBy: '2026-12-24' } } },
    day: '2026-12-24',
  },
])(
  'gives $status with $application the day $day on which it ends (F-06, section 7)',
  async (row) => {
    const borrower = await at(row.status, { application: row.application });

    expect((await borrower.status()).hold?.expectedBy ?? null).toBe(row.day);
  },
);
