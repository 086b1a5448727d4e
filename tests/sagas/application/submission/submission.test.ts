import { watchSubmission } from '#sagas/application/submission/submission.ts';
import { selectStatus } from '#store/application/core/selectors.ts';
import { aStatus } from '#tests/support/sagas/openApplication.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

const start = (script = {}, status = 'APP_SUBMISSION') =>
  startApplicationScreen(watchSubmission, {
    at: 'start/app-summary',
    status: aStatus(status),
    script,
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
