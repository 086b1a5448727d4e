import { watchLogRequest } from '#sagas/actionLog/watchLogRequest.ts';
import { readLog } from '#store/actionLog/lines.ts';
import { referenceOf } from '#store/actionLog/seal.ts';
import { nameSubmitted } from '#store/registration/answers.ts';
import { logDeliveryRequested } from '#store/shell/slice.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import { HANG, offline, scriptedApi, type Answer } from '#tests/support/fakes/scriptedApi.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';

async function open(answers: readonly Answer[], logAddress: string | null = '') {
  const api = scriptedApi({ sendActionLog: answers });
  const { store } = startSaga(watchLogRequest, { ports: fakePorts({ api, logAddress }) });
  await pass(0);
  return {
    api,
    shell: () => store.getState().shell,
    dispatch: store.dispatch,
    async send() {
      store.dispatch(logDeliveryRequested());
      await pass(0);
    },
    async sent() {
      const [call] = api.calls;
      if (!call) throw new Error('Nothing was sent');
      const { reference, log } = call.params.body as { reference: string; log: Blob };
      return { reference, text: await log.text() };
    },
  };
}

it('SC-14 sends the lender the whole log without personal data, and gives the borrower its reference', async () => {
  const page = await open([{}]);
  page.dispatch(nameSubmitted({ firstName: 'Dana', lastName: 'Danasdaughter' }));

  await page.send();

  const { reference, text } = await page.sent();
  expect(readLog(text).fault).toBeNull();
  expect(text).toContain('registration/nameSubmitted');
  expect(text).not.toMatch(/Dana/);
  expect(reference).toBe(referenceOf(text));
  expect(page.shell().toasts).toMatchObject([
    {
      tone: 'success',
      text: `Support has the log. If you call us, its reference is ${reference}.`,
    },
  ]);
  expect(page.shell().logDelivery).toBe('ready');
});

it("sends a log to the deployment's own address", async () => {
  const page = await open([{}], 'https://support.example/logs');

  await page.send();

  expect(page.api.calls[0]?.options.address).toBe('https://support.example/logs');
});

it("lets the borrower try again when the log can't be sent", async () => {
  const page = await open([offline(), {}]);

  await page.send();

  expect(page.shell().logDelivery).toBe('ready');
  expect(page.shell().toasts).toMatchObject([{ tone: 'error', text: /^We couldn't send the log/ }]);
  await page.send();
  expect(page.shell().toasts).toMatchObject([{ tone: 'error' }, { tone: 'success' }]);
});

it('ignores a second click while the log is being sent', async () => {
  const page = await open([HANG]);

  await page.send();
  await page.send();

  expect(page.shell().logDelivery).toBe('sending');
  expect(page.api.calls).toHaveLength(1);
});

it("doesn't let the borrower send a log when the deployment accepts none", async () => {
  const page = await open([], null);

  expect(page.shell().logDelivery).toBe('unavailable');
});
