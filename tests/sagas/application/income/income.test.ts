import { watchIncome } from '#sagas/application/income/income.ts';
import {
  employerSubmitted,
  incomeCheckRequested,
  incomeProofSubmitted,
  papersSubmitted,
} from '#store/application/income/actions.ts';
import { lenderDataReceived, selectLenderData } from '#store/application/lenderDataSlice.ts';
import { routingRequested } from '#store/application/slice.ts';
import { statusUnchanged } from '#store/application/status/statusCheckSlice.ts';
import { fileAdded, uploadSent, type UploadGroup } from '#store/application/uploads/slice.ts';
import { offline } from '#tests/support/fakes/scriptedApi.ts';
import { aRecord, someNeeds } from '#tests/support/fixtures/income.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const proving = aStatus('INCOME_VERIFICATION');
const asking = aStatus('EMPLOYMENT_VERIFICATION');

const start = (at: string, script: Record<string, readonly unknown[]>, status = proving) =>
  startApplicationScreen(watchIncome, { at, status, script });
type Started = ReturnType<typeof start>;

function addFile({ store }: Started, group: UploadGroup) {
  const file = { id: 'file-1', fileName: 'stub.pdf', sizeBytes: 10 };
  store.dispatch(fileAdded({ ...file, group, applicationUuid: UUID }));
  store.dispatch(uploadSent({ id: 'file-1', documentUuid: 'document-1', quality: null }));
}

it('ends the step with the submit', async () => {
  const screen = start('income/review', { submitIncome: [aStatus('INCOME_REVIEW_IN_PROGRESS')] });

  screen.store.dispatch(incomeProofSubmitted());
  await jest.advanceTimersByTimeAsync(0);

  expect(screen.actionsOf(routingRequested)).toHaveLength(1);
});

const facts = {
  kind: 'PAYSTUB',
  payFrequency: 'MONTHLY',
  employerName: 'Wyndale Mills',
  lastPayDate: '2026-11-20',
  recordUuid: null,
} as const;

it('sends pay stubs with their facts, and reads the list again', async () => {
  const screen = start('income/upload', { sendPaystubs: [aRecord({ state: 'IN_REVIEW' })] });
  addFile(screen, 'payStubs');

  screen.store.dispatch(papersSubmitted(facts));
  await jest.advanceTimersByTimeAsync(0);

  expect(screen.sent('sendPaystubs')).toEqual({ ...facts, documentUuids: ['document-1'] });
  expect(screen.place()).toBe('income/review');
  expect(screen.store.getState().application?.uploads?.files).toEqual([]);
  expect(selectLenderData(screen.store.getState()).stale).toContain('income');
});

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

it('F-16: sends the contact with the consent, and without files', async () => {
  const checking = aStatus('EMPLOYMENT_CHECK_IN_PROGRESS');
  const screen = start('income/employer-verification', { saveEmployment: [checking] }, asking);
  addFile(screen, 'employerPapers');

  screen.store.dispatch(employerSubmitted({ ...employer, hasPapers: false }));
  await jest.advanceTimersByTimeAsync(0);

  expect(screen.sent('saveEmployment')).toMatchObject({
    ...employer,
    documentUuids: [],
    consent: { version: '2026-11-sample' },
  });
  expect(screen.sent('saveEmployment')).not.toHaveProperty('hasPapers');
  expect(screen.actionsOf(routingRequested)).toHaveLength(1);
});

it('sends papers in place of a call together with their documents', async () => {
  const checking = aStatus('EMPLOYMENT_CHECK_IN_PROGRESS');
  const screen = start('income/employer-verification', { saveEmployment: [checking] }, asking);
  addFile(screen, 'employerPapers');

  screen.store.dispatch(employerSubmitted({ ...employer, hasPapers: true }));
  await jest.advanceTimersByTimeAsync(0);

  expect(screen.sent('saveEmployment')).toMatchObject({ documentUuids: ['document-1'] });
  expect(screen.store.getState().application?.uploads?.files).toEqual([]);
});

it('asks on "Check again" whether the employer has responded', async () => {
  const screen = start(
    'income/employer-verification',
    { readEmployment: [{ ...employer, state: 'CALLED_NO_ANSWER' }] },
    asking,
  );

  screen.store.dispatch(statusUnchanged());
  await jest.advanceTimersByTimeAsync(0);

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

    screen.store.dispatch(incomeCheckRequested());
    await jest.advanceTimersByTimeAsync(0);

    expect(reads(screen)).toHaveLength(1);
  });

  it('reads nothing on another screen', async () => {
    const screen = start('income/upload', {});
    screen.store.dispatch(lenderDataReceived({ income: reading }));

    await jest.advanceTimersByTimeAsync(60_000);

    expect(reads(screen)).toHaveLength(0);
  });
});
