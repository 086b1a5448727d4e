import { watchIncome } from '#sagas/application/income/income.ts';
import { incomeCheckRequested } from '#store/application/income/actions.ts';
import { lenderDataReceived, selectLenderData } from '#store/application/core/lenderDataSlice.ts';
import { statusUnchanged } from '#store/application/status/statusCheckSlice.ts';
import { offline } from '#tests/support/fakes/scriptedApi.ts';
import { aRecord, someNeeds } from '#tests/support/fixtures/income.ts';
import { aStatus } from '#tests/support/sagas/openApplication.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

const proving = aStatus('INCOME_VERIFICATION');
const asking = aStatus('EMPLOYMENT_VERIFICATION');

const start = (at: string, script: Record<string, readonly unknown[]>, status = proving) =>
  startApplicationScreen(watchIncome, { at, status, script });
type Started = ReturnType<typeof start>;

const employer = {
  employerName: 'Wyndale Mills',
  jobTitle: 'Miller',
  startDate: '2019-03-01',
  workPhone: '(614) 555-0123',
  workEmail: null,
  contactName: null,
  bestTime: null,
  businessName: null,
  licenceOrWebsite: null,
  yearsInBusiness: null,
};

it('asks on "Check again" whether the employer has responded', async () => {
  const screen = start(
    'income/employer-verification',
    { readEmployment: [{ ...employer, state: 'CALLED_NO_ANSWER' }] },
    asking,
  );

  await screen.run(statusUnchanged());

  expect(selectLenderData(screen.store.getState()).employment).toMatchObject({
    value: { state: 'CALLED_NO_ANSWER' },
  });
});

describe('while papers are read', () => {
  const reading = someNeeds({ records: [aRecord({ state: 'IN_REVIEW' })], satisfied: true });
  const read = someNeeds({ records: [aRecord({ state: 'ACCEPTED' })], satisfied: true });
  const reads = ({ api }: Started) => api.calls.filter(({ name }) => name === 'readRequirements');

  it('reads the list every five seconds until the papers are read', async () => {
    const screen = start('income/review', { readRequirements: [offline(), reading, read] });
    screen.store.dispatch(lenderDataReceived({ income: reading }));

    await jest.advanceTimersByTimeAsync(4_999);
    expect(reads(screen)).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(60_000);

    expect(reads(screen)).toHaveLength(3);
    expect(selectLenderData(screen.store.getState()).income).toMatchObject({
      value: { records: [{ state: 'ACCEPTED' }] },
    });
  });

  it('reads the list at once on "Check again"', async () => {
    const screen = start('income/review', { readRequirements: [read] });
    screen.store.dispatch(lenderDataReceived({ income: reading }));

    await screen.run(incomeCheckRequested());

    expect(reads(screen)).toHaveLength(1);
  });

  it('reads nothing on another screen', async () => {
    const screen = start('income/upload', {});
    screen.store.dispatch(lenderDataReceived({ income: reading }));

    await jest.advanceTimersByTimeAsync(60_000);

    expect(reads(screen)).toHaveLength(0);
  });
});
