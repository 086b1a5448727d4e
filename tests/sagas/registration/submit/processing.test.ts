import { watchChecklist } from '#sagas/application/status/watchChecklist.ts';
import { watchSubmit } from '#sagas/registration/submit/watchSubmit.ts';
import { selectChain } from '#store/registration/flow.ts';
import { identityReceived } from '#store/identity/slice.ts';
import { eligibilityReceived, registrationSubmitted } from '#store/registration/slice.ts';
import { consents, everyAnswer } from '#tests/support/fixtures/answers.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import { HANG, refused, scriptedApi, type Answer } from '#tests/support/fakes/scriptedApi.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import { IDENTITY } from '#tests/support/fixtures/uuids.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';

function submit(answer: Answer) {
  const api = scriptedApi({ savePhone: [answer] });
  const ports = fakePorts({ api });
  const { store } = startSaga([watchSubmit, watchChecklist], {
    ports,
    before: [...everyAnswer(), identityReceived({ uuid: IDENTITY })],
  });
  const press = () =>
    void store.dispatch(registrationSubmitted({ contact: null, consents, passwordHandle: null }));
  press();
  return {
    api,
    ports,
    press,
    message: () => store.getState().shell.processingMessage,
    chain: () => selectChain(store.getState()),
  };
}

it('SUBMIT-10, LOADER-06: spreads the messages evenly over half a minute, and keeps the last one', async () => {
  const { message } = submit(HANG);
  const seen = [];
  for (let turn = 0; turn < 7; turn += 1) {
    seen.push(message());
    await pass(30_000 / 7);
  }

  expect(seen).toEqual([0, 1, 2, 3, 4, 5, 6]);
  await pass(600_000);
  expect(message()).toBe(6);
});

it('ELIG-01: looks for no offers on the waitlist, and shows no messages of that search', async () => {
  const { store } = startSaga(watchSubmit, {
    ports: fakePorts({ api: scriptedApi({ joinWaitlist: [HANG] }) }),
    before: [...everyAnswer(), eligibilityReceived({ states: [{ state: 'OH', eligible: false }] })],
  });
  store.dispatch(registrationSubmitted({ contact: null, consents, passwordHandle: null }));
  await pass(10_000);

  expect(store.getState().shell.processingMessage).toBeNull();
  expect(selectChain(store.getState()).status).toBe('running');
});

it('MSG-SUB-04: hides the modal at once after an error', async () => {
  const { message } = submit(refused(500));

  await pass(0);

  expect(message()).toBeNull();
});

it('S1, S4: hides the modal after a bug too, keeps the answers, and continues at the next press', async () => {
  const { api, ports, press, message, chain } = submit(new TypeError('a bug'));
  await pass(0);
  expect(message()).toBeNull();
  expect(chain()).toMatchObject({ status: 'failed', failedAt: 'savePhone' });
  expect(ports.reported).toEqual([expect.any(TypeError)]);
  api.answer('savePhone', [{}]);
  for (const name of ['readAbilityToStart', 'readApplications']) api.answer(name, [HANG]);

  press();
  await pass(0);

  expect(chain()).toMatchObject({ status: 'running', done: ['waitlist', 'register', 'savePhone'] });
});
