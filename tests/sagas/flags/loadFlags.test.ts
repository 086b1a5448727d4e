import { watchFlags } from '#sagas/flags/loadFlags.ts';
import { flagDefaults } from '#store/flags/flags.ts';
import { selectDisasterZips } from '#store/flags/selectors.ts';
import { flagsDefaulted } from '#store/flags/slice.ts';
import { identityAbsent, identityReceived, sessionEnded } from '#store/identity/slice.ts';
import { rootReducer } from '#store/index.ts';
import { locationChanged } from '#store/shell/slice.ts';
import { fakeGateway, json, TOKEN } from '#tests/support/fakes/fakeGateway.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import { at } from '#tests/support/sagas/startChecklist.ts';
import {
  garbled,
  offline,
  refused,
  scriptedApi,
  type Answer,
} from '#tests/support/fakes/scriptedApi.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import { IDENTITY } from '#tests/support/fixtures/uuids.ts';

const feature = (key: string, enabled: boolean, variables?: object) => ({
  key,
  enabled,
  variables,
});

beforeEach(() => jest.useFakeTimers());

async function start(answers: readonly Answer[], { place }: { place?: string } = {}) {
  const api = scriptedApi({ readFeatures: answers });
  const ports = fakePorts({ api, ...(place === undefined ? {} : { at: place }) });
  const { store } = startSaga(watchFlags, { ports });
  await jest.advanceTimersByTimeAsync(0);
  return { api, ports, store, flags: () => store.getState().flags };
}

it('CALL-TEL-05, FLAG-02, FLAG-REG-2: reads the flags of registration without an application', async () => {
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

it('FLAG-REG-2: reads the flags without an application, too, when a registration answer is edited', async () => {
  const { api } = await start([{ features: [] }], {
    place: `/account/heloc/register/${IDENTITY}/name`,
  });

  expect(api.calls[0]?.params).toMatchObject({
    body: { optimizeUser: { applicationUuid: null } },
  });
});

describe('FLAG-03, A-66, FT-83: a borrower whose identity becomes known', () => {
  const known = identityReceived({ uuid: IDENTITY });
  const moveTo = (path: string) => locationChanged({ pathname: at(path), search: '' });
  const forAll = {
    features: [feature('fe-heloc-rate-buy-down', false), feature('fe-heloc-redesign-2025', true)],
  };
  const forThem = {
    features: [feature('fe-heloc-rate-buy-down', true), feature('fe-heloc-redesign-2025', false)],
  };
  const borrower = async (answers: readonly Answer[] = [forAll, forThem]) => {
    const started = await start(answers, { place: at('start/hmda') });
    started.store.dispatch(known);
    await jest.advanceTimersByTimeAsync(0);
    return started;
  };

  it('reads the flags again once the identity is known, with application and identity', async () => {
    const { api } = await borrower();

    expect(api.calls.map(({ params }) => params)).toMatchObject([
      { path: { context: 'external' }, body: { optimizeUser: { identityUuid: null } } },
      {
        path: { context: 'secure' },
        body: { optimizeUser: { identityUuid: IDENTITY, applicationUuid: expect.any(String) } },
      },
    ]);
  });

  it('gives a borrower their own flags from the next screen on, in the current flow', async () => {
    const { store, flags } = await borrower();
    const before = flags().values;

    store.dispatch(locationChanged({ pathname: at('start/hmda'), search: '?from=mail' }));
    expect(flags().values).toEqual(before);
    store.dispatch(moveTo('product/select'));

    expect(flags().values).toEqual({ ...before, 'fe-heloc-rate-buy-down': true });
  });

  it('reads the flags of a borrower once, and those of another user too', async () => {
    const { store, api } = await borrower();
    const other = 'f2c2a1de-94a5-4d0b-9f0a-1d0c6b7a5e02';

    for (const event of [known, moveTo('product/select'), known]) store.dispatch(event);
    await jest.advanceTimersByTimeAsync(0);
    expect(api.calls).toHaveLength(2);
    store.dispatch(identityReceived({ uuid: other }));
    await jest.advanceTimersByTimeAsync(0);

    expect(api.calls[2]?.params.body).toMatchObject({ optimizeUser: { identityUuid: other } });
  });

  it('keeps the known flags when the service does not answer', async () => {
    const { store, flags } = await borrower([forThem, offline()]);

    store.dispatch(moveTo('product/select'));

    expect(flags().status).toBe('known');
    expect(flags().values['fe-heloc-rate-buy-down']).toBe(true);
  });
});

it('FLAG-04: reads seventeen flags, each with its default', () => {
  expect(Object.keys(flagDefaults)).toHaveLength(17);
  expect(flagDefaults).toMatchObject({
    'fe-heloc-redesign-2025': true,
    'fe-heloc-maintenance': false,
  });
});

it('lets the flags of the service win over the defaults', async () => {
  const { flags } = await start([
    {
      features: [
        feature('fe-heloc-redesign-2025', false),
        feature('fe-heloc-rate-buy-down', true),
        feature('fe-other-application', true),
        feature('__proto__', true),
      ],
    },
  ]);

  expect(flags().status).toBe('known');
  expect(flags().values).toEqual({
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
  ])(
    'keeps the defaults, and lets the page continue, when the service is %s',
    async (_what, fault) => {
      const { flags } = await start([fault()]);

      expect(flags()).toMatchObject({ status: 'defaulted', values: flagDefaults });
    },
  );

  it.each([
    ['a visitor', identityAbsent()],
    ['a signed-in user', identityReceived({ uuid: IDENTITY })],
  ])(
    'keeps the defaults and the session when the service denies %s with a 401',
    async (_who, who) => {
      const { api, tokens } = fakeGateway([json({ errors: [] }, 401)]);
      tokens.set(TOKEN);
      const ports = fakePorts({ api: api as never, tokens });

      const { store, actions } = startSaga(watchFlags, { ports, before: [who] });
      await jest.advanceTimersByTimeAsync(0);

      expect(store.getState().flags.status).toBe('defaulted');
      expect(actions.some(sessionEnded.match)).toBe(false);
    },
  );

  it('holds the page for three seconds when the service hangs', async () => {
    const { api } = fakeGateway([
      ({ init }) =>
        new Promise((_resolve, reject) => {
          init.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    ]);
    const { store } = startSaga(watchFlags, { ports: fakePorts({ api: api as never }) });

    await jest.advanceTimersByTimeAsync(2_999);
    expect(store.getState().flags.status).toBe('waiting');
    await jest.advanceTimersByTimeAsync(1);

    expect(store.getState().flags.status).toBe('defaulted');
  });

  it('keeps the defaults when the service knows only other keys', async () => {
    const { flags } = await start([{ features: [feature('other', true), { key: 7 }, null] }]);

    expect(flags()).toMatchObject({ status: 'known', values: flagDefaults });
  });
});

describe('ELIG-11: the disaster list', () => {
  const KEY = 'fe-heloc-disaster-zips';
  /** The list of screens.md 12.4. */
  const DEFAULT = ['28711', '33931'];

  it.each([
    ['is read', [feature(KEY, true, { zips: ['43214'] })], ['43214']],
    ['is empty while its flag is off', [feature(KEY, false, { zips: ['43214'] })], []],
    ['is empty if the service says so', [feature(KEY, true, { zips: [] })], []],
    ["is its default if the value isn't a list", [feature(KEY, true, { zips: '43214' })], DEFAULT],
    ["is its default if the service doesn't name it", [], DEFAULT],
  ])('reads the disaster list: it %s', async (_what, list, zips) => {
    const { store } = await start([{ features: list }]);

    expect(selectDisasterZips(store.getState())).toEqual(zips);
  });

  it('FT-83 falls back to the default disaster list when the flag service is down, but not before', async () => {
    const { store } = await start([refused(503)]);

    expect(selectDisasterZips(rootReducer(undefined, { type: '' }))).toEqual([]);
    expect(selectDisasterZips(store.getState())).toEqual(DEFAULT);
  });

  it('FT-83 keeps the disaster list of the service when it is down later', async () => {
    const { store } = await start([{ features: [feature(KEY, true, { zips: ['43214'] })] }]);

    store.dispatch(flagsDefaulted());

    expect(selectDisasterZips(store.getState())).toEqual(['43214']);
  });
});

it.each([
  ['optimizely', { mode: 'optimizely' }, 'optimizely'],
  ['broker', { mode: 'broker' }, 'broker'],
  ['an unknown one', { mode: 'agent' }, null],
  ['no text', { mode: 7 }, null],
  ['none', undefined, null],
])('FLAG-06: reads the mode of the broker flag: %s', async (_what, variables, mode) => {
  const { flags } = await start([{ features: [feature('fe-heloc-broker-mode', true, variables)] }]);

  expect(flags().brokerMode).toBe(mode);
});

describe('MAINT-01 to MAINT-03: the maintenance flag', () => {
  const KEY = 'fe-heloc-maintenance';

  it.each([
    [
      'all fields',
      { routes: ['/register'], title: 'Back soon', message: 'At noon.', showDashboardLink: true },
      { routes: ['/register'], title: 'Back soon', message: 'At noon.', showDashboardLink: true },
    ],
    [
      'only its routes',
      { routes: ['/register'] },
      { routes: ['/register'], title: null, message: null, showDashboardLink: false },
    ],
    [
      'no texts and no link',
      { routes: ['/register'], title: '', message: ' ', showDashboardLink: null },
      { routes: ['/register'], title: null, message: null, showDashboardLink: false },
    ],
    [
      'no routes',
      { routes: null, title: 'Back soon' },
      { routes: [], title: 'Back soon', message: null, showDashboardLink: false },
    ],
    ['an invalid value', { routes: 'everywhere' }, null],
  ])('reads a maintenance flag with %s', async (_what, variables, maintenance) => {
    const { flags } = await start([{ features: [feature(KEY, true, variables)] }]);

    expect(flags().maintenance).toEqual(maintenance);
  });

  it('reads no maintenance while its flag is off', async () => {
    const { flags } = await start([{ features: [feature(KEY, false, { routes: ['/register'] })] }]);

    expect(flags().maintenance).toBeNull();
  });
});
