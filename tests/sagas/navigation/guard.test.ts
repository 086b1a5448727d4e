import { identityAbsent, profileAbsent } from '#store/identity/slice.ts';
import { lenderDataReceived, lenderDataRequested } from '#store/application/lenderDataSlice.ts';
import { linkFollowed } from '#store/shell/slice.ts';
import { screens } from '#store/shell/screens.ts';
import { aDecision } from '#tests/support/fixtures/decisions.ts';
import { APPLICATION, at } from '#tests/support/sagas/following.ts';
import { HANG, refused } from '#tests/support/fakes/scriptedApi.ts';
import { application, BASE, openAddress } from '#tests/support/sagas/openAddress.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const borrowerPaths = Object.values(screens)
  .filter(({ access }) => access === 'borrower')
  .map(({ path }) =>
    path.replace(':uuid', APPLICATION).replace(':type', 'truv-payroll').replace(':step', 'name'),
  );

describe('somebody who is not signed in', () => {
  it.each(borrowerPaths)('FT-44, ACCESS-12: at %s signs in, and comes back', async (path) => {
    const address = `${BASE}/${path}?from=income`;

    const { left, api, drawn } = await openAddress(address, { who: identityAbsent() });

    expect(left).toEqual([`/auth/login?redirectUrl=${encodeURIComponent(address)}`]);
    expect(api.calls).toEqual([]);
    expect(drawn()).toEqual({ kind: 'waiting' });
  });

  it.each(['nobody-knows', 'dashboard-of-mine/x'])('ACCESS-12: at %s as well', async (path) => {
    const { left } = await openAddress(`${BASE}/${path}`, { who: identityAbsent() });

    expect(left).toEqual([expect.stringMatching('^/auth/login')]);
  });

  it.each(['heloc-signer', 'heloc-signer/conditions'])(
    'ACCESS-13: at %s comes to the signer’s login',
    async (path) => {
      const { left, place } = await openAddress(`${BASE}/${path}`, { who: identityAbsent() });

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
    const { left, place, drawn } = await openAddress(`${BASE}/${path}`, { who: identityAbsent() });

    expect(left).toEqual([]);
    expect(place()).toBe(`${BASE}/${path}`);
    expect(drawn().kind).toBe('page');
  });

  it('nobody is sent away before the lender said who is here', async () => {
    const { left, store } = await openAddress(at('start/hmda'), { who: null });
    expect(left).toEqual([]);

    store.dispatch(identityAbsent());
    await jest.advanceTimersByTimeAsync(0);

    expect(left).toHaveLength(1);
  });

  it('ACCESS-18: a bearer that nobody could check still opens the application', async () => {
    const { left, store, drawn, ports } = await openAddress(at('start/hmda'), { who: null });
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
    ['REDIR-03, A-33', `${BASE}/account/`, '/dashboard'],
    ['REDIR-04, ACCESS-02', `${BASE}/terms`, '/terms'],
    ['REDIR-04, ACCESS-02', `${BASE}/terms/`, '/terms'],
    ['REDIR-05, ACCESS-03', `${BASE}/communications`, '/communications'],
    ['REDIR-06, ACCESS-04', `${BASE}/privacy`, '/privacy'],
    ['REDIR-07, ACCESS-05', `${BASE}/licenses`, '/licenses'],
  ])('%s: %s leaves for %s, whoever asks', async (_row, address, to) => {
    const { left } = await openAddress(address, { who: identityAbsent() });

    expect(left).toEqual([to]);
  });
});

it.each([
  ['register/support?utm_source=mail', 'register/support?utm_source=mail'],
  ['heloc-signer/login?a=b', 'heloc-signer/login?a=b'],
])(
  'REDIR-01, REDIR-02, A-33: account/%s under the base path has moved, query kept',
  async (old, to) => {
    const { place, left } = await openAddress(`${BASE}/account/${old}`, { who: identityAbsent() });

    expect(place()).toBe(`${BASE}/${to}`);
    expect(left).toEqual([]);
  },
);

describe('a borrower', () => {
  it.each(borrowerPaths.filter((path) => path.includes('/')))(
    'FT-44, ACCESS-17, A-81: opens %s by its address, whatever the status',
    async (path) => {
      const { left, place } = await openAddress(`${BASE}/${path}`);

      expect(left).toEqual([]);
      expect(place()).toBe(`${BASE}/${path}`);
    },
  );

  it('A-81: the application’s own address goes where the checklist says', async () => {
    const { place } = await openAddress(at(''));

    expect(place()).toBe(at('start/hmda'));
  });

  it('ROUTE-APP-52: income/link alone is income/review, query kept', async () => {
    const { place } = await openAddress(`${at('income/link')}?from=a`);

    expect(place()).toBe(`${at('income/review')}?from=a`);
  });

  it.each([
    ['nonsense', 'income/review'],
    ['constructor', 'income/review'],
    ['Truv-Payroll/', 'income/review'],
    ['other', 'income/upload'],
    ['manual-paystub', 'income/upload'],
    ['empinfo', 'income/employer-verification'],
    ['pointserv-tax', 'income/link/pointserv-tax'],
  ])('ROUTE-APP-15, A-49: income/link/%s is %s, query kept', async (type, path) => {
    const { place } = await openAddress(`${at(`income/link/${type}`)}?from=a`);

    expect(place()).toBe(`${at(path)}?from=a`);
  });

  it('ROUTING-04: who was declined reads it, on whatever screen they open', async () => {
    const { place } = await openAddress(at('bank/disburse'), {
      script: {
        readApplication: [
          { ...application, status: { checklistStatus: 'HMDA', uwDecision: 'DECLINE' } },
        ],
      },
    });

    expect(place()).toBe(at('error/decline'));
  });

  it('ROUTING-04: but for the disclosures', async () => {
    const { place } = await openAddress(at('document/disclosures'), {
      script: {
        readApplication: [
          { ...application, status: { checklistStatus: 'HMDA', uwDecision: 'DECLINE' } },
        ],
      },
    });

    expect(place()).toBe(at('document/disclosures'));
  });

  it.each([
    ['income/review', 'income/review'],
    ['identity', 'error/decline'],
  ])('A-45: a decision that has the income corrected leaves %s at %s', async (path, to) => {
    const { place, store } = await openAddress(at('error/income'), {
      script: {
        readApplication: [
          { ...application, status: { checklistStatus: 'DECLINED', uwDecision: 'DECLINE' } },
        ],
      },
    });
    store.dispatch(lenderDataRequested({ uuid: APPLICATION, names: ['decision'] }));
    store.dispatch(lenderDataReceived({ decision: aDecision({ correctable: ['income'] }) }));

    store.dispatch(linkFollowed({ to: at(path), replace: false }));
    await jest.advanceTimersByTimeAsync(0);

    expect(place()).toBe(at(to));
  });

  it('is not asked about the application again at each of its screens', async () => {
    const { store, api } = await openAddress(at('start/hmda'));

    store.dispatch(linkFollowed({ to: at('conditions'), replace: false }));
    await jest.advanceTimersByTimeAsync(0);

    expect(api.names()).toEqual(['readApplication']);
  });

  it('ACCESS-16: an inquiry is for the dashboard', async () => {
    const { left } = await openAddress(at('start/hmda'), {
      script: { readApplication: [{ ...application, isInquiry: true }] },
    });

    expect(left).toEqual(['/dashboard']);
  });

  it('MODAL-ACTIVE-1: one of the brokers whose inquiries are applications is the borrower’s', async () => {
    const { left, drawn } = await openAddress(at('start/hmda'), {
      organisation: anOrganisation({ switches: { inquiryExemptBrokerNmls: ['9910004'] } }),
      script: {
        readApplication: [
          {
            ...application,
            isInquiry: true,
            referrer: { referrerUuid: null, wholesaleBrokerNmls: '9910004' },
          },
        ],
      },
    });

    expect(left).toEqual([]);
    expect(drawn()).toEqual({ kind: 'page', page: 'startHmda' });
  });

  it.each([400, 403, 404])(
    'ACCESS-15, FT-31: an application that is not there or not theirs (%d) is for the dashboard',
    async (status) => {
      const { left, store, drawn } = await openAddress(at('start/hmda'), {
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
    `${BASE}/undefined/start/contact`,
    `${BASE}/null/conditions/`,
    `${BASE}/register/undefined/name`,
  ])('FT-31: a malformed id is for the dashboard too: %s', async (address) => {
    const { left, api } = await openAddress(address);

    expect(left).toEqual(['/dashboard']);
    expect(api.calls).toEqual([]);
  });

  it.each([
    'nobody-knows',
    'nobody-knows/',
    'start/nobody',
    'register/conditions',
    'heloc-signer/identity',
    'heloc-signer/conditions',
  ])('an address that is none of ours is said to be none: %s', async (path) => {
    const { left, drawn } = await openAddress(`${BASE}/${path}`);

    expect(left).toEqual([]);
    expect(drawn()).toEqual({ kind: 'page', page: 'notFound' });
  });

  it.each([
    ['before the application is here', 0],
    ['after it', 1],
  ])('ACCESS-14: no profile, heard of %s, is for the dashboard', async (_when, ms) => {
    const { left, store } = await openAddress(at('start/hmda'), {
      script: { readApplication: ms === 0 ? [HANG, application] : [application] },
    });

    store.dispatch(profileAbsent());
    await jest.advanceTimersByTimeAsync(0);

    expect(left).toEqual(['/dashboard']);
  });
});
