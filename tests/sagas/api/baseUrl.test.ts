import { readFeatures } from '#sagas/api/contract/features.ts';
import { readIdentity } from '#sagas/api/contract/identity.ts';
import { readProfile } from '#sagas/api/contract/profile.ts';
import { send } from '#sagas/control/send.ts';
import { call, takeEvery } from '#sagas/effects.ts';
import type { Gateway } from '#sagas/ports.ts';
import type { RootSaga } from '#sagas/root.ts';
import { flagContext } from '#sagas/flags/flagContext.ts';
import { gatewayAt } from '#sagas/flags/gatewayAt.ts';
import { applicationReceived } from '#store/application/core/slice.ts';
import { retryRequested } from '#store/shell/slice.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import { at } from '#tests/support/sagas/startChecklist.ts';
import { anApplication } from '#tests/support/sagas/openApplication.ts';
import { HANG, offline, scriptedApi, type Answer } from '#tests/support/fakes/scriptedApi.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import { APPLICATION, IDENTITY } from '#tests/support/fixtures/uuids.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';

const GATEWAY = 'https://gateway.example';

/** Calls the first of two services twice, the second once, and then the flags. */
const asking: RootSaga = function* asking(ports) {
  yield* takeEvery(retryRequested, function* () {
    yield* send(ports, readIdentity, {});
  });
  yield* takeEvery(retryRequested, function* () {
    yield* send(ports, readProfile, {});
  });
  yield* takeEvery(retryRequested, function* () {
    yield* send(ports, readIdentity, {});
  });
  yield* takeEvery(retryRequested, function* () {
    yield* send(ports, readFeatures, yield* call(flagContext, ports));
  });
};

async function ask(gateway: Gateway | null, flag: readonly Answer[] = [{ enabled: false }]) {
  const api = scriptedApi({
    readFeature: flag,
    readFeatures: [{ features: [] }],
    readIdentity: [{ uuid: IDENTITY }],
    readProfile: [{ uuid: IDENTITY }],
  });
  const { store } = startSaga(asking, { ports: fakePorts({ api, gateway }) });
  store.dispatch(retryRequested());
  await pass(0);
  const basesOf = (name: string) =>
    api.calls.filter((call) => call.name === name).map(({ options }) => options.baseUrl);
  const questions = api.calls
    .filter(({ name }) => name === 'readFeature')
    .map(({ params }) => (params.body as { featureKey: string }).featureKey);
  return { basesOf, questions };
}

it('reads no flags on a page without a gateway, and sends each call to its own origin', async () => {
  const { basesOf, questions } = await ask(null);

  expect(questions).toEqual([]);
  expect([...basesOf('readIdentity'), ...basesOf('readProfile')]).toEqual(['', '', '']);
});

it('FLAG-01: reads the flag of each service once, and lets it decide', async () => {
  const { basesOf, questions } = await ask(gatewayAt(GATEWAY), [
    { enabled: true },
    { enabled: false },
  ]);

  expect(questions).toEqual(['fe-relative-url-identity', 'fe-relative-url-service-profile']);
  expect(basesOf('readIdentity')).toEqual(['', '']);
  expect(basesOf('readProfile')).toEqual([GATEWAY]);
});

it('FLAG-02: sends all calls and flag reads to the gateway when there is no response', async () => {
  const { basesOf } = await ask(gatewayAt(GATEWAY), [offline()]);

  expect(basesOf('readIdentity')).toEqual([GATEWAY, GATEWAY]);
  expect(basesOf('readFeature')).toEqual([GATEWAY, GATEWAY]);
  expect(basesOf('readFeatures')).toEqual([GATEWAY]);
});

it('FLAG-03: tells the flag service when the application in the address was created', async () => {
  const createdAt = '2026-11-02T15:04:05.000Z';
  const api = scriptedApi({ readFeature: [HANG], readFeatures: [HANG] });
  const ports = fakePorts({ api, gateway: gatewayAt(GATEWAY), at: at('start/hmda') });
  const { store } = startSaga(asking, {
    ports,
    before: [applicationReceived(anApplication({ uuid: APPLICATION, createdAt }))],
  });

  store.dispatch(retryRequested());

  expect(api.calls[0]?.params).toMatchObject({
    body: { optimizeUser: { applicationUuid: APPLICATION, createdTime: createdAt } },
  });
});

it('FLAG-03: tells the flag service who is asking', async () => {
  const api = scriptedApi({ readFeature: [HANG], readFeatures: [HANG] });
  const { store } = startSaga(asking, { ports: fakePorts({ api, gateway: gatewayAt(GATEWAY) }) });
  store.dispatch(retryRequested());

  expect(api.calls[0]?.params).toMatchObject({
    path: { context: 'external' },
    body: { optimizeUser: { identityUuid: null, createdTime: null } },
  });
});
