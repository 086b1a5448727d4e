import { saveVariations, watchExperiments } from '#sagas/flags/experiments.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import { watchTelemetry } from '#sagas/telemetry/telemetry.ts';
import { applicationOpened } from '#store/application/core/slice.ts';
import { experimentNames } from '#store/flags/experiments.ts';
import { selectExperiments } from '#store/flags/experimentsSlice.ts';
import { identityReceived } from '#store/identity/slice.ts';
import { applicationCreated } from '#store/registration/chain/slice.ts';
import { fakePorts, fakeStorage } from '#tests/support/fakes/fakePorts.ts';
import {
  garbled,
  HANG,
  offline,
  refused,
  scriptedApi,
  type Answer,
} from '#tests/support/fakes/scriptedApi.ts';
import { timesCalled } from '#tests/support/sagas/startSubmit.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import { APPLICATION, IDENTITY } from '#tests/support/fixtures/uuids.ts';

const OTHER = '7d7a4f0e-5a57-4c53-9a3f-3a9d3f1f0a09';
const [first, second] = experimentNames;
const both = [
  { name: first, variation: 'variation' },
  { name: second, variation: 'control' },
];

beforeEach(() => jest.useFakeTimers());

const pass = () => jest.advanceTimersByTimeAsync(0);

async function start({
  decisions = [{ variation: 'variation' }, { variation: 'control' }] as readonly Answer[],
  saves = [undefined] as readonly Answer[],
  local = fakeStorage(),
  place = '/account/heloc/register-v2',
  before = [] as readonly { type: string }[],
} = {}) {
  const api = scriptedApi({ readExperiment: decisions, saveExperiments: saves });
  const ports = fakePorts({ api, local, at: place });
  const known = identityReceived({ uuid: IDENTITY });
  const { store } = startSaga(watchExperiments, { ports, before: [known, ...before] });
  await pass();
  return {
    api,
    ports,
    store,
    local,
    saved: () =>
      api.calls.filter(({ name }) => name === 'saveExperiments').map((one) => one.params),
    create: async (uuid = APPLICATION) => {
      store.dispatch(applicationCreated({ uuid }));
      await pass();
    },
  };
}

describe('CALL-TEL-04: the variation list', () => {
  it('asks for the variation of each experiment by its key, with the tracker id', async () => {
    const { api, ports } = await start();

    const trackerId = ports.local.read(storageKeys.tracker);
    expect(api.calls.map(({ params }) => params)).toMatchObject(
      experimentNames.map((featureKey) => ({
        path: { context: 'secure' },
        body: { featureKey, optimizeUser: { trackerId, identityUuid: IDENTITY } },
      })),
    );
  });

  it('FIELD-TEL-3, ENUM-VARIATION: reads the name and the variation of each experiment', async () => {
    const { store } = await start();

    expect(selectExperiments(store.getState())).toEqual(both);
  });

  it.each([
    ['down', offline()],
    ['failing', refused(500)],
    ['garbled', garbled('readExperiment')],
    ['responding with another word', { variation: 'third' }],
    ['responding without a variation', {}],
  ])(
    'FT-83: reads no variations when the service is %s, and saves nothing',
    async (_what, fault) => {
      const { store, create, saved } = await start({ decisions: [fault] });

      await create();

      expect(selectExperiments(store.getState())).toEqual([]);
      expect(saved()).toEqual([]);
    },
  );

  it('FT-83: lacks only the experiment for which the service sends no response', async () => {
    const { store } = await start({ decisions: [refused(500), { variation: 'control' }] });

    expect(selectExperiments(store.getState())).toEqual([both[1]]);
  });

  it('reads the variations after an attempt to start a telemetry session, even if it fails', async () => {
    const api = scriptedApi({
      startTelemetrySession: [offline()],
      readExperiment: [{ variation: 'control' }],
    });
    const { store } = startSaga(watchTelemetry, { ports: fakePorts({ api }) });
    await jest.advanceTimersByTimeAsync(12_000);

    expect(selectExperiments(store.getState())).toHaveLength(experimentNames.length);
  });
});

describe('EXP-01, CALL-TEL-06: the experiments of an application', () => {
  it('saves the experiments when an application is created', async () => {
    const { create, saved } = await start();

    await create();

    expect(saved()).toEqual([{ path: { uuid: APPLICATION }, body: { experiments: both } }]);
  });

  it.each([
    ['created', applicationCreated({ uuid: APPLICATION })],
    ['opened', applicationOpened({ uuid: APPLICATION })],
  ])(
    'saves the experiments of an application that was %s before the variations were known',
    async (_how, fact) => {
      const { saved } = await start({ before: [fact] });

      expect(saved()).toHaveLength(1);
    },
  );

  it('EXP-02: saves the experiments once, and remembers it on a later page', async () => {
    const { create, store, saved, local } = await start();
    await create();
    store.dispatch(applicationOpened({ uuid: APPLICATION }));
    await pass();

    const next = await start({ local, before: [applicationOpened({ uuid: APPLICATION })] });

    expect(saved()).toHaveLength(1);
    expect(next.saved()).toEqual([]);
  });

  it('saves the experiments for another application too', async () => {
    const { create, saved } = await start();

    await create();
    await create(OTHER);

    expect(saved().map(({ path }) => path?.['uuid'])).toEqual([APPLICATION, OTHER]);
  });

  it.each([
    ['is down', offline()],
    ['fails', refused(500)],
    ['refuses', refused(404)],
  ])(
    'EXP-02: forgets the experiments when saving %s, so the next page saves them',
    async (_what, fault) => {
      const { create, local } = await start({ saves: [fault] });
      await create();

      const next = await start({ local });
      await next.create();

      expect(next.saved()).toHaveLength(1);
    },
  );

  it.each(['nonsense', '{}', '[7]', '["../x"]'])(
    'FT-62: rejects a memory of %s',
    async (stored) => {
      const local = fakeStorage();
      local.write(storageKeys.experiments, stored);
      const { create, saved } = await start({ local });

      await create();

      expect(saved()).toHaveLength(1);
    },
  );

  it('EXP-02: remembers the experiments of the last twenty applications', async () => {
    const { create, local } = await start();

    for (let at = 10; at < 40; at += 1)
      await create(`7d7a4f0e-5a57-4c53-9a3f-3a9d3f1f0a${String(at)}`);

    expect(JSON.parse(local.read(storageKeys.experiments) ?? '')).toHaveLength(20);
  });

  it("doesn't save the experiments for an additional signer", async () => {
    const { store, saved } = await start({ place: '/account/heloc/heloc-signer/intro' });

    store.dispatch(applicationOpened({ uuid: APPLICATION }));
    await pass();

    expect(saved()).toEqual([]);
  });

  it('EXP-03: reports an error when experiments are saved without an application', async () => {
    const ports = fakePorts();
    startSaga(() => saveVariations(ports, null), { ports });
    await pass();

    expect(ports.reported[0]).toEqual(new Error('App ID is required to save experiment'));
  });
});

it('FT-83: holds nothing up for a service that never answers a save', async () => {
  const { create, api } = await start({ saves: [HANG] });

  await create();
  await create(OTHER);

  expect(timesCalled(api, 'saveExperiments')).toBe(2);
});
