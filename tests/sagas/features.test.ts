import { watchFeatures } from '#sagas/features.ts';
import { flagDefaults } from '#store/features/flags.ts';
import { identityReceived } from '#store/identity/slice.ts';
import { fakeGateway } from '#tests/support/fakeGateway.ts';
import { fakePorts } from '#tests/support/fakePorts.ts';
import { at } from '#tests/support/following.ts';
import { garbled, offline, refused, scriptedApi, type Answer } from '#tests/support/scriptedApi.ts';
import { startSaga } from '#tests/support/startSaga.ts';

const IDENTITY = '5b1f4c9a-0d7e-4b55-8f3e-2f9a8c7d6e01';
const feature = (key: string, enabled: boolean, variables?: object) => ({
  key,
  enabled,
  variables,
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function start(
  answers: readonly Answer[],
  { place, before = [] }: { place?: string; before?: readonly { type: string }[] } = {},
) {
  const api = scriptedApi({ readFeatures: answers });
  const ports = fakePorts({ api, ...(place === undefined ? {} : { at: place }) });
  const { store } = startSaga(watchFeatures, { ports, before });
  await jest.advanceTimersByTimeAsync(0);
  return { api, ports, store, features: () => store.getState().features };
}

it('CALL-TEL-05, FLAG-02, FLAG-REG-2: registration asks for itself, without an application', async () => {
  const { api } = await start([{ features: [] }]);

  expect(api.calls).toMatchObject([
    {
      params: {
        path: { context: 'external' },
        body: {
          optimizeUser: {
            applicationUuid: null,
            createdTime: null,
            identityUuid: null,
            organization: 'LARKMERE',
            trackerId: expect.any(String),
          },
        },
      },
    },
  ]);
});

it('FLAG-REG-2: so does an answer given again, whose address names an application', async () => {
  const { api } = await start([{ features: [] }], {
    place: `/account/heloc/register/${IDENTITY}/name`,
  });

  expect(api.calls[0]?.params).toMatchObject({
    body: { optimizeUser: { applicationUuid: null } },
  });
});

it('FLAG-03: a borrower asks with application and identity', async () => {
  const { api } = await start([{ features: [] }], {
    place: at('start/hmda'),
    before: [identityReceived({ uuid: IDENTITY })],
  });

  expect(api.calls[0]?.params).toMatchObject({
    path: { context: 'secure' },
    body: { optimizeUser: { identityUuid: IDENTITY, applicationUuid: expect.any(String) } },
  });
});

it('FLAG-04: seventeen flags are listened to, each with what it is when nobody answers', () => {
  expect(Object.keys(flagDefaults)).toHaveLength(17);
  expect(flagDefaults).toMatchObject({
    'fe-heloc-redesign-2025': true,
    'fe-heloc-maintenance': false,
  });
});

it('what the service says of them counts', async () => {
  const { features } = await start([
    {
      features: [
        feature('fe-heloc-redesign-2025', false),
        feature('fe-heloc-rate-buy-down', true),
        feature('fe-somebody-elses', true),
        feature('__proto__', true),
      ],
    },
  ]);

  expect(features().status).toBe('known');
  expect(features().flags).toEqual({
    ...flagDefaults,
    'fe-heloc-redesign-2025': false,
    'fe-heloc-rate-buy-down': true,
  });
});

describe('FT-83', () => {
  it.each([
    ['down', offline],
    ['failing', () => refused(500)],
    ['garbled', () => garbled('readFeatures')],
  ])('a service that is %s leaves the defaults, and nobody waits', async (_what, fault) => {
    const { features } = await start([fault()]);

    expect(features()).toMatchObject({ status: 'defaulted', flags: flagDefaults });
  });

  it('one that hangs is waited for three seconds', async () => {
    const { api } = fakeGateway([
      ({ init }) =>
        new Promise((_resolve, reject) => {
          init.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    ]);
    const { store } = startSaga(watchFeatures, { ports: fakePorts({ api: api as never }) });

    await jest.advanceTimersByTimeAsync(2_999);
    expect(store.getState().features.status).toBe('waiting');
    await jest.advanceTimersByTimeAsync(1);

    expect(store.getState().features.status).toBe('defaulted');
  });

  it('one that answers for other keys only leaves the defaults', async () => {
    const { features } = await start([{ features: [feature('other', true), { key: 7 }, null] }]);

    expect(features()).toMatchObject({ status: 'known', flags: flagDefaults });
  });
});

describe('ELIG-11: the disaster list', () => {
  const KEY = 'fe-heloc-disaster-zips';

  it.each([
    ['is read', [feature(KEY, true, { zips: ['43214'] })], ['43214']],
    ['is empty while its flag is off', [feature(KEY, false, { zips: ['43214'] })], []],
    ['is empty where it is none', [feature(KEY, true, { zips: '43214' })], []],
    ['is empty where nobody tells it', [], []],
  ])('%s', async (_what, list, zips) => {
    const { features } = await start([{ features: list }]);

    expect(features().disasterZips).toEqual(zips);
  });
});

describe('MAINT-01 to MAINT-03: what the maintenance flag carries', () => {
  const KEY = 'fe-heloc-maintenance';

  it.each([
    [
      'all of it',
      { routes: ['/register'], title: 'Back soon', message: 'At noon.', showDashboardLink: true },
      { routes: ['/register'], title: 'Back soon', message: 'At noon.', showDashboardLink: true },
    ],
    [
      'only its routes',
      { routes: ['/register'] },
      { routes: ['/register'], title: null, message: null, showDashboardLink: false },
    ],
    ['something else', { routes: 'everywhere' }, null],
  ])('%s', async (_what, variables, maintenance) => {
    const { features } = await start([{ features: [feature(KEY, true, variables)] }]);

    expect(features().maintenance).toEqual(maintenance);
  });

  it('nothing while it is off', async () => {
    const { features } = await start([
      { features: [feature(KEY, false, { routes: ['/register'] })] },
    ]);

    expect(features().maintenance).toBeNull();
  });
});
