import { watchChecklist } from '#sagas/followChecklist.ts';
import { watchPlaces } from '#sagas/guard.ts';
import { watchLocation } from '#sagas/keepLocation.ts';
import { featuresDefaulted } from '#store/features/slice.ts';
import {
  identityAbsent,
  identityReceived,
  loggedOut,
  profileAbsent,
} from '#store/identity/slice.ts';
import { linkFollowed, retryRequested } from '#store/shell/slice.ts';
import { screens } from '#store/shell/screens.ts';
import { selectView } from '#store/shell/view.ts';
import { APPLICATION, at } from '#tests/support/following.ts';
import { fakePorts } from '#tests/support/fakePorts.ts';
import { HANG, offline, refused, scriptedApi, type Answer } from '#tests/support/scriptedApi.ts';
import { startSaga } from '#tests/support/startSaga.ts';

const IDENTITY = '5b1f4c9a-0d7e-4b55-8f3e-2f9a8c7d6e01';
const BASE = '/account/heloc';
const here = identityReceived({ uuid: IDENTITY });
const application = {
  uuid: APPLICATION,
  status: { checklistStatus: 'HMDA' },
  property: { state: 'OH' },
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

interface Start {
  readonly who?: ReturnType<typeof identityReceived> | ReturnType<typeof identityAbsent> | null;
  readonly script?: Readonly<Record<string, readonly Answer[]>>;
}

async function open(address: string, { who = here, script = {} }: Start = {}) {
  const api = scriptedApi({
    readApplication: [application],
    readStatus: [{ checklistStatus: 'HMDA' }],
    ...script,
  });
  const ports = fakePorts({ api, at: address });
  const { store, actions } = startSaga([watchLocation, watchChecklist, watchPlaces], {
    ports,
    before: [featuresDefaulted(), ...(who ? [who] : [])],
  });
  await jest.advanceTimersByTimeAsync(0);
  return {
    api,
    ports,
    store,
    actions,
    left: ports.page.left,
    place: () => ports.history.entries.at(-1),
    drawn: () => selectView(store.getState()),
  };
}

const borrowerPaths = Object.values(screens)
  .filter(({ access }) => access === 'borrower')
  .map(({ path }) =>
    path.replace(':uuid', APPLICATION).replace(':type', 'payroll').replace(':step', 'name'),
  );

describe('somebody who is not signed in', () => {
  it.each(borrowerPaths)('FT-44, ACCESS-12: at %s signs in, and comes back', async (path) => {
    const address = `${BASE}/${path}?from=income`;

    const { left, api, drawn } = await open(address, { who: identityAbsent() });

    expect(left).toEqual([`/auth/login?redirectUrl=${encodeURIComponent(address)}`]);
    expect(api.calls).toEqual([]);
    expect(drawn()).toEqual({ kind: 'waiting' });
  });

  it.each(['nobody-knows', 'dashboard-of-mine/x'])('ACCESS-12: at %s as well', async (path) => {
    const { left } = await open(`${BASE}/${path}`, { who: identityAbsent() });

    expect(left).toEqual([expect.stringMatching('^/auth/login')]);
  });

  it.each(['heloc-signer', 'heloc-signer/conditions'])(
    'ACCESS-13: at %s comes to the signer’s login',
    async (path) => {
      const { left, place } = await open(`${BASE}/${path}`, { who: identityAbsent() });

      expect(place()).toBe(`${BASE}/heloc-signer/login`);
      expect(left).toEqual([]);
    },
  );

  it.each([
    ['ACCESS-06', 'coming-soon'],
    ['ACCESS-08', 'register/support'],
    ['ACCESS-10', 'not-accepting-apps'],
    ['ACCESS-11', 'heloc-signer/login'],
  ])('%s: may see %s', async (_row, path) => {
    const { left, place, drawn } = await open(`${BASE}/${path}`, { who: identityAbsent() });

    expect(left).toEqual([]);
    expect(place()).toBe(`${BASE}/${path}`);
    expect(drawn().kind).toBe('page');
  });

  it('nobody is sent away before the lender said who is here', async () => {
    const { left, store } = await open(at('start/hmda'), { who: null });
    expect(left).toEqual([]);

    store.dispatch(identityAbsent());
    await jest.advanceTimersByTimeAsync(0);

    expect(left).toHaveLength(1);
  });

  it('ACCESS-18: a bearer that nobody could check still opens the application', async () => {
    const { left, store, drawn, ports } = await open(at('start/hmda'), { who: null });
    ports.tokens.adopt('a.b.c');

    store.dispatch(identityAbsent());
    await jest.advanceTimersByTimeAsync(0);

    expect(left).toEqual([]);
    expect(drawn()).toEqual({ kind: 'page', page: 'startHmda' });
  });
});

describe('addresses that are the main site’s (A-34)', () => {
  it.each([
    ['REDIR-08', BASE, '/'],
    ['REDIR-08', `${BASE}/`, '/'],
    ['REDIR-03, A-33', `${BASE}/account`, '/dashboard'],
    ['REDIR-04, ACCESS-02', `${BASE}/terms`, '/terms'],
    ['REDIR-05, ACCESS-03', `${BASE}/communications`, '/communications'],
    ['REDIR-06, ACCESS-04', `${BASE}/privacy`, '/privacy'],
    ['REDIR-07, ACCESS-05', `${BASE}/licenses`, '/licenses'],
  ])('%s: %s leaves for %s, whoever asks', async (_row, address, to) => {
    const { left } = await open(address, { who: identityAbsent() });

    expect(left).toEqual([to]);
  });
});

it.each([
  ['register/support?utm_source=mail', 'register/support?utm_source=mail'],
  ['heloc-signer/login?a=b', 'heloc-signer/login?a=b'],
])(
  'REDIR-01, REDIR-02, A-33: account/%s under the base path has moved, query kept',
  async (old, to) => {
    const { place, left } = await open(`${BASE}/account/${old}`, { who: identityAbsent() });

    expect(place()).toBe(`${BASE}/${to}`);
    expect(left).toEqual([]);
  },
);

describe('a borrower', () => {
  it.each(borrowerPaths.filter((path) => path.includes('/')))(
    'FT-44, ACCESS-17, A-81: opens %s by its address, whatever the status',
    async (path) => {
      const { left, place } = await open(`${BASE}/${path}`);

      expect(left).toEqual([]);
      expect(place()).toBe(`${BASE}/${path}`);
    },
  );

  it('A-81: the application’s own address goes where the checklist says', async () => {
    const { place } = await open(at(''));

    expect(place()).toBe(at('start/hmda'));
  });

  it('ROUTE-APP-52: income/link alone is income/review, query kept', async () => {
    const { place } = await open(`${at('income/link')}?from=a`);

    expect(place()).toBe(`${at('income/review')}?from=a`);
  });

  it('ROUTING-04: who was declined reads it, on whatever screen they open', async () => {
    const { place } = await open(at('bank/disburse'), {
      script: {
        readApplication: [
          { ...application, status: { checklistStatus: 'HMDA', uwDecision: 'DECLINE' } },
        ],
      },
    });

    expect(place()).toBe(at('error/decline'));
  });

  it('ROUTING-04: but for the disclosures', async () => {
    const { place } = await open(at('document/disclosures'), {
      script: {
        readApplication: [
          { ...application, status: { checklistStatus: 'HMDA', uwDecision: 'DECLINE' } },
        ],
      },
    });

    expect(place()).toBe(at('document/disclosures'));
  });

  it('is not asked about the application again at each of its screens', async () => {
    const { store, api } = await open(at('start/hmda'));

    store.dispatch(linkFollowed({ to: at('conditions'), replace: false }));
    await jest.advanceTimersByTimeAsync(0);

    expect(api.names()).toEqual(['readApplication']);
  });

  it('ACCESS-16: an inquiry is for the dashboard', async () => {
    const { left } = await open(at('start/hmda'), {
      script: { readApplication: [{ ...application, isInquiry: true }] },
    });

    expect(left).toEqual(['/dashboard']);
  });

  it.each([400, 403, 404])(
    'ACCESS-15, FT-31: an application that is not there or not theirs (%d) is for the dashboard',
    async (status) => {
      const { left, store, drawn } = await open(at('start/hmda'), {
        script: { readApplication: [refused(status)] },
      });

      expect(left).toEqual(['/dashboard']);
      expect(drawn()).toEqual({ kind: 'waiting' });
      expect(store.getState().application.record.status).toBe('loading');
    },
  );

  it.each([
    `${BASE}/7d7a4f0e/start/hmda`,
    `${BASE}/7d7a4f0e-5a57-4c53-9a3f-3a9d3f1f0a0g`,
    `${BASE}/..%2F1/conditions`,
    `${BASE}/register/7d7a4f0e/name`,
  ])('FT-31: a malformed id is for the dashboard too: %s', async (address) => {
    const { left, api } = await open(address);

    expect(left).toEqual(['/dashboard']);
    expect(api.calls).toEqual([]);
  });

  it('an address that is none of ours is said to be none', async () => {
    const { left, drawn } = await open(`${BASE}/nobody-knows`);

    expect(left).toEqual([]);
    expect(drawn()).toEqual({ kind: 'page', page: 'notFound' });
  });

  it.each([
    ['before the application is here', 0],
    ['after it', 1],
  ])('ACCESS-14: no profile, heard of %s, is for the dashboard', async (_when, ms) => {
    const { left, store } = await open(at('start/hmda'), {
      script: { readApplication: ms === 0 ? [HANG, application] : [application] },
    });

    store.dispatch(profileAbsent());
    await jest.advanceTimersByTimeAsync(0);

    expect(left).toEqual(['/dashboard']);
  });
});

describe('an application that could not be read', () => {
  it('FT-03: is asked for five times more, and then its screen says so', async () => {
    const { api, drawn, left } = await open(at('start/hmda'), {
      script: { readApplication: [offline()] },
    });
    await jest.advanceTimersByTimeAsync(31_000);

    expect(api.calls).toHaveLength(6);
    expect(drawn()).toEqual({ kind: 'failed' });
    expect(left).toEqual([]);
  });

  it('S5: "Try again" heals it, without a reload', async () => {
    const { api, drawn, store } = await open(at('start/hmda'), {
      script: { readApplication: [refused(422)] },
    });
    api.answer('readApplication', [application]);

    store.dispatch(retryRequested());
    await jest.advanceTimersByTimeAsync(0);

    expect(drawn()).toEqual({ kind: 'page', page: 'startHmda' });
  });

  it('FT-06: whoever goes elsewhere takes the question back', async () => {
    const { api, store } = await open(at('start/hmda'), { script: { readApplication: [HANG] } });

    store.dispatch(linkFollowed({ to: `${BASE}/register/support`, replace: false }));
    await jest.advanceTimersByTimeAsync(0);

    expect(api.calls[0]?.options.signal?.aborted).toBe(true);
    expect(store.getState().shell.activities).toEqual([]);
  });

  it('FT-30: whoever logs out takes it back too', async () => {
    const { api, store } = await open(at('start/hmda'), { script: { readApplication: [HANG] } });

    store.dispatch(loggedOut());
    await jest.advanceTimersByTimeAsync(0);

    expect(api.calls[0]?.options.signal?.aborted).toBe(true);
    expect(store.getState().shell.activities).toEqual([]);
  });
});
