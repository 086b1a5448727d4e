import { selectApplicationState } from '#store/application/core/state.ts';
import { identityAbsent, profileAbsent } from '#store/identity/slice.ts';
import { applicationScreens } from '#store/application/core/screens.ts';
import {
  lenderDataReceived,
  lenderDataRequested,
} from '#store/application/core/lenderDataSlice.ts';
import { linkFollowed } from '#store/shell/slice.ts';
import { aDecision } from '#tests/support/fixtures/decisions.ts';
import { at } from '#tests/support/sagas/startChecklist.ts';
import { HANG, refused } from '#tests/support/fakes/scriptedApi.ts';
import { application, BASE, startAtUrl } from '#tests/support/sagas/startAtUrl.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { APPLICATION } from '#tests/support/fixtures/uuids.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';

const borrowerPaths = [
  APPLICATION,
  `register/${APPLICATION}/name`,
  ...Object.values(applicationScreens).map(
    ({ path }) => `${APPLICATION}/${path.replace(':type', 'truv-payroll')}`,
  ),
];

describe('a visitor', () => {
  it.each(borrowerPaths)(
    'FT-44, ACCESS-12: sends a visitor at %s to the login, and brings them back',
    async (path) => {
      const address = `${BASE}/${path}?from=income`;

      const { left, api, view } = await startAtUrl(address, { who: identityAbsent() });

      expect(left).toEqual([`/auth/login?redirectUrl=${encodeURIComponent(address)}`]);
      expect(api.calls).toEqual([]);
      expect(view()).toBe('waiting');
    },
  );

  it.each(['unknown-path', 'dashboard-of-mine/x'])(
    'ACCESS-12: sends a visitor at %s to the login as well',
    async (path) => {
      const { left } = await startAtUrl(`${BASE}/${path}`, { who: identityAbsent() });

      expect(left).toEqual([expect.stringMatching('^/auth/login')]);
    },
  );

  const wanted = encodeURIComponent(`${BASE}/heloc-signer/conditions`);

  it.each([
    ['heloc-signer', ''],
    ['heloc-signer/conditions', `?redirectUrl=${wanted}`],
  ])('ACCESS-13: sends a visitor at %s to the signer’s login', async (path, search) => {
    const { left, ports } = await startAtUrl(`${BASE}/${path}`, { who: identityAbsent() });

    expect(ports.history.entries).toEqual([`${BASE}/heloc-signer/login${search}`]);
    expect(left).toEqual([]);
  });

  it.each([
    ['ACCESS-06', 'coming-soon'],
    ['ACCESS-08', 'register/support'],
    ['ACCESS-10', 'not-accepting-apps'],
    ['ACCESS-11', 'heloc-signer/login'],
  ])('lets a visitor stay, as %s says, at %s', async (_row, path) => {
    const { left, place, view } = await startAtUrl(`${BASE}/${path}`, { who: identityAbsent() });

    expect(left).toEqual([]);
    expect(place()).toBe(`${BASE}/${path}`);
    expect(['waiting', 'failed', 'notFound']).not.toContain(view());
  });

  it("doesn't redirect a visitor before the lender has responded about the identity", async () => {
    const { left, store } = await startAtUrl(at('start/hmda'), { who: null });
    expect(left).toEqual([]);

    store.dispatch(identityAbsent());
    await pass(0);

    expect(left).toHaveLength(1);
  });

  it('ACCESS-18: opens the application with an unverified bearer', async () => {
    const { left, store, view, ports } = await startAtUrl(at('start/hmda'), { who: null });
    ports.tokens.set('a.b.c');

    store.dispatch(identityAbsent());
    await pass(0);

    expect(left).toEqual([]);
    expect(view()).toBe('ready');
  });
});

describe('A-34 addresses of the main site', () => {
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
  ])('redirects (%s) %s to %s, even for a visitor', async (_row, address, to) => {
    const { left } = await startAtUrl(address, { who: identityAbsent() });

    expect(left).toEqual([to]);
  });
});

it.each([
  ['register/support?utm_source=mail', 'register/support?utm_source=mail'],
  ['heloc-signer/login?a=b', 'heloc-signer/login?a=b'],
])(
  'REDIR-01, REDIR-02, A-33: redirects account/%s to its new address, and keeps the query',
  async (old, to) => {
    const { ports, left } = await startAtUrl(`${BASE}/account/${old}`, { who: identityAbsent() });

    expect(ports.history.entries).toEqual([`${BASE}/${to}`]);
    expect(left).toEqual([]);
  },
);

describe('a borrower', () => {
  it.each(borrowerPaths.filter((path) => path.includes('/')))(
    'FT-44, ACCESS-17, A-81: opens %s by its address, whatever the status',
    async (path) => {
      const { left, place } = await startAtUrl(`${BASE}/${path}`);

      expect(left).toEqual([]);
      expect(place()).toBe(`${BASE}/${path}`);
    },
  );

  it('A-81: leads from the application’s own address to where the checklist decides', async () => {
    const { place } = await startAtUrl(at(''));

    expect(place()).toBe(at('start/hmda'));
  });

  it('ROUTE-APP-52: reads only income/link as income/review, with the query', async () => {
    const { ports } = await startAtUrl(`${at('income/link')}?from=a`);

    expect(ports.history.entries).toEqual([`${at('income/review')}?from=a`]);
  });

  it.each([
    ['nonsense', 'income/review'],
    ['constructor', 'income/review'],
    ['Truv-Payroll/', 'income/review'],
    ['other', 'income/upload?kind=other'],
    ['manual-paystub', 'income/upload'],
    ['empinfo', 'income/employer-verification'],
    ['pointserv-tax', 'income/link/pointserv-tax'],
  ])('ROUTE-APP-15, A-49: reads income/link/%s as %s, with the query', async (type, path) => {
    const { place } = await startAtUrl(`${at(`income/link/${type}`)}?from=a`);

    expect(place()).toBe(`${at(path)}${path.includes('?') ? '&' : '?'}from=a`);
  });

  it('ROUTING-04: shows the decline on every screen to a borrower who was declined', async () => {
    const { place } = await startAtUrl(at('bank/disburse'), {
      script: {
        readApplication: [
          { ...application, status: { checklistStatus: 'HMDA', uwDecision: 'DECLINE' } },
        ],
      },
    });

    expect(place()).toBe(at('error/decline'));
  });

  it('ROUTING-04: lets a borrower who was declined open the disclosures', async () => {
    const { place } = await startAtUrl(at('document/disclosures'), {
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
  ])(
    'A-45: takes a borrower whose decision allows an income correction from %s to %s',
    async (path, to) => {
      const { place, store } = await startAtUrl(at('error/income'), {
        script: {
          readApplication: [
            { ...application, status: { checklistStatus: 'DECLINED', uwDecision: 'DECLINE' } },
          ],
        },
      });
      store.dispatch(lenderDataRequested({ uuid: APPLICATION, names: ['decision'] }));
      store.dispatch(lenderDataReceived({ decision: aDecision({ correctable: ['income'] }) }));

      store.dispatch(linkFollowed({ to: at(path), replace: false }));
      await pass(0);

      expect(place()).toBe(at(to));
    },
  );

  it('reads the application once for all its screens', async () => {
    const { store, api } = await startAtUrl(at('start/hmda'));

    store.dispatch(linkFollowed({ to: at('conditions'), replace: false }));
    await pass(0);

    expect(api.names()).toEqual(['readApplication']);
  });

  it('ACCESS-16: sends a borrower with an inquiry to the dashboard', async () => {
    const { left } = await startAtUrl(at('start/hmda'), {
      script: { readApplication: [{ ...application, isInquiry: true }] },
    });

    expect(left).toEqual(['/dashboard']);
  });

  it('MODAL-ACTIVE-1: opens the application for a borrower with an inquiry of an exempt broker', async () => {
    const { left, view } = await startAtUrl(at('start/hmda'), {
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
    expect(view()).toBe('ready');
  });

  it.each([400, 403, 404])(
    'ACCESS-15, FT-31: sends a borrower to the dashboard when the application is missing or another user’s (%d)',
    async (status) => {
      const { left, store, view } = await startAtUrl(at('start/hmda'), {
        script: { readApplication: [refused(status)] },
      });

      expect(left).toEqual(['/dashboard']);
      expect(view()).toBe('waiting');
      expect(selectApplicationState(store.getState()).record.status).toBe('loading');
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
  ])('FT-31: sends a borrower to the dashboard for a malformed id: %s', async (address) => {
    const { left, api } = await startAtUrl(address);

    expect(left).toEqual(['/dashboard']);
    expect(api.calls).toEqual([]);
  });

  it.each(['unknown-path', 'unknown-path/', 'start/unknown', 'register/conditions'])(
    'sees the not-found page at an unknown address: %s',
    async (path) => {
      const { left, view } = await startAtUrl(`${BASE}/${path}`);

      expect(left).toEqual([]);
      expect(view()).toBe('notFound');
    },
  );

  it.each([
    ['before the application is here', 0],
    ['after it', 1],
  ])(
    'ACCESS-14: sends a borrower without a profile, known %s, to the dashboard',
    async (_when, ms) => {
      const { left, store } = await startAtUrl(at('start/hmda'), {
        script: { readApplication: ms === 0 ? [HANG, application] : [application] },
      });

      store.dispatch(profileAbsent());
      await pass(0);

      expect(left).toEqual(['/dashboard']);
    },
  );
});
