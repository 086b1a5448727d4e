import { watchSubmission } from '#sagas/application/submission/submission.ts';
import { applicationSubmitted } from '#store/application/submission/actions.ts';
import { routingRequested } from '#store/application/slice.ts';
import { selectStatus } from '#store/application/selectors.ts';
import { aStatus } from '#tests/support/sagas/openApplication.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

const types = ['TERMS', 'PRIVACY', 'CERTIFICATION'] as const;

const start = (script = {}, status = 'APP_SUBMISSION') =>
  startApplicationScreen(watchSubmission, {
    at: 'start/app-summary',
    status: aStatus(status),
    script,
  });

const submitted = applicationSubmitted({ types: [...types], sampleCode: '123456' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('F-16: submits the application with every text as it was shown, and follows the checklist', async () => {
  const { store, sent, actionsOf } = start({
    submitApplication: [aStatus('APPLICATION_REVIEW_IN_PROGRESS')],
  });

  store.dispatch(submitted);
  await jest.advanceTimersByTimeAsync(0);

  expect(sent('submitApplication')).toMatchObject({
    acknowledgements: [
      { type: 'TERMS', textKey: 'T-17', language: 'en', brand: expect.any(String) },
      { type: 'PRIVACY', textKey: 'T-16' },
    ],
    certification: { type: 'CERTIFICATION', textKey: 'T-18' },
    esign: { sampleCode: '123456', result: 'CODE_READ' },
  });
  expect(actionsOf(routingRequested)).toMatchObject([{ payload: { from: 'startSummary' } }]);
});

it('reads the status every two seconds, but only while the documents are being made', async () => {
  const { store, api } = start(
    { readStatus: [aStatus('GEN_SUMMARY_DISCLOSURE'), aStatus('APP_SUBMISSION')] },
    'GEN_SUMMARY_DISCLOSURE',
  );

  await jest.advanceTimersByTimeAsync(1_999);
  expect(api.names()).toEqual([]);
  await jest.advanceTimersByTimeAsync(2_001);
  expect(api.names()).toEqual(['readStatus', 'readStatus']);
  expect(selectStatus(store.getState())?.checklistStatus).toBe('APP_SUBMISSION');

  await jest.advanceTimersByTimeAsync(20_000);
  expect(api.names()).toHaveLength(2);
});
