import { watchPayoff } from '#sagas/application/payoff/payoff.ts';
import { lenderDataReceived, selectLenderData } from '#store/application/core/lenderDataSlice.ts';
import { payoffLetterSubmitted } from '#store/application/payoff/actions.ts';
import { routingRequested, statusCheckRequested } from '#store/application/core/slice.ts';
import { selectUploads } from '#store/application/uploads/selectors.ts';
import { offline } from '#tests/support/fakes/scriptedApi.ts';
import { aPayoff } from '#tests/support/fixtures/payoffs.ts';
import { filesSent } from '#tests/support/fixtures/uploads.ts';
import { aStatus } from '#tests/support/sagas/openApplication.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

const asking = aStatus('PAYOFF_REQUEST_PENDING');
const received = aPayoff({ state: 'RECEIVED' });

const start = (script: Readonly<Record<string, readonly unknown[]>>) =>
  startApplicationScreen(watchPayoff, {
    at: 'payoff/hold',
    status: asking,
    script,
    before: [
      lenderDataReceived({ payoffs: [aPayoff()] }),
      ...filesSent({ group: 'payoffLetter', documents: ['one', 'two'] }),
    ],
  });

const payoffs = ({ store }: ReturnType<typeof start>) => selectLenderData(store.getState()).payoffs;

it('sends each page of a letter, and reads the list again', async () => {
  const started = start({ addPayoffLetter: [asking], readPayoffs: [[received]] });
  const { store, run, api, actionsOf } = started;

  await run(payoffLetterSubmitted({ payoffUuid: 'payoff-1' }));

  const sent = api.calls.filter(({ name }) => name === 'addPayoffLetter');
  expect(sent.map(({ params }) => params.body)).toEqual([
    { documentUuid: 'one' },
    { documentUuid: 'two' },
  ]);
  expect(payoffs(started)).toMatchObject({ value: [received] });
  expect(selectUploads(store.getState())).toEqual([]);
  expect(actionsOf(routingRequested)).toHaveLength(0);
});

it('reads the list on "Check again", too, and keeps it after a failure', async () => {
  const started = start({ readPayoffs: [offline(), [received]] });

  await started.run(statusCheckRequested());
  expect(payoffs(started)).toMatchObject({ value: [aPayoff()] });

  await started.run(statusCheckRequested());
  expect(payoffs(started)).toMatchObject({ value: [received] });
});
