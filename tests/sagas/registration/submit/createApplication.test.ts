import '#tests/support/sagas/fakeTime.ts';
import { selectChain } from '#store/registration/flow.ts';
import { incomeSubmitted } from '#store/registration/answers.ts';
import { eventHappened } from '#store/shell/slice.ts';
import { everyAnswer, consents } from '#tests/support/fixtures/answers.ts';
import {
  offline,
  refused,
  HANG,
  scriptedApi,
  type Answer,
} from '#tests/support/fakes/scriptedApi.ts';
import { startSubmit, timesCalled, UUID } from '#tests/support/sagas/startSubmit.ts';
import { watchChecklist } from '#sagas/application/status/watchChecklist.ts';
import { watchSubmit } from '#sagas/registration/submit/watchSubmit.ts';
import { identityReceived } from '#store/identity/slice.ts';
import { eligibilityReceived, registrationSubmitted } from '#store/registration/slice.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import { IDENTITY } from '#tests/support/fixtures/uuids.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';

const OTHER = '6f9619ff-8b86-4d01-b42d-00c04fc964ff';

const withoutIncome = everyAnswer().filter(({ type }) => type !== incomeSubmitted.type);

it('creates nothing when an answer is missing, and lets the user submit again', async () => {
  const { api, press, store } = startSubmit({ answers: withoutIncome });

  await press();

  expect(timesCalled(api, 'createApplication')).toBe(0);
  expect(selectChain(store.getState())).toMatchObject({
    status: 'failed',
    failedAt: 'create',
    failure: { kind: 'refused', status: 422, code: 'INCOMPLETE' },
  });
});

it('CREATE-BODY-01 sends an income without other income with 0', async () => {
  const income = incomeSubmitted({ income: 81_000, employmentType: 'RETIRED' });
  const { api, press } = startSubmit({ answers: [...withoutIncome, income] });

  await press();

  const create = api.calls.find(({ name }) => name === 'createApplication');
  expect(create?.params.body).toMatchObject({ income: { incomePrimary: 81_000, incomeOther: 0 } });
});

const aRow = (auditFields: object | null, uuid = UUID) => ({
  uuid,
  active: true,
  status: { checklistStatus: 'OFFER_SELECTION' },
  ...(auditFields === null ? {} : { auditFields }),
});

/** Returns the application after a create at 15:00:00 whose response was lost. */
async function adoptedOf(...rows: readonly object[]) {
  const { ports, press, store } = startSubmit({
    script: { createApplication: [offline()], readApplications: [[], rows] },
  });
  await press();
  expect(ports.reported).toEqual([]);
  return selectChain(store.getState()).applicationUuid;
}

it.each([
  ['created since', { createdDate: '2026-11-21T15:00:05.000Z' }, UUID],
  ['created 2 s before', { createdDate: '2026-11-21T14:59:58.000Z' }, UUID],
  ['created earlier', { createdDate: '2026-11-21T14:59:57.999Z' }, null],
  ['created at an unknown time', {}, null],
  ['without a history', null, null],
])(
  'FT-02 decides after a lost response whether to adopt an application %s: %j is adopted as %p',
  async (_what, row, uuid) => {
    expect(await adoptedOf(aRow(row))).toBe(uuid);
  },
);

it('FT-02 adopts the first of two applications that were created since', async () => {
  const since = { createdDate: '2026-11-21T15:00:05.000Z' };

  expect(await adoptedOf(aRow(since), aRow(since, OTHER))).toBe(UUID);
});

it.each([
  ['is already taken', [undefined]],
  ['fails', [refused(500)]],
])(
  "CALL-SUB-11 doesn't end the submit for a session replay link that %s",
  async (_how, saveReplayLink) => {
    const { api, ports, press, store } = startSubmit({ script: { saveReplayLink } });
    const link = 'https://replay.example/1';
    Object.assign(ports, { replay: { id: 'r-1', link } });

    await press();

    const saved = api.calls.find(({ name }) => name === 'saveReplayLink');
    expect(saved?.params).toEqual({ path: { uuid: UUID }, body: { link } });
    expect(selectChain(store.getState()).status).toBe('finished');
  },
);

it('CALL-SUB-11 saves no link without a session replay', async () => {
  const { api, press } = startSubmit();

  await press();

  expect(timesCalled(api, 'saveReplayLink')).toBe(0);
});

it('measures the start of an application once it was created', async () => {
  const { actions, press } = startSubmit();

  await press();

  expect(actions.filter(eventHappened.match).map(({ payload }) => payload.event)).toEqual(
    expect.arrayContaining(['helocStarted', 'appStarted']),
  );
});

it("FT-46 looks for no application of another tab after a refusal that isn't a 409", async () => {
  const { api, press, store } = startSubmit({
    script: { createApplication: [refused(422)], readApplications: [[], [aRow(null)]] },
  });

  await press();

  expect(timesCalled(api, 'readApplications')).toBe(1);
  expect(store.getState().shell.modals).toEqual([{ id: 'createRefused' }]);
});

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

it('S1, S4: hides the modal after a bug, too, keeps the answers, and continues on the next submit', async () => {
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
