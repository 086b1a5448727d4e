import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readApplication, readApplications, readStatus } from '#sagas/api/contract/application.ts';
import { readFeatures } from '#sagas/api/contract/features.ts';
import { login } from '#sagas/api/contract/account.ts';
import { readProfile } from '#sagas/api/contract/profile.ts';
import { readPhoneHours } from '#sagas/api/contract/support.ts';
import { anOptimizeUser } from '#tests/server/support/optimizeUser.ts';
import { aBanner } from '#tests/support/fixtures/banners.ts';
import { applicationsAt, asBorrower } from '#tests/support/fixtures/borrower.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';
import { aSandbox } from '#tests/support/fakes/sandbox.ts';

describe('the control interface', () => {
  const lender = openLender('test');
  const { at } = applicationsAt(lender);

  const raw = (path: string, init: RequestInit = {}) =>
    lender.sandbox.app.request(`http://localhost:3000${path}`, init);

  test('reports that it is ready', async () => {
    expect((await lender.control('GET', '/sandbox/health')).body).toEqual({ status: 'ok' });
  });

  test('accepts JSON from loopback only, under a loopback name (decision 16)', async () => {
    const reset = (headers: Record<string, string>) =>
      raw('/sandbox/reset', { method: 'POST', headers, body: '{}' });
    expect((await reset({ 'Content-Type': 'text/plain' })).status).toBe(415);
    const json = { 'Content-Type': 'application/json' };
    expect((await reset({ ...json, Host: 'evil.test' })).status).toBe(403);
    expect((await reset({ ...json, 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await reset({ ...json, Host: 'larkmere.localhost:3000' })).status).toBe(200);
    expect((await reset({ ...json, 'X-Forwarded-For': '127.0.0.1' })).status).toBe(403);
    expect((await reset({ ...json, Forwarded: 'for=127.0.0.1' })).status).toBe(403);
    expect((await reset({ ...json, 'X-Real-IP': '192.0.2.7' })).status).toBe(403);
    expect((await reset({ ...json, Via: '1.1 proxy' })).status).toBe(403);
    const elsewhere = { incoming: { socket: { remoteAddress: '192.0.2.7' } } };
    const remote = await lender.sandbox.app.request(
      'http://localhost/sandbox/requests',
      {},
      elsewhere,
    );
    expect(remote.status).toBe(403);
    const local = { incoming: { socket: { remoteAddress: '::ffff:127.0.0.1' } } };
    expect(
      (await lender.sandbox.app.request('http://localhost/sandbox/health', {}, local)).status,
    ).toBe(200);
  });

  describe('sessions', () => {
    test('creates a borrower at the offers, pinned, who can sign in with the password', async () => {
      const { token, applicationUuid, email, password } = await lender.session();
      const borrower = asBorrower(lender, { token }, applicationUuid);
      expect((await borrower.read(readApplication)).status).toMatchObject({
        checklistStatus: 'OFFER_SELECTION',
        uwDecision: 'INITIAL',
        uwSubDecision: 'UNVERIFIED_OFFER',
      });
      expect((await lender.call(login, { body: { email, password } })).status).toBe(200);
    });

    test('accepts given values, including null, and fills in the rest as on the happy path (8.1)', async () => {
      const borrower = await at('AUTOPAY_ACCOUNT', {
        profile: { email: 'nia@demo.example', name: { lastName: 'Reedway' } },
        application: {
          income: { incomePrimary: 240_000 },
          property: { street1: '45 Mossbell Terrace', city: 'Brooklyn', state: 'NY', zip: '11215' },
          disburseAccount: null,
        },
      });
      expect(await borrower.read(readApplication)).toMatchObject({
        adjustedHomeAmount: 780_000,
        disburseAccount: null,
        ssnOnFile: true,
        selectedOffer: { drawPreference: 'PRESERVE' },
        profile: { email: 'nia@demo.example', name: { firstName: 'Morgan', lastName: 'Reedway' } },
      });
    });

    test.each([
      ['DECLINED', { declineReason: 'GENERIC', uwDecision: 'DECLINE' }],
      ['GEN_CLOSING_DISCLOSURE', { waitingOnFloodCert: false }],
      ['BPO_ORDER_REQUEST', { bpo: 'BPO_REQUIRED' }],
      ['DEED_SIGNING', { primaryParticipantAcceptComplete: false }],
      ['MANUAL_DEED_SIGNING', { manualNotary: true }],
      ['HARD_CREDIT_FROZEN', { uwDecision: 'REVIEW', uwSubDecision: 'CREDIT_FROZEN' }],
      ['FINAL_OFFER', { uwDecision: 'FINAL', uwSubDecision: 'FINAL_OFFER' }],
    ])('starts a session at %s with the defaults %j', async (checklistStatus, defaults) => {
      expect(await (await at(checklistStatus)).status()).toMatchObject(defaults);
    });

    test('creates a signer of the application, who cannot read it as a borrower', async () => {
      const signer = await lender.session({ role: 'signer' });
      const { token, applicationUuid, identityUuid } = signer;
      const stored = await lender.control('GET', `/sandbox/applications/${applicationUuid}`);
      expect(stored.body).toMatchObject({
        status: {
          checklistStatus: 'CO_DEED_REQ',
          helocSigners: [{ identityUuid }],
          additionalSignerVersion: 'v1',
        },
        signers: [{ identityUuid, state: 'INVITED' }],
      });
      const profile = await lender.call(readProfile, {}, { token });
      expect(profile.body.profileType).toBe('CO_DEEDER');
      const path = { uuid: applicationUuid };
      expect((await lender.call(readStatus, { path }, { token })).status).toBe(404);
    });

    test('creates no application for null, or for a broker', async () => {
      for (const request of [{ application: null }, { role: 'broker' }]) {
        const { token, applicationUuid } = await lender.session(request);
        expect(applicationUuid).toBeNull();
        expect((await lender.call(readApplications, {}, { token })).body).toEqual([]);
      }
    });

    test('rejects an array as a session', async () => {
      expect((await lender.control('POST', '/sandbox/sessions', [])).status).toBe(400);
    });

    test('opens the requested application with a ticket', async () => {
      const { applicationUuid } = await lender.session({ profile: { email: 'two@demo.example' } });
      const { body } = await lender.control('POST', '/sandbox/tickets', { applicationUuid });
      const opened = await lender.sandbox.app.request(String(body['loginUrl']));
      expect(opened.headers.get('location')).toBe(`/account/heloc/${applicationUuid}`);
    });

    test('signs a browser in with loginUrl, and redirects only within this site (SC-04)', async () => {
      const { applicationUuid } = await lender.session({ org: 'LARKMERE' });
      const target = async (query: string) => {
        const { body } = await lender.control('POST', '/sandbox/tickets', { applicationUuid });
        const opened = await lender.sandbox.app.request(`${String(body['loginUrl'])}${query}`);
        return opened.headers.get('location');
      };
      expect(await target('')).toBe(`/account/heloc/${applicationUuid}?org=LARKMERE`);
      expect(await target('?next=/dashboard')).toBe('/dashboard');
      for (const evil of ['//evil.test', '/a/..//evil.test', '/%5Cevil', 'https://evil.test'])
        expect(await target(`?next=${encodeURIComponent(evil)}`)).toBe(
          `/account/heloc/${applicationUuid}?org=LARKMERE`,
        );
    });
  });

  describe('applications', () => {
    test('merges fields and signers, accepts unchanged ids, and sets `pinned` with PATCH', async () => {
      const { applicationUuid, identityUuid, token } = await lender.session({
        checklistStatus: 'CO_DEED_REQ',
      });
      const address = `/sandbox/applications/${applicationUuid}`;
      const patched = await lender.control('PATCH', address, {
        uuid: applicationUuid,
        identityUuid,
        signers: [{ lastName: 'Marlow' }],
        status: { additionalSignerVersion: 'v2' },
      });
      expect(patched.body).toMatchObject({
        uuid: applicationUuid,
        identityUuid,
        pinned: true,
        signers: [{ state: 'INVITED', firstName: 'Lena', lastName: 'Marlow' }],
        status: { checklistStatus: 'CO_DEED_REQ', additionalSignerVersion: 'v2' },
      });
      const borrower = asBorrower(lender, { token }, applicationUuid);
      await lender.control('PATCH', address, { pinned: false });
      expect(await borrower.next()).toBe('GEN_NOTARY_DISCLOSURE');
      await lender.control('PATCH', address, { pinned: true });
      lender.pass(60_000);
      expect((await borrower.status()).checklistStatus).toBe('GEN_NOTARY_DISCLOSURE');
    });
  });

  test('lets the flags of one lender win over those for all', async () => {
    const enabled = async (organization: string) => {
      const body = { optimizeUser: anOptimizeUser(organization) };
      const params = { path: { context: 'external' }, body };
      const { features } = (await lender.call(readFeatures, params)).body;
      expect(features).toHaveLength(17);
      return features.find(({ key }) => key === 'fe-webchat')?.enabled;
    };
    expect([await enabled('HOMELINE'), await enabled('LARKWICK')]).toEqual([true, false]);
    const on = { 'fe-webchat': { enabled: true, variables: {} } };
    const off = { 'fe-webchat': { enabled: false, variables: {} } };
    await lender.control('PUT', '/sandbox/flags', on);
    await lender.control('PUT', '/sandbox/flags?org=HOMELINE', off);
    expect([await enabled('HOMELINE'), await enabled('LARKWICK')]).toEqual([false, true]);
    await lender.control('PUT', '/sandbox/flags?org=HOMELINE', {});
    expect(await enabled('HOMELINE')).toBe(true);
    expect((await lender.control('PUT', '/sandbox/flags?org=ANONYMOUS', on)).status).toBe(400);
    expect((await lender.control('GET', '/sandbox/flags?org=ANONYMOUS')).status).toBe(400);
  });

  test('stores hours and banners as sent', async () => {
    const phone = async () => {
      const params = { path: { department: 'OPS_PHONE' }, query: { display: 'true' } } as const;
      return (await lender.call(readPhoneHours, params)).body;
    };
    expect(await phone()).toHaveLength(7);
    expect((await phone())[0]).toEqual({
      weekday: 'Monday',
      weekdayValue: 1,
      isOpen: true,
      startTime: '06:00',
      endTime: '18:00',
    });
    const week = [{ weekdayValue: 1, startTime: null, endTime: null }];
    await lender.control('PUT', '/sandbox/hours', { chatOpen: false, week });
    expect(await phone()).toEqual([
      { weekday: 'Monday', weekdayValue: 1, isOpen: false, startTime: null, endTime: null },
    ]);
    const banner = aBanner();
    const least = { uuid: banner.uuid, message: 'Hello', apps: ['heloc'], variant: 'warn' };
    await lender.control('PUT', '/sandbox/banners', [banner, least]);
    expect((await lender.control('GET', '/sandbox/banners')).body).toEqual([banner, least]);
  });

  test('drops everything at a reset, and seeds the demo people', async () => {
    const { token } = await lender.session();
    await lender.control('PUT', '/sandbox/faults', [{ path: 'status', status: 500 }]);
    await lender.control('POST', '/sandbox/reset');
    expect((await lender.call(readApplications, {}, { token })).status).toBe(401);
    expect((await lender.control('GET', '/sandbox/faults')).body).toEqual([]);
    const body = { email: 'dana.marlow@demo.example', password: 'Borrow!2026demo' };
    expect((await lender.call(login, { body })).status).toBe(200);
  });
});

describe('the demo people (12.7)', () => {
  test.each([
    ['ravi.oakhurst', [['OFFER_SELECTION', true]]],
    ['opal.kerrigan', [['DECLINED', false]]],
    ['neil.ashgrove', [['COMPLETE', true]]],
    ['ines.parrish', [['OFFER_SELECTION', true]]],
    ['bea.stanwick', []],
    ['dana.marlow', []],
  ])('seeds %s with %j', async (name, expected) => {
    const lender = await aSandbox();
    const body = { email: `${name}@demo.example`, password: 'Borrow!2026demo' };
    const { jwt } = (await lender.call(login, { body })).body;
    const all = await lender.call(readApplications, {}, { token: jwt });
    expect(all.body.map(({ status, active }) => [status.checklistStatus, active])).toEqual(
      expected,
    );
    lender.close();
  });
});

describe('a restart', () => {
  test('keeps identities, sessions and applications across a restart, and catches up with the time', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'homeline-sandbox-'));
    const dataFile = join(folder, 'sandbox.sqlite');
    const before = await aSandbox({ dataFile });
    const { token, applicationUuid } = await before.session({ checklistStatus: 'RECORDING' });
    await before.control('PATCH', `/sandbox/applications/${applicationUuid}`, { pinned: false });
    before.close();

    const after = await aSandbox({ dataFile, startAt: Date.UTC(2026, 10, 16, 15, 0, 8) });
    const borrower = asBorrower(after, { token }, applicationUuid);
    expect((await borrower.status()).checklistStatus).toBe('FUNDABLE');
    after.close();
    rmSync(folder, { recursive: true });
  });
});
